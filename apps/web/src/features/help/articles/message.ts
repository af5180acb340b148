import type { Article } from './article.ts';

export const messageArticle = {
  id: 'message',
  category: 'work',
  routes: ['/message'],
  words: '通知 未读 静音 提醒 邮件 免打扰 unread mute notification mail quiet hours',
  related: ['message-alerts', 'task'],
  'zh-CN': {
    title: '消息：谁做了什么、什么在等你',
    text: `
任务、整改、审核和公告有动静时，这里会多一条消息。左边按类别分开，数字是未读；右边是消息，点开就到对应的任务、整改或页面。

## 怎么用
1. 点一条消息，会打开它说的对象，同时标为已读。
2. 选了一个类别时，“本类全部已读”只清这一类；没选时，“全部已读”清掉所有类别，不能撤销。
3. 不想再被某一类打扰：打开这条消息的菜单，选不再提醒。以后这一类直接算已读。
4. 页面右上角的铃铛打开“消息提醒”：静音了哪些，每一类要不要同时发邮件或弹浏览器通知，都在这里选。

## 容易误会
- 静音不等于收不到。消息仍在列表里，只是来的时候已经是已读。
- 需要你处理的消息和关于企业的消息不能静音，否则工作会停在你这里。
- 消息只是通知。读过消息不等于处理了任务，任务仍在“待我处理”里。
- 对象被删除，或者你不再负责那家门店，消息还在，但打开时会说明看不到。
`,
  },
  'en-US': {
    title: 'Messages: who did what, and what waits for you',
    text: `
When tasks, rectifications, reviews or announcements move, a message comes in here. Categories are at the left with their unread messages, the messages at the right. Opening one leads to the task, rectification or page it is about.

## How to use it
1. Click a message: what it is about opens, and the message is read.
2. In a category, “Mark category read” clears that one alone. With no category open it is “Mark all read” and clears every category. There is no undo.
3. To hear no more of one kind, open the menu of such a message and mute it. That kind then comes in as read.
4. The bell at the top right of the page opens “Message alerts”: what is muted, and for each category whether it is mailed or shown by the browser too.

## Easily misunderstood
- Muted does not mean lost. The messages are still in the list; they are read as they come.
- What you have to act on, and what concerns your company, cannot be muted: work would stop with you.
- A message only tells. Reading it handles nothing; the task still stands under “To do”.
- When an object was deleted, or its store is no longer yours, the message stays, but what it is about does not open.
`,
  },
} as const satisfies Article;
