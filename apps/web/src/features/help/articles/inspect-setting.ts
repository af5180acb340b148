import type { Article } from './article.ts';

export const inspectSettingArticle = {
  id: 'inspect-setting',
  category: 'settings',
  routes: ['/inspect/settings'],
  words: '截止 营业小时 deadline opening hours 默认流程 审核人 抄送 整改时限 升级 模拟 process reviewers simulator',
  related: ['rectification-clock', 'review-or-recheck', 'check-in-setting', 'receipt'],
  'zh-CN': {
    title: '巡检设置：流程和整改规则',
    text: `
设置以后的巡检由谁审核、抄送谁，以及整改的时限、整改人、延期、申诉和逾期提醒。

## 流程
1. 按方式设企业流程：几级审核，每级找谁，找不到人怎么办，抄送谁，是否“有不合格项才抄送”。
2. 某个模板需要不同的流程，就给模板单独设置。
3. “时限按营业小时计算”让新的派发和周期任务先按门店营业小时截止，每次仍可另选。
4. 打开“整改全部完成后任务才完成”，任务在本次整改全部结束后才算完成。
5. 用“流程模拟”选门店和模板，看每一步实际是谁；不会创建任务。

## 整改
1. 选默认的整改人、整改审核人和抄送人。
2. 一般、重要、红线各设时限，选按自然时间还是营业时间。
3. 设整改照片是否仅限现场拍摄，能否转交、申请延期、申诉，逾期后几小时提醒哪一级。

## 容易误会
- 优先级是：派发时的选择 > 模板的流程 > 企业的流程。关闭“派发时可以改”后，只用默认流程。
- 所有改动只影响以后产生的任务和整改，已有的不变。
- 重要问题和红线总是生成整改；一般问题按设置。
- 打开“无人审核时自动通过”后，有红线的结果也不会自动通过。
`,
  },
  'en-US': {
    title: 'Inspection settings: process and rectifications',
    text: `
Says who reviews inspections from now on and who gets CC, and the rules of rectifications: time limits, handlers, extensions, appeals and who hears of what is overdue.

## Process
1. Set the process of the company for each mode: levels of review, whom each finds, what happens where nobody is found, CC, perhaps “Only where something failed”.
2. Give a template a process of its own where it needs another one.
3. “Deadlines by opening hours” lets new dispatches and cycles begin with the opening hours of each store. Each can still choose otherwise.
4. With “Complete only after all rectifications” a task waits until everything that it found is put right.
5. In the simulator choose a store and a template to see who each step would be. No task is created.

## Rectifications
1. Choose the usual handlers, reviewers and CC.
2. Set a time for normal, major and red line, day and night or in business hours.
3. Say whether photos of a rectification come from the camera only, whether transfers, extensions and appeals are allowed, and who hears after how many hours overdue.

## Easily misunderstood
- The order is: choice at dispatch, process of the template, process of the company. When choosing is switched off, only the default is used.
- Changes hold for what is made from now on; what is there stays as it is.
- Major problems and red lines always become rectifications; normal ones as set here.
- Where automatic approval after two reminders is on, it still never approves a result with a red line.
`,
  },
} as const satisfies Article;
