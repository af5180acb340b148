import type { Article } from './article.ts';

export const diagnosticsArticle = {
  id: 'diagnostics',
  category: 'settings',
  routes: ['/test'],
  words: '诊断 版本 时钟 支持 diagnostics version clock support',
  related: ['settings', 'forbidden'],
  'zh-CN': {
    title: '诊断：请人帮忙时用',
    text: `
出了问题要请人帮忙，先把这一页发过去。它列出版本、浏览器、时钟、连接和视频解码等，没有企业数据。

## 怎么做
1. 打开诊断页，点“复制”，粘贴给帮你的人。
2. 说明哪一页、做了什么、看到什么提示；有错误代码的一起写上。
3. 页面出错时，错误页上有“复制报告”，一并发过去。

## 自己先看三样
- 时钟：和服务器差太多，请求会被拒绝，校准设备的时间。
- 实时连接：断开时，消息和数字不会自动更新，页面照样能用。
- 解码：不支持 H.265 的浏览器，要摄像头改用 H.264。

## 容易误会
- 这里不会修改任何东西。
- 版本号和同事不同，多半是页面很久没刷新，刷新一次即可。
`,
  },
  'en-US': {
    title: 'Diagnostics: when you ask for help',
    text: `
Send this page along when something goes wrong. It lists version, browser, clock, connection, video decoding and so on, and no data of the company.

## How to do it
1. Open diagnostics, press “Copy” and paste it to whoever helps you.
2. Say which page it was, what you did and what you were told, with the number of the error.
3. When a page failed, its error page has a report to copy; send that, too.

## Look at three things first
- Clock: when it is far from that of the server, calls are refused. Set the clock of the device.
- Live connection: without it messages and numbers do not come by themselves; pages work all the same.
- Decoding: a browser without H.265 needs cameras that send H.264.

## Easily misunderstood
- Nothing is changed here.
- When your version differs from that of a colleague, your page was not reloaded for long. Reload it.
`,
  },
} as const satisfies Article;
