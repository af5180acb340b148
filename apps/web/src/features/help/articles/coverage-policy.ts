import type { Article } from './article.ts';

export const coveragePolicyArticle = {
  id: 'coverage-policy',
  category: 'inspect',
  routes: ['/inspect/coverage'],
  words: '应巡未巡 覆盖 达标 派发 coverage due overdue stores',
  related: ['cycle', 'shop-inspection'],
  'zh-CN': {
    title: '应巡未巡：哪些门店还差巡检',
    text: `
在这里规定哪些门店每周或每月至少巡检几次，系统列出还没有达到的门店，可以直接派发。

## 怎么做
1. 点“新建覆盖要求”：选分组或标签，只算哪种方式、目的或模板，至少几次，按周还是按月。
2. 打开一条要求，看每家门店本期做了几次、上期几次、上次是什么时候。
3. 勾选“应巡”和“逾期”的门店，点“派发”，派发向导里就选好了它们。

## 两个词
- **应巡**：本期还没有达标。
- **逾期**：上一期就没有达标，本期也还没有。

## 容易误会
- 这里的逾期说的是门店，不是任务。门店可能没有任何任务。
- 要求不会自己派发任务。要自动派发，用周期任务。
- 只数生效的巡检；审核中的和作废的不算。
- 派发向导里有没做完的草稿时，会先问要不要替换。
`,
  },
  'en-US': {
    title: 'Coverage: which stores still wait for an inspection',
    text: `
Say here which stores have to be inspected how often in a week or a month. Stores that are not there yet are listed and can be dispatched to.

## How to do it
1. Press “New coverage policy”: choose a group or a tag, which mode, purpose or template counts, how often at least, and per week or month.
2. Open a policy to see for each store how often it was inspected in this period and the one before, and when last.
3. Choose stores that are due or overdue and press “Dispatch”: the dispatch wizard opens with them.

## Two words
- **Due**: not yet covered in this period.
- **Overdue**: missed in the period before, and still not covered in this one.

## Easily misunderstood
- Overdue means the store here, not a task. The store may have no task at all.
- A policy dispatches nothing by itself. Cyclic tasks do that.
- Only effective inspections count, not those in review or void.
- When the dispatch wizard holds an unfinished draft, you are asked before it is replaced.
`,
  },
} as const satisfies Article;
