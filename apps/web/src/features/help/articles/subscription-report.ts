import type { Article } from './article.ts';

export const subscriptionReportArticle = {
  id: 'subscription-report',
  category: 'figures',
  routes: ['/subscription/report'],
  words: '发送时的报表 保存的数字 as it was sent frozen report',
  related: ['subscription'],
  'zh-CN': {
    title: '发送时的报表',
    text: `
从订阅的消息或邮件点进来，看到的是发送那一刻的数字，不是现在的。

## 怎么用
1. 上面写着发送时间和数据周期，下面是当时的指标和行。
2. 要看现在的情况，点“打开当前页面”，会带着同样的条件。
3. 行数很多时只保留前面一部分，会写明保留多少行。

## 为什么保留当时的
开会讨论的是收到的那份。以后有记录作废、补交，现在的数字会变，这一份不变，大家说的是同一组数字。

## 容易误会
- 这份报表是给收件人的，每人只看到自己门店范围内的，转发链接给别人打不开。
- 找不到，多半是不是发给你的，或者订阅已被删除。
- 数字和统计页不同是正常的，先看两边的时间。
`,
  },
  'en-US': {
    title: 'A report as it was sent',
    text: `
Coming from the message or e-mail of a subscription, you see the figures of that moment, not of now.

## How to use it
1. At the top stand when it was sent and its period, below the figures and rows of that time.
2. “Open the page” leads to how things are now, with the same filters.
3. Of very many rows the first are kept, and how many is told.

## Why it is kept
What people discuss is what they got. When records are voided or come in later, the figures of today move; this report does not, so that everybody speaks of the same.

## Easily misunderstood
- It is for one recipient and their stores. The link does not open for others.
- When it is not found, it was not sent to you, or its subscription is gone.
- That it differs from the statistics is normal. Compare the times first.
`,
  },
} as const satisfies Article;
