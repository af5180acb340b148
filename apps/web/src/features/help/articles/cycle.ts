import type { Article } from './article.ts';

export const cycleArticle = {
  id: 'cycle',
  category: 'inspect',
  routes: ['/inspect/cycle'],
  words:
    '文件 抄送 营业小时 documents copies opening hours 周期 每周 每月 暂停 结束 自动派发 cyclic weekly monthly pause end',
  related: ['overdue-or-closed', 'coverage-policy'],
  'zh-CN': {
    title: '周期记录：按日历自动派发',
    text: `
每周一、每月最后一天、每季度……到时间自动给门店派发巡检，不用人记着。这里看每个周期任务的安排、日历，以及每次生成了多少、完成了多少。

## 怎么做
1. 点“新建周期任务”，选模板、门店、人员和流程。
2. 选频率、开始时间、时限，以及截止之后怎么办。时限可以按营业小时；流程里设了默认就从那里开始。附的文件每次派发都带上。
3. 需要时跳过门店不营业的日子。
4. 打开一个周期任务，看接下来 10 次会给谁派发；某次没有生成或跳过了门店，会写明原因。

## 修改与停止
- 修改从下一次开始生效，已派发的任务不变。
- 暂停期间的不补。恢复后从下一次开始。
- 结束后不可恢复，可以复制为新的周期任务。

## 容易误会
- 开始时间按各门店当地时间。
- 31 日在小月用最后一天。
- 打开“有不合格项才抄送”，没有不合格项的巡检就不抄送。没有自己选的，按流程的默认。
- 选了分组，以后加入分组的门店也会派发。
- 没有生成，多半是模板停用、审核人都已离开，或门店不在营业中。
`,
  },
  'en-US': {
    title: 'Cyclic records: dispatched by the calendar',
    text: `
Every Monday, on the last day of a month, each quarter: inspections are dispatched by themselves. Here stand the plan of each cyclic task, its calendar, and what became of each date.

## How to do it
1. Press “New cyclic task” and choose template, stores, people and process.
2. Choose frequency, start, time limit and what happens after the deadline. The limit can be in opening hours, and begins so where the process presets it. Documents come with every date.
3. Skip days on which stores are closed, where that is wanted.
4. Open a cyclic task to see the next 10 dates. Where nothing was generated, or a store was left out, the reason is told.

## Change and stop
- A change holds from the next date on; tasks that were dispatched stay as they are.
- What a pause leaves out is not made up for. After it, the next date goes on.
- An ended cycle cannot be recovered. It can be copied as a new one.

## Easily misunderstood
- The start is on the clock of each store.
- The 31st is the last day in shorter months.
- With “Only where something failed” nobody gets CC of an inspection without a failed item. A cycle that never chose it follows the process.
- Stores that join a chosen group later are included.
- When nothing is generated, the template is usually disabled, its reviewers have left, or the store is not open.
`,
  },
} as const satisfies Article;
