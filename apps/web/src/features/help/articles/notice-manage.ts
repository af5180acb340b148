import type { Article } from './article.ts';

export const noticeManageArticle = {
  id: 'notice-manage',
  category: 'work',
  words: '公告 管理 撤回 提醒 紧急 批准 门店 recall remind emergency approve store report',
  related: ['notice', 'notice-edit'],
  'zh-CN': {
    title: '公告：管理发出的公告',
    text: `
能发公告的人在“管理”里看到自己发的公告；有“全部公告”权限的人看到所有人的。

## 谁读过、谁做了
1. 打开一条已发送的公告，看接收人里谁未读、谁未确认，可以导出名单。
2. 点“提醒”再通知还没读的人：最多三次，每次间隔至少四小时。
3. 点“按门店查看”，看每家门店的已读、已理解、任务已提交和验收通过；点数字看是哪些人、哪些任务。
4. 内容有错就撤回：接收人只看到标题和撤回原因，未读的消息会收回，阅读记录保留；未完成的任务由你决定保留还是关闭。然后复制一份，改好再发。
5. 紧急公告要另一名管理全部公告的成员批准。收到消息后打开，点“批准并发送”，或写明原因点“不批准”。

## 容易误会
- 发出的公告不能修改，只能撤回后复制。
- 定时公告的接收人以发送那一刻为准，不是以写的时候为准。
- 一个人在两家门店工作，两家都算他。
- 重要公告的消息会等到接收人的门店开门、免打扰时间结束才推送；列表里马上就有。等待的人在“等待推送”里。
`,
  },
  'en-US': {
    title: 'Announcements: manage what was sent',
    text: `
Whoever may write announcements finds their own under “Managed”; with the permission “All announcements” those of everybody.

## Who has read it, who has done it
1. Open an announcement that was sent and look at its recipients: who has not read, who has not acknowledged. The list can be exported.
2. “Remind” tells those who have not read it again: three times at most, at least four hours apart.
3. “See by store” shows for each store who has read and understood it, and how far its task is; every number opens its people or tasks.
4. If something in it is wrong, recall it: its recipients see only the title and the reason, unread messages are taken back, and who has read it stays written; you choose whether open tasks are kept or closed. Then copy it, change the copy and send that.
5. An emergency needs the approval of another member who manages all announcements. Open it from the message, then approve and send it, or say why not.

## Easily misunderstood
- An announcement that was sent cannot be changed, only recalled and copied.
- A scheduled one goes to whoever is in its range when it is sent, not when it was written.
- Somebody who works at two stores counts in both.
- The message of an important one waits until a store of its reader is open and their quiet hours are over; in the list it stands at once. Who still waits is under “Told later”.
`,
  },
} as const satisfies Article;
