import type { Article } from './article.ts';

export const recordArticle = {
  id: 'record',
  category: 'inspect',
  routes: ['/inspect/record'],
  words: '巡检记录 列表 筛选 导出 作废 records filter export void',
  related: ['record-report', 'record-compare', 'which-records-count'],
  'zh-CN': {
    title: '巡检记录：查历次结果',
    text: `
每次提交的巡检都是一份记录。这里按门店、模板、人、时间、等级、红线、未完成整改等条件筛选，打开就是报告。

## 怎么用
1. 选条件；条件都在网址里，复制链接给同事，对方看到同样的筛选（只含对方有权看的门店）。
2. 点列头排序，“列”里选要显示的列。
3. 导出当前列表，或导出全部检查项、不合格项、照片、报告 PDF。行数多时在后台做，好了会通知。
4. 要长期定时收到，点“订阅”。

## 容易误会
- 列表里有，不代表计入统计：审核中、已退回、已作废的都在列表里，但不计入。
- 看不到某份记录，先看筛选条件，再看角色的可见范围：只看本人参与的、门店范围内的，或全部。
- 统计页点数字进来时会带着条件，顶部的标签写着带了什么，可以去掉。
`,
  },
  'en-US': {
    title: 'Inspection records: look up results',
    text: `
Every submitted inspection is a record. Filter by store, template, person, time, level, red lines, open rectifications and more; a click opens the report.

## How to use it
1. Set filters. They stand in the address: a colleague who gets the link sees the same filter, with the stores they may see.
2. Sort by a column; the column chooser shows and hides them.
3. Export the list, or all check items, failed items, photos or the reports as PDF. Large ones go on as background work, and you are told when they are ready.
4. To get it regularly, press “Subscribe”.

## Easily misunderstood
- Being listed does not mean being counted: records in review, returned and void ones are listed but count in no statistic.
- When a record is missing, look at the filters first, then at what your role shows: own work only, the stores in scope, or everything.
- Coming from a number of the statistics, the list keeps its conditions. The chips at the top name them and can be removed.
`,
  },
} as const satisfies Article;
