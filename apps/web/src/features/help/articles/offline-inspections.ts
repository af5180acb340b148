import type { Article } from './article.ts';

export const offlineInspectionsArticle = {
  id: 'offline-inspections',
  category: 'inspect',
  routes: ['/inspect/offline'],
  words: '没有网络 断网 离线 待发送 offline no network outbox waiting',
  related: ['perform-inspection'],
  'zh-CN': {
    title: '离线巡检：这台设备上等着发送的',
    text: `
地下室、冷库没有信号也能巡检。打开过的任务会留在设备上，答案和照片先存在这里，联网后自动发送。这一页列出这台设备上的每一份。

## 去没有网络的地方之前
1. 联网打开要做的任务各一次，等它显示“已存到本设备”。
2. 把页面添加到主屏幕，浏览器空间不足时就不会清理它。
3. 确认网址是 https；不是的话，断网后打不开页面。

## 提交之后
1. 没有网络也可以提交，显示“等待发送”。
2. 联网后自动发送，只发一次；这里能看到试了几次、照片传到第几张。
3. 写着“模板已更新”的，打开重新确认再发送。

## 任务已关闭或转给别人
1. 打开这份巡检，点“下载 PDF”：草稿里有门店、检查项、答案、备注和照片，每页标明“草稿”。
2. 现在没有网络就先“下载为网页”，里面没有照片；联网后再下载 PDF。

## 容易误会
- “移除”会删掉只存在这台设备上的答案和照片，不能恢复。
- 别人的巡检要等本人登录才会发送。
- 清除浏览器数据会把没发出的内容一起清掉。
`,
  },
  'en-US': {
    title: 'Offline inspections: what waits on this device',
    text: `
Cellars and cold rooms have no signal, and inspections go on there all the same. Tasks you have opened stay on the device; answers and photos are kept here and sent by themselves once online. This page lists all of them.

## Before you go where there is no network
1. Open each task once while online and wait until it says that it is kept on this device.
2. Add the page to the home screen, so that the browser does not clear it when space runs short.
3. Make sure that the address begins with https; otherwise the page does not open without network.

## After submitting
1. You can submit without network: the inspection then waits to be sent.
2. Once online it is sent by itself, and only once. Here you see how often it was tried and how far the photos are.
3. Where the template has changed, open it and confirm your answers.

## The task was closed or handed to somebody else
1. Open the inspection and press “Download PDF”: the draft holds store, items, answers, notes and photos, and says on every page that it is one.
2. Without network take “Download as web page”, which has no photos, and the PDF once you are online.

## Easily misunderstood
- “Remove” deletes answers and photos that are only on this device. They cannot be brought back.
- Inspections of other people are sent when they sign in.
- Clearing the data of the browser clears what was not sent, too.
`,
  },
} as const satisfies Article;
