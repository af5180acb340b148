import type { Article } from './article.ts';

export const rectificationArticle = {
  id: 'rectification',
  category: 'inspect',
  routes: ['/inspect/problem'],
  words: '费用 cost 整改 延期 申诉 催办 重复 rectify extension appeal repeat',
  related: ['rectification-many', 'rectification-clock', 'review-or-recheck', 'report-problem'],
  'zh-CN': {
    title: '整改记录：问题有人管，直到改好',
    text: `
巡检里不合格的项、图库图片和直接上报的问题，都在这里变成整改：有整改人，有截止时间，改完有人复核。可以按列表或看板看。

## 整改人
1. 打开整改，对照标准和整改前的照片去改。
2. 点“提交整改”，拍整改后的照片，写做了什么。看不出变化的，勾选“照片看不出变化”。有花费就填这一次的整改费用。
3. 来不及就“申请延期”，最多两次，由整改审核人决定；24 小时不答复视为不同意。
4. 认为判错了就“申诉”：48 小时内，只能一次，裁决前停止计时。

## 整改审核人
1. 对比前后照片，通过或驳回；驳回要写哪里没到位。
2. 答复延期申请。

## 容易误会
- 提交整改不等于完成，复核通过才完成。没有设审核人的，提交即完成。
- “结束”是不再整改，不计入已解决；不能恢复。
- 申诉被接受，整改结束，巡检答案更正并重新计分。
- 写着第几次的，是指几天内同一项又不合格，天数在巡检设置里。
`,
  },
  'en-US': {
    title: 'Rectifications: every problem has somebody until it is put right',
    text: `
Failed items of inspections, pictures of the gallery and reported problems become rectifications here: with a handler, a deadline and somebody who looks at the result. As a list or a board.

## The handler
1. Open the rectification and compare with the standard and the photo from before.
2. Press “Submit”, take photos of how it looks now and say what was done. Where no photo can show it, tick “No visible change”. Enter what it cost, if anything.
3. When time runs short, ask for an extension: twice at most, decided by the reviewer; 24 hours without an answer deny it.
4. When it was no failure, appeal: within 48 hours, once. The clock stands still until it is decided.

## The reviewer
1. Compare before and after, then approve or reject; say what is still missing.
2. Answer when an extension is asked for.

## Easily misunderstood
- Submitted is not completed: it is completed when approved. Without a reviewer it is completed at once.
- “End” means that it will not be rectified. It does not count as solved and cannot be undone.
- When an appeal is accepted, the rectification ends, the answer is changed and the inspection is scored again.
- A number of times means that the same item failed again within some days, as the inspection settings say.
`,
  },
} as const satisfies Article;
