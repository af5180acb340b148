import type { Article } from './article.ts';

export const recordReportArticle = {
  id: 'record-report',
  category: 'inspect',
  routes: ['/inspect/record/:id'],
  words: '报告 得分 怎么算 分享 PDF 复检 作废 report score share re-inspect',
  related: ['receipt', 'score-and-red-line', 'review-or-recheck', 'record-compare'],
  'zh-CN': {
    title: '巡检报告：一次巡检的结果',
    text: `
上面是得分、等级和红线；接着是与上次相比的变化、不合格项和照片；右边是各部分得分、签到和流程。

## 常做的事
1. 想知道分怎么来的，点“怎么算的？”，每一步都列出来。
2. 点一项的照片放大，看历次照片，或对比整改前后。
3. “复检”可以只检查不合格的项，其余沿用这次的答案；得分仍按整份清单计算。
4. “对比”把同一模板的几份报告并排看。
5. “下载报告”得到 PDF，最后一页有校验码，扫一下就能核对有没有被改过。
6. 给企业外的人看：企业开启了外部链接时，“分享”可以生成带密码、有期限的链接。

## 容易误会
- 作废不能恢复。记录还能看，但不再计入统计，已经发起的整改继续。
- 审核时改过的答案会标“已修改”，原来的值和原因都留着。
- 链接只在生成时显示一次，密码要另外发给对方。
`,
  },
  'en-US': {
    title: 'Inspection report: the result of one inspection',
    text: `
At the top stand score, level and red lines; then what changed since last time, failed items and photos; at the right the sections, the check-in and the process.

## What is done here
1. “How is this scored?” lists every step of the score.
2. Click a photo to enlarge it, to see earlier photos of the item, or to compare before and after.
3. “Re-inspect” can ask only what failed and carries the other answers over; the score is still of the whole list.
4. “Compare” shows several reports of one template side by side.
5. “Download report” makes a PDF. A code on its last page tells whether anybody changed it.
6. For people outside, “Share” makes a link with a password and an end, where the company allows external links.

## Easily misunderstood
- Voiding cannot be undone. The record can still be read but counts no more; its rectifications go on.
- Answers that were changed in review are marked, with the old value and the reason.
- An external link is shown once. Pass its password on by another way.
`,
  },
} as const satisfies Article;
