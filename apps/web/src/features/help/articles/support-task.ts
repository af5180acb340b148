import type { Article } from './article.ts';

export const supportTaskArticle = {
  id: 'support-task',
  category: 'settings',
  routes: ['/cmsHelp/taskDetail'],
  words: '支持 任务状态 合法操作 support task states legal events',
  related: ['task', 'review-or-recheck'],
  'zh-CN': {
    title: '任务状态：支持人员查任务',
    text: `
给支持人员用：输入任务编号，选一位成员，看任务现在的状态，这位成员现在能做什么，其余的为什么不能。

## 怎么做
1. 输入任务编号，选成员，点“查询”。
2. 看“现在可以做”：和那位成员在任务里看到的按钮一致。
3. 看“现在不能做”：每一步写明原因，例如“不是处理人”“别人正在处理”。
4. 把网址发给同事，对方看到同样的查询（也要有支持权限）。

## 容易误会
- 这里只查，不改任务。
- 成员看不到这个任务时，会写明他什么都不能做，先查门店范围和可见范围。
- 写着“只由系统执行”的步骤，谁都不能点。
- 需要“支持工具”权限，一般成员没有这一页。
`,
  },
  'en-US': {
    title: 'Task states: for support staff',
    text: `
For support staff: enter a task number and choose a member, and see the state of the task, what the member may do now, and why not the rest.

## How to do it
1. Enter the number, choose the member and press “Look up”.
2. “Possible now” lists the same as the buttons the member sees.
3. “Not possible now” names the reason for each, such as not a handler, or somebody else is handling it.
4. Pass the address on: a colleague with the permission sees the same.

## Easily misunderstood
- This page changes no task.
- When the member does not see the task, it says so: look at store scope and at what the role shows.
- Steps of the system alone say so; nobody can press them.
- It needs the permission for support tools; usual members do not have it.
`,
  },
} as const satisfies Article;
