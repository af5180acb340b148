import type { Article } from './article.ts';

export const startInspectionArticle = {
  id: 'start-inspection',
  category: 'inspect',
  routes: ['/inspect/start'],
  words: '自己发起 现场 远程 自检 模板 start self on site remote',
  related: ['perform-inspection', 'template'],
  'zh-CN': {
    title: '开始巡检',
    text: `
没有人派发任务，也可以自己发起一次巡检。这一页选门店、模板和方式，然后直接开始。

## 怎么做
1. 选门店。最近巡检过的排在前面，也可以搜名称或编号。
2. 选模板。只列出已发布、对你和这家门店开放、并且允许这种方式的模板。
3. 选方式：现场到店做，远程看摄像头做，自检由门店自己做。
4. 选审核人。不需要审核就关掉“提交后审核”，提交后直接完成；自检一定要有人审核。企业定了流程的，这里会直接显示。
5. 点“开始巡检”。

## 容易误会
- 没有模板可选，多半是模板没有发布、没有对你开放，或者不允许这种方式。
- 企业要求签到时，现场巡检要先在门店签到。
- 自己发起的巡检不算计划巡检，不进“应巡”的完成率，但得分照样计入。
- 模板更新后，自己发起的草稿要用新版本重新开始；派发的任务继续用派发时的版本。
`,
  },
  'en-US': {
    title: 'Start an inspection',
    text: `
An inspection needs no dispatch: you can start one yourself. Here you choose the store, the template and the mode, and begin.

## How to do it
1. Choose the store. Those you inspected last come first; names and numbers can be searched.
2. Choose the template. Listed are published ones that you and this store may use and that allow the mode.
3. Choose the mode: on site in the store, remote through its cameras, or self-inspection by the store.
4. Choose the reviewers. Switch “Review after submission” off where nobody has to look at the result: it is then completed as soon as it is submitted. A self-inspection is always reviewed. Where the company has set the process, it is shown here.
5. Press “Start inspection”.

## Easily misunderstood
- When no template is offered, none is published, none is shared with you, or none allows this mode.
- Where the company asks for a check-in, an inspection on site begins with it.
- Inspections you start yourself are not planned ones: they do not count towards planned inspections done, but their scores do count.
- After a template changed, a draft you started yourself begins again with the new version; dispatched tasks keep theirs.
`,
  },
} as const satisfies Article;
