import type { Article } from './article.ts';

export const messageReportArticle = {
  id: 'message-report',
  category: 'settings',
  routes: ['/message/noise', '/message/ledger'],
  words: '打扰 太多消息 打开率 送达 没收到 重试 noise too many messages open rate delivery ledger not received retry',
  related: ['sender', 'message-alerts'],
  'zh-CN': {
    title: '消息量报告和送达记录',
    text: `
消息太多，就没有人看。消息量报告告诉你每人每天收到几条、打开了多少；送达记录逐条说明一条消息在每个渠道上怎么样了。

## 消息量报告
- 默认看最近 7 天，最多 92 天。点数字就是它的那些消息。
- “打开”是点开消息、进到它说的任务或整改。只标为已读不算打开。
- 静音的消息不打扰人，不算在内。
- 某一类每人每天两条以上，打开不到三成，会建议改成每日汇总。改不改由每个人在消息提醒里决定。

## 送达记录
- 消息中心：未读、标为已读、已打开、已静音。
- 渠道：等待、已发出、失败、本地发件箱，或者为什么没发。失败的写明原因和试了几次。
- 自动重试最多五次，间隔越来越长。
- 不显示消息内容：内容只给收到它的人看。

## 容易误会
- 渠道状态保留 7 天，消息保留一年。
- “已发出”是对方收下了，不等于有人看了。
`,
  },
  'en-US': {
    title: 'Message volume and delivery ledger',
    text: `
When there is too much, nobody reads it. Message volume tells how many messages a person gets a day and how many they open; the ledger tells of each message what became of it on every channel.

## Message volume
- It begins with the last 7 days and takes up to 92. A number opens its messages.
- “Opened” is going to the task or rectification that a message is about. Marking it read is not opening.
- Muted messages bother nobody and do not count.
- From two a person and day, with under 30 % opened, a category is suggested for a daily digest. Everybody decides that in their own message alerts.

## Delivery ledger
- Message centre: unread, marked read, opened, muted.
- Channels: waiting, sent, failed, in the local outbox, or why it did not leave. What failed says why and how often it was tried.
- It is tried again by itself, five times in all, with growing pauses.
- The words of messages are not shown: they are for their readers.

## Easily misunderstood
- What became of channels is told for 7 days, messages are kept for a year.
- “Sent” means that the other side took it, not that somebody read it.
`,
  },
} as const satisfies Article;
