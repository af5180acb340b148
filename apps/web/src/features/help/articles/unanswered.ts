import type { Article } from './article.ts';

export const unansweredArticle = {
  id: 'unanswered',
  category: 'start',
  routes: ['/knowledge/unanswered'],
  words: '知识库 没有答案 指派 补充 unanswered question assign owner gap',
  related: ['assistant'],
  'zh-CN': {
    title: '待补充的问题',
    text: `
同事问了助手、知识库里却没有答案的问题，列在这里。同样的问题只列一次，“次数”是问过几次。

## 怎么做
1. 打开一个问题，点“指派”，选谁来补充。对方会收到消息。
2. 负责人把答案写进知识库的文件，再点“已补充”，可以写明在哪个文件。
3. 不需要回答的，点“忽略”。

## 容易误会
- 管理知识库的人看到全部问题，其他人只看到指派给自己的。
- 在某个文件夹或文件范围里问的问题，自动指派给它的所有者。
- 标记“已补充”后又有人问、仍然找不到，问题会重新打开。
- 这里不显示是谁问的。
`,
  },
  'en-US': {
    title: 'Unanswered questions',
    text: `
What colleagues asked the assistant and the knowledge base does not answer is listed here. The same question stands once; “Times” says how often it was asked.

## How to do it
1. Open a question and press “Assign” to choose who finds the answer. They get a message.
2. The owner writes the answer into a file of the knowledge base and presses “Added”, with the name of the file if they like.
3. Press “Dismiss” for what needs no answer.

## Easily misunderstood
- Whoever manages the knowledge base sees all questions, others those that were assigned to them.
- A question asked within a folder or file goes to its owner by itself.
- A question noted as added that is asked again and still not found is open again.
- Who asked is not shown.
`,
  },
} as const satisfies Article;
