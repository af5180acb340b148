import type { Article } from './article.ts';

export const subscriptionArticle = {
  id: 'subscription',
  category: 'figures',
  routes: ['/subscription'],
  words: '报表订阅 邮件 定时发送 暂停 退订 群机器人 企业外邮箱 robot report mail schedule pause unsubscribe',
  related: ['subscription-report', 'statistics'],
  'zh-CN': {
    title: '报表订阅：按时发给大家',
    text: `
统计和列表不用每天自己打开：订阅后按时发消息或邮件，每人只收到自己门店范围内的数据。

## 怎么做
1. 打开统计、列表或客流看板，设好条件，点“订阅”。
2. 选数据周期、频率和时间，选收件人、角色或群机器人，站内消息还是邮件，要不要附明细表格。
3. 用“给我试发”看样子，再保存。

## 管理
1. 在这一页看每个订阅下次什么时候发，谁收到、谁没打开。
2. 可以暂停、继续、立即发送、重发；结束后不能恢复。
3. “一直未打开”列出总不看的人，可以停止发给他。

## 找到发给你的
- 在统计或列表上方点“发给我的报表”，或在订阅里看“发给我的”：每次都是当时的数字和行，保留 180 天。

## 容易误会
- 表格只发给有导出权限的收件人。
- 邮箱要本人验证过才会发邮件。
- 8:00 前发送，前一天的数字可能还没算完。
- 只看邮件也算没打开，邮件不做跟踪。
- 负责人没有权限了，订阅会自动暂停。
- 客流看板只发给能看到它的人；删除后不再发送，5 次后暂停。
- 群机器人和企业外邮箱收到的是负责人门店范围的数字；群里不发明细。企业外邮箱要管理员先开启，可以自己退订。
`,
  },
  'en-US': {
    title: 'Report subscriptions: sent to people in time',
    text: `
Statistics and lists need not be opened every day: a subscription sends them as message or e-mail, to each person the figures of their own stores.

## How to do it
1. Open statistics, a list or a flow dashboard, set the filters and press “Subscribe”.
2. Choose the period of the data, how often and when, people, roles or chat robots, message or e-mail, and whether the rows come along.
3. Send a test to yourself, then save.

## Look after them
1. Here stands when each is sent next, who got it and who did not open it.
2. Pause, resume, send now or again; an ended one cannot be resumed.
3. “Left unopened” lists people who never look. They can be left out.

## Find what was sent to you
- Press “Reports sent to me” above statistics or a list, or open the subscription: each report still has the figures and rows of its time, for 180 days.

## Easily misunderstood
- The spreadsheet goes only to those whose role may export.
- E-mails go only to proved addresses.
- Before 08:00 the figures of the day before may not be complete.
- Whoever reads only the e-mail counts as not opened: e-mails are not tracked.
- When its owner loses the permission, a subscription pauses by itself.
- A flow dashboard is sent only to those who can see it; when it is deleted nothing is sent, and after 5 times the subscription pauses.
- Chat robots and addresses outside get the figures of the owner's stores; a chat gets no rows. Addresses outside are allowed by an administrator first, and their readers can unsubscribe.
`,
  },
} as const satisfies Article;
