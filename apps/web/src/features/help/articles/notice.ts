import type { Article } from './article.ts';

export const noticeArticle = {
  id: 'notice',
  category: 'work',
  routes: ['/notice'],
  words: '公告 确认 已读 撤回 announcement read acknowledge recall',
  related: ['notice-edit'],
  'zh-CN': {
    title: '公告：收到的和发出的',
    text: `
公告是企业发给一群人的正式通知。没有公告权限的人在这里看到发给自己的公告；能发公告的人还能看到自己发的，以及谁读过。

## 读公告
1. 点标题打开，读完正文和附件。
2. 要求确认的公告，在末尾点“我已阅读并理解”。只打开不算确认。

## 管理公告
1. 打开一条已发送的公告，看接收人里谁未读、谁未确认，可以导出名单。
2. 点“提醒”再通知还没读的人：最多三次，每次间隔至少四小时。
3. 内容有错就撤回：接收人只看到标题和撤回原因，未读的消息会收回，阅读记录保留。然后复制一份，改好再发。

## 容易误会
- 发出的公告不能修改，只能撤回后复制。
- 定时公告的接收人以发送那一刻为准，不是以写的时候为准。
- 公告失效后，接收人的列表里不再有它；管理它的人仍能找到。
`,
  },
  'en-US': {
    title: 'Announcements: received and sent',
    text: `
An announcement is a formal word of the company to many people. Whoever may not write them finds those that were sent to them; whoever may, also finds their own and sees who has read them.

## Read one
1. Click the title and read the text and what is attached.
2. Where it asks for that, press “I have read and understood it” at the end. Opening alone is not an acknowledgement.

## Manage one
1. Open an announcement that was sent and look at its recipients: who has not read, who has not acknowledged. The list can be exported.
2. “Remind” tells those who have not read it again: three times at most, at least four hours apart.
3. If something in it is wrong, recall it: its recipients see only the title and the reason, unread messages are taken back, and who has read it stays written. Then copy it, change the copy and send that.

## Easily misunderstood
- An announcement that was sent cannot be changed, only recalled and copied.
- A scheduled one goes to whoever is in its range when it is sent, not when it was written.
- An expired one leaves the lists of its recipients; whoever manages it still finds it.
`,
  },
} as const satisfies Article;
