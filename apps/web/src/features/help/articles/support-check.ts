import type { Article } from './article.ts';

export const supportCheckArticle = {
  id: 'support-check',
  category: 'settings',
  routes: ['/cmsHelp/r7k2vq'],
  words: '模型 检测 媒体 model detector media 自检 版本 时钟 数据库 队列 self-check version clock database queue',
  related: ['support-api', 'diagnostics'],
  'zh-CN': {
    title: '系统自检：版本、时钟、数据库和后台任务',
    text: `
给支持人员用：打开这一页的时候，现场量一遍服务器和这台设备的情况。需要“支持工具”权限。

## 怎么看
1. 网页版本和服务器版本应当一样。不一样时，刷新页面。
2. “数据库耗时”是刚才那一次查询用的时间，平时只有几毫秒。
3. “本机时钟差”是这台设备和服务器的时间差，系统会自动校正。
4. “实时推送”断开时，新消息要刷新才能看到。
5. 后台任务按等待、进行中、失败列出数量，只算本企业的。
6. “看图与回答”各问一个小问题：媒体服务、人员检测、语言模型、按意思检索、看图问答模型。能回答的写名称和用时；没设置的、不回答的写处理办法。

点“重新检查”再量一遍，数字会跟着变。

## 容易误会
- 这里的数字都是当场量的，不是保存下来的。
- 失败的后台任务是七天以内的，点开“后台任务”可以看原因。
- 设备和浏览器自己的情况在“诊断”页，不用权限就能打开。
- 一直很慢或者失败很多，记下时间，告诉负责服务器的人。
`,
  },
  'en-US': {
    title: 'Self-check: versions, clock, database and background work',
    text: `
For support staff: as the page opens, the server and this device are measured. It needs the permission for support tools.

## How to read it
1. The versions of the pages and of the server should be the same. Reload when they are not.
2. “Database took” is the time of the query just made: usually some milliseconds.
3. “Clock of this device is off by” is its distance from the server's; Rondo corrects it by itself.
4. While “Live updates” are away, new messages are seen after a reload.
5. Background work is counted as waiting, going on and failed, of your company alone.
6. “What looks and answers” asks the media role, the detector of people, the language model, the search by meaning and the model for pictures something small. What answers is named with its time; what is not set up or does not answer says how to mend it.

Press “Check again” to measure once more.

## Easily misunderstood
- Every number is measured now; none of them is kept.
- Failed background work is that of the last seven days; “Background work” shows the reason.
- What the browser itself can do stands on the page of diagnostics, which needs no permission.
- When it is slow for long, or much fails, note the time and tell whoever runs the server.
`,
  },
} as const satisfies Article;
