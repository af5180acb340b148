import type { Article } from './article.ts';

export const pointsLimitsArticle = {
  id: 'points-limits',
  category: 'faq',
  words: '上限 下限 封顶 应记 实记 少记 upper lower limit cap requested applied less',
  related: ['points', 'points-ledger'],
  'zh-CN': {
    title: '积分为什么记少了：应记和实记',
    text: `
明细里“应记”是规则算出来的，“实记”是真正记入的。实记少，是碰到了下面的一种。

## 三种限制
- **上限、下限**：余额到了上限不再加，到了下限不再减。
- **封顶**：规则里某一行每天或每周期最多给多少，到了就不再给。
- **上期积分**：冲销时，那笔分已经在上次周期结束时清掉，收不回来了。

“少记原因”一栏写着是哪一种，“未记入”是一共少了多少。

## 一个例子
上限 100，现在 95，规则给 10 分：应记 10，实记 5，余额 100。之后扣 10 分，余额是 90，不是 95：没记入的 5 分不会留着抵扣。

## 容易误会
- 限制只挡住，不会倒拉：规则把上限从 100 改成 80，已有的 95 分不会被扣，只是不能再加。
- 封顶数的是分，不是次数。冲销只腾出被冲销那笔分当天和当周期的额度，不影响之后的日子。
- 手工加减也受上下限约束。
`,
  },
  'en-US': {
    title: 'Why fewer points were posted: requested and applied',
    text: `
In the ledger “requested” is what the rule gives and “applied” is what was posted. When it is less, one of these was met.

## Three limits
- **Upper and lower limit**: at the upper one nothing is added, at the lower one nothing is taken.
- **Cap**: a row of the rule gives so much a day or a cycle at most.
- **Of a cycle before**: a reversal takes back what is left; what the end of a cycle dropped is gone already.

“Why less” names which one; “not applied” is the sum that was kept back.

## An example
The limit is 100, the balance 95, the rule gives 10: requested 10, applied 5, balance 100. If 10 are then taken, the balance is 90 and not 95: the 5 that were not applied are not saved for later.

## Easily misunderstood
- A limit stops, it does not pull: when a rule lowers its limit from 100 to 80, a balance of 95 stays; it only cannot rise.
- A cap counts points, not times. A reversal frees the cap of the day and the cycle of what it takes back, not of later ones.
- Points by hand meet the same limits.
`,
  },
} as const satisfies Article;
