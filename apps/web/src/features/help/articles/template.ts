import type { Article } from './article.ts';

export const templateArticle = {
  id: 'template',
  category: 'inspect',
  routes: ['/inspect/template'],
  words: '封面 cover 模板 检查项库 停用 复制 导入 template library disable copy import',
  related: ['template-editor', 'template-generate', 'score-and-red-line'],
  'zh-CN': {
    title: '巡检模板：检查什么',
    text: `
模板是检查项的清单：分类、分值、红线、评分方式。派发和发起巡检都要选一个已发布的模板。另一个标签页是检查项库，放反复使用的检查项。

## 新建一个模板
1. 点“新建模板”：从空白开始、复制已有的、用系统模板，从表格导入，或从手册、制度生成。
2. 在编辑页加分类和检查项，设置评分和等级。
3. 发布。发布后才能用来派发。

## 管理
- 停用：不再产生新任务，已派发的继续用原来的版本。
- 删除：只有从未用过的模板可以，30 天内能从回收站恢复。
- 封面图片：在编辑页选，显示在列表和选择模板时的名称旁边。
- 可见范围：谁可以用它派发，用在哪些门店。

## 容易误会
- 修改已发布的模板会产生一份草稿，正在使用的版本不变，发布后才换。
- 从检查项库加入模板的是一份副本。改库里的，模板不会跟着变，可以在编辑页手动更新。
- 别人选不到你的模板，先看可见范围和它允许的方式。
`,
  },
  'en-US': {
    title: 'Inspection templates: what is inspected',
    text: `
A template is a list of check items with categories, points, red lines and a scoring method. Every dispatch and every inspection needs a published one. The other tab is the library of check items that are used again and again.

## Make a template
1. Press “New template”: begin with nothing, copy one, take one of the system, import a table, or have one generated from a manual.
2. Add categories and check items in the editor, and set scoring and levels.
3. Publish it. Only then can tasks be dispatched from it.

## Keep them in order
- Disable: no new tasks are made from it; dispatched ones keep their version.
- Delete: only a template that was never used; the recycle bin keeps it for 30 days.
- Cover picture: chosen in the editor, shown beside the name in lists and where templates are chosen.
- Visible to: who may dispatch with it, and at which stores.

## Easily misunderstood
- Editing a published template makes a draft. The live version stays until the draft is published.
- What comes from the library is a copy. Changing the library changes no template; the editor can update an item by hand.
- When others cannot choose your template, look at its visibility and at the modes it allows.
`,
  },
} as const satisfies Article;
