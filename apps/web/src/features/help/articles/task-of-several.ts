import type { Article } from './article.ts';

export const taskOfSeveralArticle = {
  id: 'task-of-several',
  category: 'faq',
  words: '多人 任意一人 每人一项 平均分配 several handlers any each even',
  related: ['task', 'overdue-or-closed'],
  'zh-CN': {
    title: '一项任务有几位处理人时，谁来做',
    text: `
派发时选了几个人，还要选“多人时”怎么办，结果差别很大。

## 三种方式
- **任意一人**：一项任务，几个人都看得到。谁先点开始就由谁做，其他人暂时不能开始；做完一次就完成。
- **每人一项**：每个人各有一项任务，互不影响，门店会被巡检多次。
- **平均分配**：每家门店只给一个人，每人数量尽量一样，就近安排，尽量不连续两次去同一家。

## 先开始的人做不完怎么办
1. 他可以释放任务，其他人就能开始；已答的内容会保留。
2. 他也可以转交给负责这家门店的人。
3. 发起人和管理员可以替他转交。

## 容易误会
- 统计里，一项任务有几位处理人时每人各计一项，加起来会多于任务总数。
- 审核人有几位时，看那一级写的是任意一人、所有人还是依次。
`,
  },
  'en-US': {
    title: 'A task with several handlers: who does it',
    text: `
When several people are chosen at dispatch, “With several” says what that means. The difference is large.

## Three ways
- **Any one of them**: one task that all of them see. Whoever starts first has it and the others cannot start; done once, it is completed.
- **Each a task**: everybody has a task of their own, and the store is inspected several times.
- **Shared evenly**: each store goes to one person, as many to everybody as possible, near each other, and somebody else than the last time where possible.

## If whoever started cannot finish
1. They can release it, and others can start; what was answered is kept.
2. They can transfer it to somebody who works for the store.
3. The initiator and administrators can transfer it for them.

## Easily misunderstood
- In statistics a task of several handlers counts for each of them, so the sum is more than the number of tasks.
- With several reviewers, look at the mode of that level: any, all, or one after another.
`,
  },
} as const satisfies Article;
