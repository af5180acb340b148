import type { Article } from './article.ts';

export const shopInspectionArticle = {
  id: 'shop-inspection',
  category: 'figures',
  routes: ['/inspect/shopInspection'],
  words: '门店巡检统计 覆盖率 间隔 应巡 自检差距 coverage interval planned gap',
  related: ['coverage-policy', 'statistics'],
  'zh-CN': {
    title: '门店巡检统计',
    text: `
每家门店巡检了没有、隔多久一次、计划做了多少、自检和现场差多少。

## 几个数字
- 覆盖率：已巡检 ÷ 期末营业中的门店。
- 巡检间隔：同一门店相邻两个有巡检的日期差几天。
- 计划完成：已提交的计划巡检 ÷ 到期的，迟交的也算已提交。
- 自检差距：自检平均 − 现场平均，正数表示对自己更宽。

## 怎么看
1. 先看未巡检的门店，直接派发。
2. 看日历，哪几天巡检集中、哪几天没有。
3. 看自检差距大的门店，安排一次现场。

## 容易误会
- 闭店的从闭店当天起不计，筹备中的从不计。
- 自己发起的巡检算覆盖，不算计划。
- 间隔算在它结束的那段时间里，超过一年的不计。
- “最近一次”可能在所选时间之前。
- 样本太少的差距是灰色。
`,
  },
  'en-US': {
    title: 'Store inspection statistics',
    text: `
Whether each store was inspected, how often, what of the plan was done, and how self-inspections differ from those on site.

## The numbers
- Coverage: stores inspected ÷ stores open at the end of the period.
- Interval: days between two days on which the same store was inspected.
- Plan: planned inspections submitted ÷ due; those in late count as submitted.
- Gap: average of self-inspections − average on site. Above 0 a store is kinder to itself.

## How to read it
1. Begin with stores not inspected, and dispatch to them.
2. See in the calendar on which days inspections pile up.
3. Where the gap is large, plan an inspection on site.

## Easily misunderstood
- A closed store does not count from its closing day, one in preparation never.
- Inspections people start themselves count for coverage, not for the plan.
- An interval counts in the period in which it ends; one of more than a year does not count.
- “Last” may lie before the chosen period.
- A gap from too few inspections is grey.
`,
  },
} as const satisfies Article;
