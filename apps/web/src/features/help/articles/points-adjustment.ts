import type { Article } from './article.ts';

export const pointsAdjustmentArticle = {
  id: 'points-adjustment',
  category: 'points',
  routes: ['/score/manage'],
  words: '手工积分 加分 减分 复核 第二人 by hand add deduct second person confirm',
  related: ['points', 'points-limits'],
  'zh-CN': {
    title: '手工积分',
    text: `
规则管不到的事，例如顾客表扬、临时支援，在这里手工加分或减分。

## 怎么做
1. 点“加分 / 减分”，选规则，再选门店或成员，一次可以选多个。
2. 填每个对象多少分、原因和证据照片。对方会看到原因。
3. 提交。没超过复核上限的马上记分；超过的要第二个人复核。

## 复核
1. 另一位有权限的人打开，复核通过或拒绝。提交的人、分数所属的人都不能复核。
2. 提交的人可以撤回，免得一直等着。
3. 复核时会再看规则：已停用或过期的不能记。

## 容易误会
- 不能给自己加减分。
- 上限按每个对象的分值计算，不是合计。默认 100，由有企业设置权限的人改。
- 提示有几个少记，是碰到了账户上限或下限。
- 没有别人可以复核时，提交会被拒绝，把分值改小或请管理员增加一位有权限的人。
`,
  },
  'en-US': {
    title: 'Points by hand',
    text: `
For what no rule tells, such as praise by a customer or help at another store, points are added or deducted here.

## How to do it
1. Press “Add or deduct”, choose the rule, then stores or members, several at once.
2. Enter the points for each, the reason and photos as evidence. Those whose points they are read the reason.
3. Send it. Up to the limit it is posted at once; above it a second person confirms.

## The second person
1. Somebody else with the permission opens it and confirms or refuses: neither the author nor a member whose points it moves.
2. The author can withdraw it, so that nothing waits for good.
3. The rule is asked again then: by one that is off or over nothing is posted.

## Easily misunderstood
- Nobody gives points to the own account.
- The limit is that of each owner, not of the sum. It is 100 unless whoever sets up the company changes it.
- When it says that less was posted for some, a limit of the account was met.
- Where nobody else may confirm, it is refused: make it smaller, or have another person get the permission.
`,
  },
} as const satisfies Article;
