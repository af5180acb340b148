import type { Article } from './article.ts';

export const userInspectionArticle = {
  id: 'user-inspection',
  category: 'figures',
  routes: ['/inspect/userInspection'],
  words: '巡检人统计 宽严 同伴 工作量 inspectors strictness peers workload',
  related: ['agreement', 'score-statistics'],
  'zh-CN': {
    title: '巡检人统计',
    text: `
每个人做了多少巡检、按不按时、给分偏严还是偏宽、留了多少照片和备注。

## 怎么看
1. 看次数、每次用时和按时率，知道谁忙谁闲。
2. 看“与同伴差距”：这个人给的平均 − 别人在同样门店给的平均。小于 0 更严。
3. 看被驳回的比例、照片和备注数，了解做得细不细。
4. 点一个人，看他的记录。

## 比较公平吗
差距只比别人也去过的门店，按次数加权，所以分到差门店的人不吃亏。可比的太少时是灰色。

## 容易误会
- 偏严不是错。先看是不是标准写得不清楚。
- 生效的巡检才计入，审核中的还没有。
- 几个人一起的任务，到期数每人各计一项。
- 签到异常只列由你审核的，别的筛选条件不影响它。
- 沿用上次答案的项，照片和备注不重复计。
`,
  },
  'en-US': {
    title: 'Inspector statistics',
    text: `
How many inspections people made, whether in time, how strict they are, and how many photos and notes they leave.

## How to read it
1. Inspections, time for each and on time tell who is busy.
2. “Beside peers”: the average a person gave − what others gave at the same stores. Below 0 is stricter.
3. Rejections, photos and notes tell how carefully the work is done.
4. Click a person for their records.

## Is the comparison fair
Only stores that others inspected too are compared, weighted by inspections, so nobody loses by getting bad stores. With too few of them it is grey.

## Easily misunderstood
- Strict is not wrong. See first whether the standard is clear.
- Effective inspections count; those in review do not yet.
- Of tasks of several people, what is due counts for each.
- Check-in exceptions are those that you review; other filters do not change them.
- Photos and notes of carried-over answers are not counted twice.
`,
  },
} as const satisfies Article;
