import type { Article } from './article.ts';

export const dispatchArticle = {
  id: 'dispatch',
  category: 'work',
  during: { parameter: 'dispatch', routes: ['/task', '/inspect/cycle'] },
  words: '派发 新建任务 批量 定时 周期 营业小时 文件 dispatch create schedule opening hours documents',
  related: ['task', 'cycle', 'inspect-setting'],
  'zh-CN': {
    title: '派发任务：四步',
    text: `
一次给多家门店派发巡检，或者按日历自动派发。填的内容自动存在这个浏览器标签页里；右侧随时算出会有多少任务，哪些门店有问题。

## 四步
1. **内容**：方式、模板、名称和说明。附上的图片和文件，处理人开始前会看到。
2. **门店**：选分组、单独选，或者按条件找。选分组的，可以排除几家。
3. **人员与流程**：谁巡检、谁审核、抄送谁。有默认流程时先用默认的；“有不合格项才抄送”打开后，没有不合格项的不抄送。
4. **时间**：“立即开始”“定时开始”或“周期派发”，什么时候截止，截止之后怎么办。

## 截止时间
- “指定时间”：所有门店同一个时间截止。
- “按营业小时”：从开始算起，只在门店营业时间内计时；没有填写营业时间的门店昼夜计时。
- 模板或企业的流程设了默认，这里就从营业小时开始；这里的选择优先。

## 容易误会
- 每家门店、每个模板各一项任务；选“每人一项”时再乘以人数。
- 没有检查处理人或审核人、不在营业中的门店会拦住派发：“排除这些门店”，或者换人。
- 任务很多时在后台派发，进度在后台任务里看。
- “定时开始”的任务，到时间之前处理人看不到。
`,
  },
  'en-US': {
    title: 'Dispatch tasks, in four steps',
    text: `
Dispatches inspections to many stores at once, or by the calendar. What you enter is kept in this tab of the browser. At the side stands how many tasks there will be, and which stores have a problem.

## The steps
1. **What**: mode, templates, name and description. The handler sees the pictures and documents before the start.
2. **Where**: groups, single stores, or stores found by a rule. Stores can be left out of a group.
3. **Who and process**: who inspects, who reviews, who gets CC. A default process comes first where there is one. With “Only where something failed” nobody gets CC of an inspection without a failed item.
4. **When**: “Start now”, “Start later” or “On a schedule”, when it is due, and what happens after the deadline.

## Deadline
- “At a time” is the same moment for all stores.
- “By opening hours” counts from the start, only while the store is open; stores without hours have them day and night.
- Where the process of the template or company presets it, the form begins with opening hours; what is chosen here goes first.

## Easily misunderstood
- Each store has a task of each template; with “One task each”, also of each handler.
- Stores without handler or reviewer, or not open, stop the dispatch. Press “Leave them out”, or choose other people.
- A great many tasks are dispatched in the background; look at background work.
- Handlers do not see a task that starts later before its time.
`,
  },
} as const satisfies Article;
