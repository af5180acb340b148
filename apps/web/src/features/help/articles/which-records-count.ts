import type { Article } from './article.ts';

export const whichRecordsCountArticle = {
  id: 'which-records-count',
  category: 'faq',
  words: '计入 统计 生效 作废 审核中 count effective void in review statistics',
  related: ['record', 'statistics', 'as-closed-or-now'],
  'zh-CN': {
    title: '哪些巡检计入统计',
    text: `
统计里的“巡检”指生效的巡检。列表里能看到的记录不一定都生效，所以两边的数字可以不同。

## 计入与不计入
- **计入**：已提交，而且没有审核人，或者审核已通过。
- **不计入**：审核中的、被退回的、已作废的、草稿，以及双人复巡的第二份。
- **没有评分的**：算一次巡检，但不进平均得分率、合格率和排名。

## 算在哪一天、哪家门店
- 按提交的那一天，用企业的营业日起点：起点之前的凌晨算前一天。
- 门店后来闭店，闭店前的巡检仍然计入；覆盖率的分母从闭店当天起不含它。

## 数字对不上时
1. 点数字，打开的就是它数的那几行。
2. 看顶部“数据截至”：当天是暂计，夜里重新算。
3. 看你的门店范围：两个人看到的门店不同，数字就不同。
`,
  },
  'en-US': {
    title: 'Which inspections count in statistics',
    text: `
In statistics “inspection” means an effective one. Not every record in the list is effective, so the two numbers may differ.

## What counts
- **Counts**: submitted, and without reviewers, or approved by them.
- **Does not count**: in review, returned, void, drafts, and the second report of a double inspection.
- **Without a score**: counts as an inspection, but not in average rate, pass rate and ranking.

## On which day, at which store
- On the day of its submission, by the start of the business day of the company: hours before it belong to the day before.
- When a store closes, its inspections before that still count; it leaves what coverage is divided by on its closing day.

## When numbers do not agree
1. Click the number: it opens exactly the rows it counts.
2. Look at “Data until” at the top. Today is provisional and is computed again at night.
3. Look at your store scope. Two people who see different stores see different numbers.
`,
  },
} as const satisfies Article;
