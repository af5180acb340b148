import type { Article } from './article.ts';

export const reviewOrRecheckArticle = {
  id: 'review-or-recheck',
  category: 'faq',
  words: '审核 复核 驳回 退回 撤回 review recheck reject return withdraw',
  related: ['task', 'record', 'rectification'],
  'zh-CN': {
    title: '审核、复核、驳回、退回、撤回',
    text: `
这些词看起来接近，但说的是不同的事。

## 两种看
- **审核**：看一次巡检的结果。巡检提交后，由巡检审核人决定通过还是驳回；可以有几级，一级一级来。
- **复核**：看一项整改做没做好。整改提交后，由整改审核人决定。

## 三种退
- **驳回**：审核人不同意。任务或整改回到处理人手里，原来的答案保留，写着为什么。
- **退回**：被驳回的任务，它的巡检记录就是“已退回”，重新提交并通过之前不计入统计。
- **撤回**：整改提交后、还没有人决定时，整改人可以收回来改。巡检提交后不能撤回，要改请审核人驳回。

## 容易误会
- 没有设审核人的任务，提交后直接完成，不会等人看。
- 谁都不审核自己做的巡检。整改有几位审核人时，提交的人由别人复核；只有自己一个审核人时，自己复核。
- 审核通过才计入得分和统计，审核中的记录还不算。
`,
  },
  'en-US': {
    title: 'Review, second look, rejected, returned, withdrawn',
    text: `
These words are close to each other and mean different things.

## Two kinds of looking
- **Review of a task**: looking at the result of an inspection. After it is submitted, its reviewers approve or reject; there may be several levels, one after another.
- **Review of a rectification**: looking whether a problem was put right. The rectification reviewer decides once it is submitted.

## Three ways back
- **Rejected**: a reviewer says no. The task or rectification is with its handler again, with the answers kept and the reason written.
- **Returned**: the inspection record of a task that was rejected. It counts in no statistic until it is submitted again and approved.
- **Withdrawn**: a handler of a rectification takes it back to change it, as long as nobody has decided. An inspection cannot be withdrawn: ask its reviewer to reject it.

## Easily misunderstood
- A task without reviewers is completed as soon as it is submitted; nobody is waited for.
- Nobody reviews an inspection of their own. Of a rectification with several reviewers somebody else looks at it; who is its only reviewer looks at it themselves.
- Scores and statistics count what is approved; a record in review does not count yet.
`,
  },
} as const satisfies Article;
