import type { Article } from './article.ts';

export const feedbackArticle = {
  id: 'feedback',
  category: 'start',
  routes: ['/help/feedback'],
  words: '报错 建议 投诉 客服 联系 bug idea complaint contact support report an error',
  related: ['support-feedback', 'diagnostics'],
  'zh-CN': {
    title: '反馈：问题或建议',
    text: `
遇到错误，或者少了工作需要的功能，在这里告诉本企业的支持人员。回复、状态都在这一页，不用另外打电话。

## 怎么做
1. 在出问题的页面打开“本页帮助”，点“反馈问题或建议”。从帮助中心也可以提交。
2. 选类型，写清做了什么、看到什么、本来应该怎样。
3. 需要时加照片或截图，最多三张。
4. 看一遍“一起提交的信息”：页面、版本、十分钟内最近一次错误、语言、窗口大小。不想提交的去掉勾选。
5. 点“提交”，记下编号。

## 之后
- 支持人员回复后你会收到消息，点开就是这条反馈。
- 没有解决，点“重新打开”，写还有什么问题。
- 已经解决，自己点“关闭”，可以不写说明。

## 容易误会
- 提交的只有勾选的信息和你写的内容，没有门店数据，网址里的查询条件也不带。
- 同事看不到你的反馈，只有你和支持人员能看到。
- 一天能提交的条数有上限，同一个问题写在一条里。
`,
  },
  'en-US': {
    title: 'Feedback: something is wrong or missing',
    text: `
When something goes wrong, or your work needs what Rondo does not do, tell support staff of your company here. Their answers and the state stand on this page.

## How to do it
1. Open “Help with this page” where it happened and press “Something is wrong or missing”. The help centre has the same button.
2. Choose the kind and say what you did, what you saw, and what should have been.
3. Add screenshots or photos if they help, three at most.
4. Look through “Sent along”: page, version, the last error within ten minutes, language and window. Untick what you keep to yourself.
5. Press “Send” and keep the number.

## Afterwards
- You get a message when support staff answer; it opens this feedback.
- Press “Reopen” when it is not settled, and say what is still open.
- Press “Close” yourself when it is settled; a comment may be left out.

## Easily misunderstood
- Only your words and the ticked lines are sent. No data of stores goes along, nor the filters of an address.
- Colleagues do not see your feedback: you and support staff do.
- There is a limit a day. Write one problem once.
`,
  },
} as const satisfies Article;
