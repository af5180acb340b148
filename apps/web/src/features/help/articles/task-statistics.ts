import type { Article } from './article.ts';

export const taskStatisticsArticle = {
  id: 'task-statistics',
  category: 'figures',
  routes: ['/inspect/taskStatistics'],
  words: '任务统计 完成率 按时率 漏斗 completion on time funnel',
  related: ['overdue-or-closed', 'statistics'],
  'zh-CN': {
    title: '任务统计',
    text: `
派出去的任务做了没有、按不按时、卡在谁手里。

## 几个数字
- 完成率：已完成 ÷ 派发的，按派发那天算。
- 按时率：截止前提交 ÷ 到期的，按截止那天算。
- 逾期：到期了还在等处理人。
- 到期关闭：截止时间到了被系统关闭。
- 处理用时、审核用时：只数在谁手里的时间，等别人的不算。

## 怎么看
1. 选时间、门店、模板、人员。
2. 看“从派发到完成”哪一步掉得多。
3. 看“逾期多久”，再点开那些任务，转交或催办。

## 容易误会
- 一项任务有几位处理人时每人各计一项，明细加起来会多。
- 完成率和按时率不是同一批任务：一个按派发日，一个按截止日。
- 已删除的任务不计，已关闭的计入派发。
- 不是因为到期而关闭的，不进按时率。
`,
  },
  'en-US': {
    title: 'Task statistics',
    text: `
Whether dispatched tasks were done, in time, and with whom they wait.

## The numbers
- Completion: completed ÷ dispatched, by the day of the dispatch.
- On time: submitted by the deadline ÷ due, by the day of the deadline.
- Overdue: due and still with the handler.
- Closed by the deadline: the system closed it at that time.
- Time to handle and to review: only while it was in those hands; waiting for others does not count.

## How to read it
1. Choose period, stores, templates and people.
2. See in “From dispatch to completion” where most are lost.
3. Look at how long tasks are overdue, open them, and transfer or remind.

## Easily misunderstood
- A task of several handlers counts for each, so details add up to more.
- Completion and on time are not about the same tasks: one goes by dispatch, the other by deadline.
- Deleted tasks do not count; closed ones count as dispatched.
- Tasks closed for another reason than the deadline are left out of on time.
`,
  },
} as const satisfies Article;
