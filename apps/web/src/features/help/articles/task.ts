import type { Article } from './article.ts';

export const taskArticle = {
  id: 'task',
  category: 'work',
  routes: ['/task'],
  words: '文件 导出 documents export 待办 催办 转交 看板 日历 to-do remind transfer board calendar',
  related: ['dispatch', 'overdue-or-closed', 'review-or-recheck', 'task-of-several'],
  'zh-CN': {
    title: '任务：每天从这里开始',
    text: `
任务页列出轮到你做的事：要巡检的门店、要审核的结果、要整改和要复核的问题，都在“待我处理”里。其他标签页是你处理过的、你发起的、抄送你的，以及你负责门店的全部任务。

## 处理一项任务
1. 点一行，右侧打开详情；按 J、K 或 Alt 加箭头走到下一项。
2. 看截止时间、说明、附的文件和流程，再点右下角的按钮：开始巡检、通过、驳回等。只显示现在能做的操作。
3. 做不了时用“转交”，快到期要提醒别人时用“催办”。
4. 一次处理多项：勾选行，用底部出现的按钮；很多项时在后台处理，结果写在后台任务里。有任务中心权限时，“导出”只导出勾选的行。

## 容易误会
- 红色的数字只数“待我处理”。别的标签页里的任务不等你。
- 别人点了开始，任务就由对方处理，你暂时不能开始；对方释放后才能接手。
- 关闭任务不等于完成，不计入完成率。
- 没到开始时间的任务看得到，但不能处理。
- “待整改完成”：巡检和审核都做完了，等本次发现的整改全部结束后自动完成，不需要谁操作，也不会逾期。
`,
  },
  'en-US': {
    title: 'Tasks: where the day begins',
    text: `
This page lists what waits for you: stores to inspect, results to review, problems to rectify and rectifications to look at again, all under “To do”. The other tabs hold what you handled, what you initiated, what you are in CC of, and all tasks of your stores.

## Handle a task
1. Click a row: its details open at the right. J, K or Alt with an arrow lead to the next one.
2. Read the deadline, the description, the documents and the process, then press the button at the lower right: start the inspection, approve, reject and so on. Only what is possible now is offered.
3. Use “Transfer” when you cannot do it, and “Remind” when somebody else should hurry.
4. For several at once, tick rows and use the bar that appears. Many of them go on as background work, which also names what could not be done. With the permission for the task centre, “Export” there writes the ticked tasks alone.

## Easily misunderstood
- The red number counts “To do” alone. Tasks on the other tabs do not wait for you.
- Once somebody has started, the task is in their hands; you can start after they release it.
- A closed task is not a completed one and does not count as such.
- A task before its start can be seen but not handled.
- “Pending rectification”: inspection and review are done. It is complete by itself when every rectification that it found is over; nobody has to act, and it cannot become late.
`,
  },
} as const satisfies Article;
