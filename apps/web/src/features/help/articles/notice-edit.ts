import type { Article } from './article.ts';

export const noticeEditArticle = {
  id: 'notice-edit',
  category: 'work',
  routes: ['/notice/edit'],
  words: '发公告 发送范围 定时 附件 publish send range schedule',
  related: ['notice-after', 'notice', 'notice-manage'],
  'zh-CN': {
    title: '写公告',
    text: `
在这里写一条公告：写什么、发给谁、什么时候发。填的内容会自动存为草稿，可以先离开再回来。

## 怎么写
1. 填标题和正文。工具栏可以加粗、列表、加链接；可以附图片和文件。
2. 选发送范围：全部成员、部门、角色、门店的员工，或指定成员。下面会显示将发给多少人，选几项时取并集，一个人只收到一次。
3. 选立即发送，或定时发送。定时按企业时间，并且要留出几分钟。
4. 需要留痕时，重要程度选“须确认”，接收人要点确认才算。
5. 点预览看接收人会看到什么，再发布。

## 容易误会
- 选门店，是发给管理这些门店的人和被指定在这些门店工作的人，不是范围恰好包含它的所有人。
- 打开“新加入的人也会收到”后，30 天内加入的人会补发；不打开，只发给当时的人。
- 发送时范围内没有人，公告不会发出，会退回草稿。
`,
  },
  'en-US': {
    title: 'Write an announcement',
    text: `
Here you say what an announcement tells, to whom it goes and when. What you enter is kept as a draft, so you may leave and come back.

## How to write one
1. Enter title and text. The bar above it makes words strong, lists and links; pictures and documents can be attached.
2. Choose the send range: everybody, departments, roles, the staff of stores, or some people. Below stands how many it reaches. Several choices add up, and nobody gets it twice.
3. Send it now or at a time. That time is on the clock of the company and at least some minutes ahead.
4. Where you need proof, let it ask for an acknowledgement: people then have to confirm that they have read it.
5. Look at the preview, then publish.

## Easily misunderstood
- Choosing stores reaches those who manage these stores or work for them by name, not everybody whose scope happens to include them.
- With “Whoever joins within 30 days gets it too”, newcomers get it later; without it, only the people of that moment do.
- When nobody is in the range at the time of sending, it is not sent and becomes a draft again.
`,
  },
} as const satisfies Article;
