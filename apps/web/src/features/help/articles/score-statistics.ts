import type { Article } from './article.ts';

export const scoreStatisticsArticle = {
  id: 'score-statistics',
  category: 'figures',
  routes: ['/inspect/scoreStatistics'],
  words: '得分统计 分布 中位数 排名 校正 distribution median ranking adjusted',
  related: ['score-and-red-line', 'user-inspection'],
  'zh-CN': {
    title: '得分统计',
    text: `
得分率怎么分布、在变好还是变差、哪个分类弱、门店怎么排。

## 怎么看
1. 平均旁边看中位数和首尾一成：平均很好，也可能有一批很差。
2. 看各分类和上一期比，找到要下功夫的地方。
3. 点图上的点或排名里的门店，看它的记录。
4. “校正”排名去掉巡检人偏严或偏宽的影响。

## 校正是怎么来的
比较各位巡检人在相同门店给的分，估出每人偏高或偏低多少，再从门店的平均里去掉。去过的人和别人没有共同门店时，无法校正，显示灰色。

## 容易误会
- 只算有评分的生效巡检。
- 次数太少的门店不参加排名。
- 变化用个百分点，不是百分之几。
- 同名的一级分类会合在一起，模板里改名会分成两条。
`,
  },
  'en-US': {
    title: 'Score statistics',
    text: `
How rates are distributed, whether they rise, which category is weak, and how stores rank.

## How to read it
1. Beside the average look at the median and at the lowest and highest tenth: a good average may hide a bad group.
2. Compare categories with the period before to see where work is needed.
3. Click a dot or a store of the ranking for its records.
4. The adjusted ranking takes off what comes from strict or mild inspectors.

## Where the adjustment comes from
What inspectors gave at the same stores tells by how much each gives more or less than the others; that is taken off the averages of the stores. Where nobody shares a store, nothing can be adjusted, and the store is grey.

## Easily misunderstood
- Only effective inspections with a score count.
- Stores with too few of them are not ranked.
- Changes are in percentage points, not in percent.
- Top categories of the same name count together; after renaming one there are two.
`,
  },
} as const satisfies Article;
