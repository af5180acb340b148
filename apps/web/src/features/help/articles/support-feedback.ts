import type { Article } from './article.ts';

export const supportFeedbackArticle = {
  id: 'support-feedback',
  category: 'settings',
  routes: ['/cmsHelp'],
  words: '支持 回复 工单 客服 support answer requests of members cmsHelp',
  related: ['feedback', 'support-task'],
  'zh-CN': {
    title: '企业反馈：支持人员回复',
    text: `
给支持人员用：企业成员提交的反馈都列在这里，一条一条看、回复、关闭。需要“支持工具”权限，一般成员没有这一页。

## 怎么做
1. 先按状态筛选“待回复”，时间最早的先处理。
2. 点开一条，看说明、照片和一起提交的页面、版本、错误编号。
3. 点“回复”，写清怎么解决。提交人马上收到消息。
4. 不需要再做什么的，点“关闭”并写明原因。

## 找同一类问题
- 搜索框可以输入页面地址、错误代码或错误编号，找出别人遇到的同一个错误。
- “出过错误”筛选只看提交前出过错误的反馈。
- 有导出权限时，筛选后的列表可以导出成表格，导出会记进操作日志。

## 容易误会
- 提交人去掉的信息这里没有，不是丢了。
- 提交人可以把已回复或已关闭的反馈重新打开，它会回到“待回复”。
- 两个人同时回复，只有先提交的算数，后一位会看到最新内容。
`,
  },
  'en-US': {
    title: 'Feedback of the company: for support staff',
    text: `
For support staff: everything that members of the company sent is listed here, to be read, answered and closed. It needs the permission for support tools.

## How to do it
1. Filter the state “To be answered” and begin with the oldest.
2. Open one: the words, the photos, and the page, version and number of the error sent along.
3. Press “Answer” and say how it is solved. Whoever sent it gets a message at once.
4. Press “Close” with a reason where nothing more is to be done.

## Find what is alike
- The search takes the address of a page, an error code or the number of an error, and finds who met the same.
- “After an error” lists only what was sent after something had gone wrong.
- With the permission to export, the filtered list leaves as a file; the audit log keeps it.

## Easily misunderstood
- What the sender took out is not here; it was not lost.
- Whoever sent it can reopen what was answered or closed. Then it is to be answered again.
- Of two answers at the same time the first counts; the other person sees what was said.
`,
  },
} as const satisfies Article;
