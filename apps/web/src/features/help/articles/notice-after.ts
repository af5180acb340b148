import type { Article } from './article.ts';

export const noticeAfterArticle = {
  id: 'notice-after',
  category: 'work',
  words: '公告 理解检查 附带任务 紧急 视频 评论 quiz check task emergency video comments',
  related: ['notice-edit', 'notice-manage'],
  'zh-CN': {
    title: '公告：理解检查、附带任务、紧急、视频和评论',
    text: `
写公告时可以加上这些，让公告不只是被打开。

## 怎么用
1. 要确认大家看懂，打开“理解检查”，写 1 到 3 道题，每题 2 到 6 个选项，勾出正确的。
2. 要门店做事，打开“附带任务”：发出时，接收人所在的每家营业门店各得到一个任务，由收到公告的门店经理做，没有经理收到的由收到的员工做。需要“派发任务”权限。
3. 真正紧急的，选“重要”或“须确认”，再打开“紧急”：不等开门和免打扰时间，但要另一人批准后才发出。
4. 可以加一个视频（最大 100 MB），也可以允许评论。

## 容易误会
- 紧急公告只能立即发送，申请后不能修改；要改就先取消。
- 由你审核任务时，你自己不会成为处理人。
- 发出后加入的人会收到公告，但不会为他们再派任务。
`,
  },
  'en-US': {
    title: 'Announcements: comprehension check, attached task, emergency, video, comments',
    text: `
While you write an announcement you can add these, so that it is more than opened.

## How to use them
1. To know that it was understood, switch on the comprehension check: one to three quiz items of two to six answers, and mark what is right.
2. Where stores have to do something, switch on the attached task: when it is sent, each open store of its recipients gets one, for its managers who got the announcement, or else the staff who did. You need the permission to dispatch tasks.
3. A real emergency is important or to be acknowledged, with “Emergency” switched on: it waits for no opening and no quiet hours, but somebody else has to approve it first.
4. You can add one video of at most 100 MB, and allow comments.

## Easily misunderstood
- An emergency is sent now, not later. Once you asked for approval it cannot be changed; cancel it first.
- Where you review the task, you never get it yourself.
- Whoever joins later gets the announcement, but no further task is given out for them.
`,
  },
} as const satisfies Article;
