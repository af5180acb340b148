import type { Article } from './article.ts';

export const templateEditorArticle = {
  id: 'template-editor',
  category: 'inspect',
  routes: ['/inspect/template/:id'],
  words: '封面 cover 编辑 检查项 分值 追问 发布 版本 试算 edit items points follow-up publish version replay',
  related: ['template', 'score-and-red-line'],
  'zh-CN': {
    title: '编辑模板',
    text: `
左边是分类和各设置，中间是检查项，右边是选中那一项的设置。改动自动保存到草稿，不影响正在使用的版本。

## 怎么做
1. 加一级分类，再加检查项；也可以把多行文字直接粘贴进来，一行一项。
2. 选中一项，设答案类型、分值、严重程度、是否要照片、不适用怎么算、不合格时的整改。
3. 需要时设“追问”：只有答了某个答案才出现；或只在某些门店检查。
4. 在评分方式里选怎么计分，设等级。总分和差错会马上显示。
5. 用“试算草稿”看最近的记录按新设置会怎样，用手机预览看样子。
6. 需要时选“封面图片”，随发布生效，巡检开始时也会看到。
7. 写一句改了什么，发布。

## 容易误会
- 同一时间只有一个人能编辑。接管后，对方不能再保存。
- 已发布的版本永远不变；已派发的任务继续用派发时的版本。
- “试算”不会改动任何记录。
- 等级要覆盖 0 到 100%，加权时各分类权重合计 100%，否则不能发布。
`,
  },
  'en-US': {
    title: 'Edit a template',
    text: `
Categories and settings are at the left, check items in the middle, the settings of the chosen item at the right. Changes are saved to the draft by themselves and leave the live version alone.

## How to do it
1. Add a category, then check items; several lines can be pasted, one item a line.
2. Choose an item and set its kind of answer, points, severity, photos, what “not applicable” means, and the rectification after a failure.
3. Where needed, let it appear after certain answers only, or at certain stores only.
4. Choose the scoring method and the levels. Sums and mistakes are shown at once.
5. “Try the draft on records” tells what the newest records would become; the preview shows it on a phone.
6. A “Cover picture” can be chosen; it is published with the version and shown as an inspection begins.
7. Say what changed, and publish.

## Easily misunderstood
- One person edits at a time. After you take over, the other one cannot save any more.
- A published version never changes, and dispatched tasks keep theirs.
- Trying a draft changes no record.
- Levels have to cover 0 to 100 %, and weights of categories add up to 100 %; otherwise it cannot be published.
`,
  },
} as const satisfies Article;
