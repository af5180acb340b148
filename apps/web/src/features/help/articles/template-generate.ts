import type { Article } from './article.ts';

export const templateGenerateArticle = {
  id: 'template-generate',
  category: 'inspect',
  words: '生成 手册 制度 规定 检查表 模板 原文 AI generate manual regulation draft source template',
  related: ['template', 'template-editor'],
  'zh-CN': {
    title: '从手册或制度生成模板',
    text: `
放入一份资料，得到一份模板草稿：每个检查项都附有原文和页码，由人看过才发布。

## 怎么做
1. 在巡检模板页点“生成模板”，放入手册、制度或检查表（pdf、docx、xlsx、pptx、txt、csv，20 MB 以内），或一行一条写下要求。
2. 大约 30 秒后打开草稿。标题成为分类；写明应当、必须、不得等要求的句子、列表和表格行成为检查项；写给政府部门的规定和罚则不采用。
3. 对照原文逐项保留、修改或删除，发布时勾选已看过。

## 建议从哪里来
作答方式、等级和分值只是建议。配置了语言模型时由它整理，在原文里找不到出处的建议不采用；没有配置或没有回答时，按文档的结构整理。

## 容易误会
- 扫描件和图片里的文字读不出来，请换成有文字的文件。
- 草稿不会自己发布，也不会派发给任何人。
`,
  },
  'en-US': {
    title: 'A template generated from a manual or regulation',
    text: `
Drop a document and get a draft of a template: each check item quotes its source with the page, and a person reviews it before it is published.

## How to do it
1. On the templates page press “Generate” and drop a manual, a regulation or an inspection form (pdf, docx, xlsx, pptx, txt, csv, at most 20 MB), or type one requirement a line.
2. After about 30 seconds the draft opens. Headings become categories; sentences with “must”, “should” or “never”, list lines and rows of tables become items. Duties of authorities and penalties are left out.
3. Compare each item with what it quotes. Keep, change or delete it, and confirm the review when you publish.

## Where suggestions come from
Answer types, severities and points are suggestions. A language model is used where one is configured, and what it suggests without a source is left out; without one, or when it does not answer, the structure of the document is used.

## Easily misunderstood
- Words in scans and pictures cannot be read. Take a file that has its words as text.
- A draft is never published or dispatched by itself.
`,
  },
} as const satisfies Article;
