import type { Article } from './article.ts';

export const pointsRuleArticle = {
  id: 'points-rule',
  category: 'points',
  routes: ['/score/rule'],
  words: '公告 announcement 试算 申诉 trial 积分规则 综合 权重 启用 版本 rule comprehensive weight enable version',
  related: ['points', 'points-limits', 'points-adjustment'],
  'zh-CN': {
    title: '积分规则',
    text: `
规定门店或成员因为什么加分、减分，多久一个周期，上下限是多少。启用后自动记分。

## 怎么做
1. 点“新建规则”，选对象（保存后不能改）和适用门店。
2. 设周期、初始积分、上下限，周期结束时恢复还是结转。
3. 加明细：事件、条件、积分，需要时设每天或每周期封顶。
4. 综合规则要给各组指标设权重，合计 100%。
5. 点“按上个完整周期试算”，看会影响多少账户、排名怎么变。试算不记分。
6. 选门店能不能看到、几天内可以申诉，保存，然后启用。

## 修改
修改保存为新版本，从那一刻起按新的记；已记的不变。旧版本可以查看。

## 容易误会
- 一家门店只能在一个综合规则里。
- 有过积分记录的规则不能删除，可以停用。
- 停用后不再记分，余额和明细保留。
- “按时阅读公告”只在成员的规则里有：公告失效之前读完（要求确认的要确认）才记分；没有失效时间的公告不会迟；公告撤回后收回所记的分。
- 规则里有你看不到的门店时，适用范围不能改，其他可以。
- 没有管理权限的人只能看对门店可见的规则。
`,
  },
  'en-US': {
    title: 'Points rules',
    text: `
Say what stores or members get and lose points for, how long a cycle is, and what the limits are. An enabled rule posts by itself.

## How to do it
1. Press “New rule”, choose whose points they are (it stays once saved) and the stores.
2. Set the cycle, the initial value and the limits, and whether the end of a cycle begins anew or carries over.
3. Add rows: event, condition, points, and a cap a day or a cycle where needed.
4. A comprehensive rule has weights of its indicator groups, 100 % together.
5. “Try on the last full cycle” shows which accounts and places it would have moved. Nothing is posted.
6. Say whether stores see it and within how many days they may appeal, save, and enable it.

## Change
A change is saved as a new version and holds from then on; what was posted stays. Old versions can be read.

## Easily misunderstood
- A store can be in one comprehensive rule only.
- A rule that has posted cannot be deleted. It can be disabled.
- A disabled rule posts nothing; balances and ledger stay.
- “Announcement read in time” is for rules of members: it counts when they read it, and acknowledged it where that is asked, before it expires. One that never expires is never late. When it is recalled, its points are taken back.
- When it names stores you do not see, its scope cannot be changed, the rest can.
- Whoever may not set rules reads those shown to stores.
`,
  },
} as const satisfies Article;
