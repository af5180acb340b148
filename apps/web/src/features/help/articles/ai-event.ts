import type { Article } from './article.ts';

export const aiEventArticle = {
  id: 'ai-event',
  category: 'inspect',
  routes: ['/inspect/overview', '/inspect/overviewOfResults', '/inspect/aiStatistics'],
  words: 'AI 事件 抽检 判定 误报 漏报 召回率 ai event judge false alarm missed recall overview statistics',
  related: ['ai-rule', 'rectification'],
  'zh-CN': {
    title: 'AI 抽检：概览、事件、统计',
    text: `
AI 规则发现的事件在这里判定和统计。

## 怎么做
1. “概览”看今天检测了多少、发现多少、还有多少待判定；每个数字都能点开对应的明细。
2. 在“AI 事件”里用键盘判定：J、K 上下移动，C 确认，F 再按 1 到 5 选误报原因，U 撤销，X 多选后一次判定。
3. 打开一个事件看证据：画面、检测框、区域、模型、画面指纹；点“重新识别”，看同一张画面的结果是否相同。
4. “漏报抽查”从没有事件的画面里随机抽一部分，由人看有没有漏掉，估计召回率和它的区间。
5. “AI 统计”按时段、规则、摄像头看一段时间的检测和准确率，可以导出；每个数字都能点开。
6. 需要人工判定的事件会成为规则指定的人的任务，全部判定完任务就完成；菜单旁的数字是待判定的事件。

## 容易误会
- 7 天没有人判定的事件会变成“已忽略”，之后仍可判定。
- 规则设了“确认后自动整改”，确认就会生成整改；生成整改之后不能再撤销判定。
- 只有判定满 50 次且准确率不低于 95% 的规则，事件才会自动确认。
- 试运行的规则也会产生事件，但不通知任何人，也不生成整改。
`,
  },
  'en-US': {
    title: 'AI spot-checks: overview, events, statistics',
    text: `
What AI rules find is gathered, judged and counted here.

## How to do it
1. The overview shows how much was checked today, how much was found and how much waits for a judgement. Every number opens its rows.
2. Judge events by keyboard: J and K move, C confirms, F then 1 to 5 says why it is false, U takes back, X selects several to judge at once.
3. Open an event for its evidence: picture, boxes, areas, model, fingerprint. “Look again” asks the same picture the same and says whether the result is the same.
4. The missed-event check draws pictures without an event by lot. People say whether something was missed; that estimates the recall with its interval.
5. The statistics show checks and precision over a period by hour, rule and camera, and leave as a file; every number opens its rows.
6. Events that wait for a judgement are a task of those whom the rule names; it ends with the last judgement. The number in the menu is what waits.

## Easily misunderstood
- An event that nobody judged for 7 days is ignored; it can still be judged.
- Where a rule makes a rectification once confirmed, each confirmation makes one, and then the judgement cannot be taken back.
- Only a rule with 50 judgements and at least 95% right confirms events by itself.
- A rule on trial finds events too, but nobody is told and no rectification is made.
`,
  },
} as const satisfies Article;
