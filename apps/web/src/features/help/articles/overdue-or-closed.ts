import type { Article } from './article.ts';

export const overdueOrClosedArticle = {
  id: 'overdue-or-closed',
  category: 'faq',
  words: '逾期 过期 超时 关闭 迟交 到期 late missed expired deadline',
  related: ['task', 'cycle', 'points-limits'],
  'zh-CN': {
    title: '逾期、逾期提交、到期关闭，有什么不同',
    text: `
三个词说的是截止时间之后的三种情况，数字分开统计。

## 区别
- **逾期**：截止时间已过，任务还没提交。它不是一种状态，只是时钟的结果：任务仍是待处理，列表里显示红色的“逾期多久”。
- **逾期提交**：截止后才交上来。任务照样完成，但按时率里算不按时，记录上有“逾期提交”标记。
- **到期关闭**：派发时“截止之后”选了“关闭任务”，到时间系统就关闭它，不能再提交，也不算完成。7 天内发起人或管理员可以重新打开。

## 由什么决定
派发任务时的“截止之后”决定走哪条路：仍可提交，或者关闭任务。周期任务还可以选“仍可提交，下次开始时关闭”。已经派发的任务不会因为以后改设置而变。

## 容易误会
- “逾期”的数字会变小：补交之后，那项任务就不再逾期了。
- 没到期又没交的任务，既不算按时也不算逾期，不进按时率。
`,
  },
  'en-US': {
    title: 'Overdue, submitted late, closed by the deadline',
    text: `
Three words for what can happen after a deadline. They are counted apart.

## What they are
- **Overdue**: the deadline has passed and nothing was submitted. It is no state, only what the clock says: the task still waits, and the list shows in red how late it is.
- **Submitted late**: it came in after the deadline. The task is completed, but not on time, and its record is marked.
- **Closed by its deadline**: the dispatch said that the deadline closes it. Then the system closes it, nothing can be submitted, and it does not count as completed. Its initiator or an administrator can reopen it within 7 days.

## What decides
“After the deadline”, chosen when the task is dispatched, decides: it can still be submitted, or it is closed. A cyclic task can also be open until the next date comes. Tasks that were dispatched do not follow later changes.

## Easily misunderstood
- The number of overdue tasks can fall: a task that is handed in late is not overdue any more.
- A task that is neither due nor submitted is neither on time nor late, and is left out of the on-time rate.
`,
  },
} as const satisfies Article;
