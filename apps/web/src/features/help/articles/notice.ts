import type { Article } from './article.ts';

export const noticeArticle = {
  id: 'notice',
  category: 'work',
  routes: ['/notice'],
  words:
    '公告 确认 已读 撤回 理解 紧急 批准 评论 announcement read acknowledge recall understood emergency approve comment',
  related: ['notice-manage', 'notice-edit'],
  'zh-CN': {
    title: '公告：读、确认和答题',
    text: `
公告是企业发给一群人的正式通知。没有公告权限的人在这里看到发给自己的公告；能发公告的人还能看到自己发的，以及谁读过。

## 读公告
1. 点标题打开，读完正文和附件。
2. 要求确认的公告，在末尾点“我已阅读并理解”。只打开不算确认。
3. 有理解检查的，读完点“开始答题”。全部答对才算理解，一共可答 3 次；用完或答对后才看到正确答案。
4. 允许评论的，在末尾写评论；自己的评论可以删除。

## 容易误会
- 重要公告的消息会等到你的门店开门、免打扰时间结束才推送；列表里马上就有。
- 已读不等于已理解：没有答对的人不算理解。
- 公告失效后，接收人的列表里不再有它；管理它的人仍能找到。
`,
  },
  'en-US': {
    title: 'Announcements: read, acknowledge, answer',
    text: `
An announcement is a formal word of the company to many people. Whoever may not write them finds those that were sent to them; whoever may, also finds their own and sees who has read them.

## Read one
1. Click the title and read the text and what is attached.
2. Where it asks for that, press “I have read and understood it” at the end. Opening alone is not an acknowledgement.
3. Where it has a comprehension check, press “Answer” after reading. It counts as understood once everything is right; you have three tries, and see what is right once you passed or used them.
4. Where comments are allowed, write one at the end; your own can be deleted.

## Easily misunderstood
- The message of an important one waits until your store is open and your quiet hours are over; in the list it stands at once.
- Read is not understood: whoever did not answer everything right is not counted.
- An expired one leaves the lists of its recipients; whoever manages it still finds it.
`,
  },
} as const satisfies Article;
