import type { Article } from './article.ts';

export const flowDashboardArticle = {
  id: 'flow-dashboard',
  category: 'inspect',
  routes: ['/flow', '/flow/dashboard', '/flow/dashboard/:id'],
  words: '客流 看板 进店率 成交率 热力 大屏 flow dashboard capture conversion heat wall',
  related: ['statistics'],
  'zh-CN': {
    title: '客流看板',
    text: `
每个人只看到自己门店范围内的数字，共享看板不会多看到门店。

## 怎么做
1. 点“新建看板”，选一个模板或空白看板，写好名称。
2. 打开看板，在上面选时间、对比、粒度、门店。
3. 点“编辑”改组件：拖动手柄移动，拖右下角改大小；也可以选中手柄用方向键移动、Shift 加方向键改大小。改完点“保存”。
4. 点任意数字看它由哪些时段组成，明细之和等于这个数字，可以导出。
5. 收藏几个看板后点“大屏”，每 30 秒轮换一次。

## 数字怎么读
- “—”表示算不出来，不是 0；鼠标停在上面看原因。
- ≥ 和数据的百分比表示计数器有一部分时间没有工作，实际只会更多。
- 对比只用两期都完整的时段，不完整的时段不参与。
- “估算缺失时段”用前 4 周同一星期同一小时的平均数，图上用斜线表示，随时可以关掉。

## 容易误会
- 去重人数只在一家门店一天内有意义，不能跨天或跨门店相加。
- 进店率只算装有过店计数器的门店；公式由有企业设置权限的人统一更换，换之前可以看上月会变成多少。
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
5. Mark a few dashboards as favourites and press "Wall": it goes on every 30 seconds.

## How to read the numbers
- "—" means that it cannot be computed, not 0; point at it to read why.
- A ≥ with a percentage of data means that counters did not work part of the time: it can only have been more.
- Comparisons use the hours alone that are complete in both periods.
- "Estimate missing hours" takes the mean of the same hour of that weekday in the 4 weeks before, drawn hatched; turn it off at any time.

## Easily misunderstood
- Unique visitors mean something within one store and day only: they are never added.
- The capture rate counts only stores with a passage counter; its formula is the company's, and whoever changes it first sees what last month becomes.
- Conversion and the average sale need imported sales.
`,
  },
} as const satisfies Article;
