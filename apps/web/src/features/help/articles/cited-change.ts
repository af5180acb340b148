import type { Article } from './article.ts';

export const citedChangeArticle = {
  id: 'cited-change',
  category: 'inspect',
  routes: ['/inspect/cited'],
  words: '引用 知识库 标准 SOP 更新 改动 对照 cited procedure changed difference passage',
  related: ['template-editor', 'knowledge', 'template'],
  'zh-CN': {
    title: '引用文件更新：标准变了，检查项还对吗',
    text: `
检查项可以链接知识库里的文件，并写明引用的原文。文件有了新版本，系统提醒模板的创建人，请他对照改动，看看检查项是否仍然正确。

## 怎么做
1. 编辑模板时，在检查项里选择知识库文件，把依据的那段话填进“引用的原文”。
2. 文件更新后，从消息或“引用文件更新”打开。删去的文字划掉，新增的文字加下划线。
3. 检查项仍然正确，点“仍然正确”。需要修改，点“修改模板”，发布新版本后自动处理完。

## 巡检时
- 巡检人在检查项下面点“作业标准”，打开这份文件。没有权限的人可以在那里申请。

## 容易误会
- 只看已发布的版本；草稿里的引用不会提醒。
- 没有填写引用的原文，就对照整份文件。
- 同一份文件连续更新几次，只有一条待确认，版本号是最新的。
- 没有权限查看的文件，看不到名称和文字。
- 图片和扫描件里的文字读不出来，看不到文字改动，请打开文件对照。
`,
  },
  'en-US': {
    title: 'Changes of cited files: are the check items still right?',
    text: `
A check item can link to a file of the knowledge base and name the passage it stands on. When the file has a new version, whoever made the template is told and sees what is different.

## How to do it
1. In the editor of a template choose a file of the knowledge base at the item, and put the words that count into “Cited passage”.
2. When the file has changed, open it from the message or from “Changes of cited files”. What is gone is struck, what is new is underlined.
3. Press “Still right”, or “Change the template”: the new version settles it by itself.

## While inspecting
- The inspector opens the file from the item. Who may not view it can ask for access there.

## Easily misunderstood
- Only what is published counts; a draft asks nobody.
- Without a cited passage the whole file is compared.
- Several new versions of a file are asked about once, with the newest.
- Of a file that you may not view you see neither name nor words.
- Words in pictures and scans cannot be read: open the file and compare.
`,
  },
} as const satisfies Article;
