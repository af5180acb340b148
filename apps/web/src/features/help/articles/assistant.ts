import type { Article } from './article.ts';

export const assistantArticle = {
  id: 'assistant',
  category: 'start',
  routes: ['/knowledge/assistant'],
  words: '知识库 提问 问答 AI 助手 出处 引用 ask question answer citation source chat',
  related: ['unanswered'],
  'zh-CN': {
    title: '知识助手：提问和出处',
    text: `
助手只用你有权查看的文件回答。每个回答都列出文件和页码，点开就是那一页。

## 怎么做
1. 在任意页面点右上角的“打开知识助手”，或者打开整页。
2. 输入问题，按“发送”。回答会边写边显示，点“停止”可以中途结束，已写的内容会保留。
3. 点句子后面的编号，或“出处”里的文件，核对原文。
4. 在文件夹或文件里打开时，“范围”可选这个文件夹或文件。
5. 用“有帮助”“没有帮助”告诉管理员回答得怎么样。

## 没有语言模型时
页面会写明没有配置语言模型，助手直接引用原文，不改写。

## 问数据
“上周哪些门店红线不合格”、逾期的整改有多少，这类问题，数字取自对应的页面，权限也和页面一样。回答里有打开该页面的链接。

## 容易误会
- “知识库中未找到相关内容”表示你能查看的文件里没有答案，助手不会猜，问题进入待补充的列表。文件还在读取时回答会说明，读完再问。
- 带“没有出处”标记的句子没有引用原文，请自行核实。
- 对话只有你自己能看到，180 天没有继续就会删除。删除的对话无法恢复。
- 文件后来改成你不能看的，引用它的内容也会从旧回答里消失。
`,
  },
  'en-US': {
    title: 'Assistant: questions and sources',
    text: `
The assistant answers from files that you may view. Each answer names file and page; press a source to open it there.

## How to do it
1. Press “Open the assistant” at the top right of any page, or open it as a page.
2. Type a question and press “Send”. The answer comes as it is written; “Stop” ends it and keeps what came.
3. Press a number behind a sentence, or a file below, to read the original.
4. Beside a folder or file, choose it under “Scope” to ask about it alone.
5. Say with “Helpful” and “Not helpful” how good the answer was.

## Without a language model
The page says that none is configured. The best passages are then quoted as they stand.

## Figures
How many rectifications are overdue, or “which stores failed red lines last week”: such things are answered with the numbers of the page that shows them, with your permissions. The answer links to that page.

## Easily misunderstood
- “not found in your knowledge base” means that no file you may view has the answer. Nothing is guessed, and the question joins the list of unanswered ones. While new files are still being read, the answer says so: ask again after that.
- A sentence marked “no source” cites nothing. Check it yourself.
- Only you see your conversations. One that you do not go on with for 180 days is deleted; a deleted one cannot be restored.
- When you may no longer view a file, what cites it disappears from older answers too.
`,
  },
} as const satisfies Article;
