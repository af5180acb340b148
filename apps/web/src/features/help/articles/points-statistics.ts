import type { Article } from './article.ts';

export const pointsStatisticsArticle = {
  id: 'points-statistics',
  category: 'points',
  routes: ['/score/statistics'],
  words: '积分统计 加分 减分 未记入 余额分布 周期比较 占比 points statistics plus minus distribution cycle share',
  related: ['points', 'points-limits', 'statistics'],
  'zh-CN': {
    title: '积分统计',
    text: `
一段时间里一共加了多少、减了多少、因为什么、谁最多。它也是巡检统计里的一个标签页，内容相同。

## 怎么看
1. 选时间、规则、分组，选看门店还是成员。
2. 上面是加分、减分、净变化和未记入，点数字打开那些明细。
3. “按规则和事件”看分从哪里来，找到扣分最多的事。
4. “排名”按净变化排，点一行看明细。
5. “趋势”看哪段时间变化大。
6. 最下面选一条规则：“余额分布”看每个余额区间有多少个账户，点柱子打开这些账户；“本周期与上周期”按规则的行看本周期、占比、上周期和变化，点数字打开明细。

## 数字的含义
- 加分、减分：实际记入的，周期结束的调整不算。
- 净变化：加分减去减分。
- 未记入：因上限、下限或封顶没有记入的。

## 容易误会
- 上面数的是期间的变化，不是余额；余额分布是此刻的，不随所选时间变。
- 规则里已删掉的行，只要在这两个周期记过分，仍会列出。
- 分组按门店现在所在的分组算。
- 只含你看得到的规则和门店。
`,
  },
  'en-US': {
    title: 'Points statistics',
    text: `
How many points came and went in a time, for what, and who has most. It is a tab of the inspection statistics too, with the same content.

## How to read it
1. Choose period, rule and group, and stores or members.
2. At the top: plus, minus, net and not applied. Each number opens its lines.
3. “By rule and event” tells where points come from, and what costs most.
4. The ranking goes by net; a row opens its lines.
5. The trend shows when much happened.
6. At the end choose one rule: the distribution shows how many accounts have which balance, and a bar opens them; the comparison shows for each row of the rule this cycle, its share, the last cycle and the change, and each figure opens its lines.

## What the numbers mean
- Plus and minus: what was posted; ends of cycles are left out.
- Net: plus less minus.
- Not applied: what limits and caps kept back.

## Easily misunderstood
- The upper figures are changes of the period, not balances; the distribution is of this moment, whatever period is chosen.
- A row that the rule has no more is still listed while it moved points in one of the two cycles.
- Groups are those in which stores are now.
- Only rules and stores that you see are in it.
`,
  },
} as const satisfies Article;
