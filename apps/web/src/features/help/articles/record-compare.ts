import type { Article } from './article.ts';

export const recordCompareArticle = {
  id: 'record-compare',
  category: 'inspect',
  routes: ['/inspect/record/compare'],
  words: '对比 并排 差异 compare side by side difference',
  related: ['record-report'],
  'zh-CN': {
    title: '对比报告',
    text: `
把同一个模板的几份报告放在一起，逐项看结果、答案和得分差在哪里。可以是同一家门店的几次，也可以是几家门店。

## 怎么做
1. 打开一份报告，点“对比”，这份在最左边。
2. 选要加入的报告：默认列出同一家门店的，也可以换成所有门店，或者搜索。
3. 打开“只看有变化的”，只留下不同的项。
4. 每份报告的列头写着与左边相比差多少。移除一份，其他的不动。

网址里记着选了哪几份，链接可以收藏或发给同事；对方只看到自己有权看的报告。

## 容易误会
- 只有同一个模板的报告能对比；模板的不同版本可以，没有问到的项写“未检查”。
- 差异看的是结果、答案和得分，不看照片和备注。
- 百分比的差用“个百分点”，不是百分之几。
`,
  },
  'en-US': {
    title: 'Compare reports',
    text: `
Puts several reports of one template side by side and shows item by item where result, answer and points differ. They may be of one store over time, or of several stores.

## How to do it
1. Open a report and press “Compare”: it stands at the far left.
2. Choose the reports to add. Those of the same store are listed first; all stores and a search are there too.
3. “Only what changed” leaves only the items that differ.
4. The head of each report says how far it is from the one at its left. Removing one leaves the others in place.

The address holds which reports are chosen, so the link can be kept or passed on; everybody sees only reports they may see.

## Easily misunderstood
- Only reports of the same template can be compared. Different versions can; an item that was not asked says so.
- Differences are those of result, answer and points, not of photos and notes.
- The difference of two percentages is told in percentage points, not in percent.
`,
  },
} as const satisfies Article;
