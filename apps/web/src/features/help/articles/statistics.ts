import type { Article } from './article.ts';

export const statisticsArticle = {
  id: 'statistics',
  category: 'figures',
  routes: ['/inspect/statistics'],
  words: '统计 覆盖率 合格率 平均得分率 趋势 coverage pass rate average trend',
  related: ['which-records-count', 'as-closed-or-now', 'score-statistics'],
  'zh-CN': {
    title: '巡检统计：总览',
    text: `
一段时间里做了多少巡检、覆盖了多少门店、得分怎样、哪些项最常不合格、整改按不按时。

## 怎么看
1. 选时间、对比期、门店、模板，网址会记住。
2. 上面的数字各有说明：鼠标停在名称上看公式。点数字，打开的就是它数的那些行。
3. 点图里的一根柱看那一段；按住 Shift 点看记录。
4. 要别人看到现在这些数字，用“复制这些数字的链接”，只有选的那个人能打开。
5. 要每天收到，点“订阅”。

## 顶上那一行
“数据截至”说明哪天夜里算过，今天是暂计。过了月结日的月份，会写月结时和现在有没有不同。

## 容易误会
- 覆盖率的分母是期末营业中的门店。
- 有评分的巡检太少时，平均是灰色，不参加排名。
- 看到的数字只含你门店范围内的门店，同事的可能不同。
`,
  },
  'en-US': {
    title: 'Inspection statistics: the overview',
    text: `
How many inspections there were in a time, how many stores were covered, how they scored, which items fail most, and whether rectifications are on time.

## How to read it
1. Choose period, comparison, stores and templates; the address keeps them.
2. Each number has its formula: rest the pointer on its name. A click opens exactly the rows it counts.
3. Click a bar for that time only; Shift-click for its records.
4. To show somebody these figures as they are now, use “Copy link to these figures”: it opens for the one person you choose.
5. To get them regularly, press “Subscribe”.

## The line at the top
“Data until” says which night was computed last; today is provisional. Months past their closing day say whether anything has changed since.

## Easily misunderstood
- Coverage is divided by the stores open at the end of the period.
- An average of too few scored inspections is grey and not ranked.
- The figures are of the stores in your scope; those of a colleague may differ.
`,
  },
} as const satisfies Article;
