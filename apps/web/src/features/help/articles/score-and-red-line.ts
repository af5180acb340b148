import type { Article } from './article.ts';

export const scoreAndRedLineArticle = {
  id: 'score-and-red-line',
  category: 'faq',
  words: '得分 得分率 等级 红线 不适用 加分 封顶 score rate level red line not applicable',
  related: ['record-report', 'template-editor'],
  'zh-CN': {
    title: '得分、得分率、等级和红线',
    text: `
同一次巡检有几个数字，各有用处。

## 几个数字
- **得分**：按模板的评分方式算出的分数，单位是分。
- **得分率**：得分占可得分的百分比。不同模板之间用它比较。
- **等级**：得分率落在模板的哪一段，例如优秀、合格。

## 不适用的项
按检查项的设置：不计入（分母也去掉）、记满分，或记 0 分。所以不适用的项多，满分会变小。

## 红线
红线项不合格时，按模板的设置：
- 只做标记，分数和等级不变；
- 整单判为不合格，分数保留；
- 整单记 0 分；
- 得分率最高到某个百分比。

## 容易误会
- 分数很高而结果不合格，通常是触了红线，报告里有一句话说明。
- 平均得分率是每次巡检同等地平均，不是把分数加起来除以满分。
`,
  },
  'en-US': {
    title: 'Score, rate, level and red lines',
    text: `
An inspection has several numbers, each for a purpose.

## The numbers
- **Score**: what the scoring method of the template gives, in points.
- **Rate**: the score in percent of what could be reached. Different templates are compared by it.
- **Level**: the part of the scale of the template in which the rate lies, such as excellent or pass.

## Items that do not apply
As the item is set: left out (of the possible points too), full marks, or 0 points. With many of them the highest possible score becomes smaller.

## Red lines
When a red-line item fails, the template decides:
- it is only marked, score and level stay;
- the inspection fails and keeps its score;
- the score is 0;
- the rate is capped at a percentage.

## Easily misunderstood
- A high score with a failed result is usually a red line. The report says so in a sentence.
- The average rate counts each inspection the same. It is not all scores divided by all possible scores.
`,
  },
} as const satisfies Article;
