import type { Article } from './article.ts';

export const asClosedOrNowArticle = {
  id: 'as-closed-or-now',
  category: 'faq',
  words: '月结 按月结时 按现在 月结后变更 冻结 month close as closed as of now restated frozen',
  related: ['statistics', 'which-records-count'],
  'zh-CN': {
    title: '月结：“按月结时”和“按现在”',
    text: `
上个月的数字，过了月结日就保存一份。以后记录变了，两份都看得到。

## 为什么会变
月结之后，有的记录被作废，有的审核刚通过，有的申诉成立后重新计分。现在再算，结果就和当时不同。

## 两种看法
- **按月结时**：当夜保存的数字，报过的、发过奖金的就是它，不会再动。
- **按现在**：用今天的记录再算一遍。

切换在统计页顶上。“月结后变更”的条数可以点开，每条写着为什么：不再计入、新计入，或内容变更。

## 月结日
有企业设置权限的人设每月几日月结上个月。改了以后，已经月结的月份不受影响。

## 容易误会
- 月结的是巡检；整改还在进行，一直按现在。
- 月结不会锁住记录，只保存数字。
- “复制这些数字的链接”是另一回事：把你此刻看到的数字给一个人看。
`,
  },
  'en-US': {
    title: 'Month close: “as closed” and “as of now”',
    text: `
Once the closing day has passed, the figures of the month before are kept. If records change later, both can be seen.

## Why they change
After the close some records are voided, some reviews are only then approved, some appeals are accepted and scored again. Computed today, the result is another one.

## Two views
- **As closed**: the figures kept in that night, those that were reported and paid by. They do not move.
- **As of now**: computed again from the records of today.

The switch is at the top of the statistics. The number of restated records opens them, each with why: counts no more, counts since, or changed.

## The closing day
Whoever may change the company settings sets the day on which the month before is closed. Closed months do not follow a change of it.

## Easily misunderstood
- Inspections are closed; rectifications go on and are always as of now.
- A close locks no record, it keeps figures.
- “Copy link to these figures” is another thing: it shows one person what you see at this moment.
`,
  },
} as const satisfies Article;
