import type { Article } from './article.ts';

export const firstDayArticle = {
  id: 'first-day',
  category: 'start',
  words: '新手 第一次 怎么开始 newcomer first steps begin',
  related: ['task', 'start-inspection', 'shop', 'template'],
  'zh-CN': {
    title: '第一天：从空白到第一次巡检',
    text: `
新企业从四步开始，任务页上有“开始使用”，做完一步会自动打勾。

## 四步
1. 添加门店：用表格一次导入，或逐家新建，设好店长和营业时间。
2. 准备模板：新建、复制系统模板，或导入检查项，然后发布。
3. 邀请成员：店长处理整改，巡检员去巡店，分好角色和门店范围。
4. 派发第一次巡检：选门店、模板、人员和时间。

## 接着会发生什么
- 巡检员在“待我处理”看到任务，做完提交。
- 设了审核人的，审核通过后生效。
- 不合格的项变成整改，店长收到消息，改完由审核人复核。
- 统计夜里重新算，当天是暂计。

## 容易误会
- 没有营业中的门店或已发布的模板，派发不了，页面会提示缺哪个。
- 流程可以先不设，派发时自己选审核人。
`,
  },
  'en-US': {
    title: 'The first day: from nothing to an inspection',
    text: `
A new company begins with four steps. They stand on the task page and are ticked by themselves.

## Four steps
1. Add stores: import a table, or one by one, with managers and business hours.
2. Make a template: new, from the system, or from imported check items; then publish it.
3. Invite people: store managers rectify, inspectors inspect. Give them roles and a scope.
4. Dispatch the first inspection: stores, template, people, time.

## What happens then
- Inspectors find the task under “To do”, do it and submit.
- Where there are reviewers, it is effective once approved.
- Failed items become rectifications; store managers are told, and reviewers look at the result.
- Statistics are computed at night; today is provisional.

## Easily misunderstood
- Without an open store or a published template nothing can be dispatched; the page says which is missing.
- A process need not be set first: choose reviewers at dispatch.
`,
  },
} as const satisfies Article;
