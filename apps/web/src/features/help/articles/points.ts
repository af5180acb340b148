import type { Article } from './article.ts';

export const pointsArticle = {
  id: 'points',
  category: 'points',
  routes: ['/score'],
  words: '积分 排名 余额 周期 points rank balance cycle',
  related: ['points-limits', 'points-ledger', 'points-rule'],
  'zh-CN': {
    title: '积分中心',
    text: `
每条启用的规则，给门店或成员记分。这里看余额、排名、本期加减，以及周期还剩几天。

## 怎么看
1. 选规则、门店或成员；默认看当前周期。
2. 打开一行：近 30 天的变化、最近 20 笔、上下限。
3. 点“全部明细”看每一笔，来源可以点开到巡检、整改或任务。
4. 徽章看余额在规则下限到上限之间的位置：80% 起金牌，60% 起银牌，40% 起铜牌。

## 积分从哪里来
- 按规则：巡检等级、红线、整改按时或逾期、任务按时等，事情发生后自动记。
- 手工：有权限的人加减，超过上限的要第二人复核。
- 周期结束：按规则恢复初始值、结转全部或一部分。
- 冲销：记录作废时，把它带来的分收回。

## 容易误会
- 每条规则一个账户，几条规则不会加在一起。
- 规则没有设为“门店可见”时，门店看不到。
- 规则从启用时开始记，不补以前的。
- 成员只对自己做的事记分，巡检门店得多少分只记给门店。
`,
  },
  'en-US': {
    title: 'Points centre',
    text: `
Each enabled rule gives points to stores or members. Here stand balance, rank, what came and went in this cycle, and how many days it has left.

## How to read it
1. Choose a rule, stores or members; the present cycle is shown.
2. Open a row: the last 30 days, the last 20 postings, the limits.
3. “The whole ledger” lists every posting; its source opens the inspection, rectification or task.
4. The badge is how far the balance is between the limits of the rule: gold from 80 %, silver from 60 %, bronze from 40 %.

## Where points come from
- By rule: level of an inspection, red lines, rectifications and tasks in time or late, and more, posted by themselves.
- By hand: whoever may adds or deducts; many of them need a second person.
- End of a cycle: back to the initial value, or carried over wholly or in part.
- Reversal: when a record is voided, what it brought is taken back.

## Easily misunderstood
- Each rule has its own accounts; rules are not added up.
- A rule that is not shown to stores is not seen by them.
- A rule posts from when it is enabled and makes up for nothing before.
- Members get points for their own work; what an inspection of a store brings goes to the store.
`,
  },
} as const satisfies Article;
