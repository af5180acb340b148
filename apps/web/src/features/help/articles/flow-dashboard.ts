import type { Article } from './article.ts';

export const flowDashboardArticle = {
  id: 'flow-dashboard',
  category: 'inspect',
  routes: ['/flow', '/flow/dashboard', '/flow/dashboard/:id'],
  words: '客流 看板 进店率 成交率 热力 大屏 flow dashboard capture conversion heat wall',
  related: ['statistics', 'subscription'],
  'zh-CN': {
    title: '客流看板',
    text: `
每个人只看到自己门店的数字。

## 怎么做
1. 点“新建看板”，选模板或空白，写名称。
2. 在看板上面选时间、对比、粒度、门店。
3. 点“编辑”改组件：拖手柄移动，拖右下角改大小，也可用方向键；改完点“保存”。
4. 点任意数字看它由哪些时段组成，明细之和等于这个数字，可以导出。
5. 收藏几个看板后点“大屏”，每 30 秒轮换；按 Esc 退出。
6. “更多”里的“导出表格”每个组件一张工作表，后台任务里下载；“订阅”按时发送。

## 数字怎么读
- “—”表示算不出来，不是 0；停在上面看原因。
- ≥ 和百分比表示计数器有段时间没有工作，实际只会更多。
- 对比只用两期都完整的时段；可比的不到 80% 时，变化不分好坏。
- 员工进出在任何粒度、计数点都已扣除。销售和店内人数按小时画，卡上会写明。
- “估算缺失时段”用前 4 周同一小时的平均数，画斜线，可以关掉。

## 容易误会
- 两个人同时改，后保存的人逐个比较，或另存为副本。
- 去重人数只在一家门店一天内有意义，不能相加。
- 进店率只算装有过店计数器的门店。
- 成交率、客单价需要导入销售数据。
`,
  },
  'en-US': {
    title: 'Flow dashboards',
    text: `
A dashboard puts figures and charts of customer flow on one page. Everybody sees the figures of their own stores only; sharing a dashboard shows nobody more stores.

## How to do it
1. Press "New dashboard", choose a template or an empty one, and name it.
2. Open it and choose period, comparison, length of parts and stores above; the choice stands in the address, which can be passed on.
3. Press "Edit" to change widgets: drag the handle to move one, its lower right corner to size it; or focus the handle and use the arrow keys, with Shift to size. Press "Save".
4. Press any number to see the hours it is made of; they add up to it and can be exported.
5. Mark a few dashboards as favourites and press "Wall": it fills the screen and goes on every 30 seconds; Esc leaves it.
6. "Export as a spreadsheet" under the three dots makes a sheet for each widget; download it from the background tasks. "Subscribe" has the figures sent in time, to each person over their own stores.

## How to read the numbers
- "—" means that it cannot be computed, not 0; point at it to read why.
- A ≥ with a percentage of data means that counters did not work part of the time: it can only have been more.
- Comparisons use the hours alone that are complete in both periods; where that is less than 80% of them, a change is neither good nor bad.
- Crossings of the staff are taken off at every length of parts and for single counters: one number is the same everywhere. Sales and people inside are known by the hour, and their courses say so.
- "Estimate missing hours" takes the mean of the same hour of that weekday in the 4 weeks before, drawn hatched; turn it off at any time.

## Easily misunderstood
- When two people change one dashboard, the second to save compares widget by widget: theirs, the other's, or a copy.
- Unique visitors mean something within one store and day only: they are never added.
- The capture rate counts only stores with a passage counter; its formula is the company's, and whoever changes it first sees what last month becomes.
- Conversion and the average sale need imported sales.
`,
  },
} as const satisfies Article;
