import type { Article } from './article.ts';

export const surveillanceArticle = {
  id: 'surveillance',
  category: 'camera',
  routes: ['/surveillance'],
  words: '实时 监控 画面 回放 轮巡 布局 截图 录像 live wall playback patrol layout screenshot PTZ',
  related: ['device', 'album', 'no-picture'],
  'zh-CN': {
    title: '实时监控：看画面和录像',
    text: `
左边是门店和摄像头，右边是画面墙，最多同时播放 9 路。可以看实时，也可以回放录像、截图、剪片段、转动云台。

## 怎么做
1. 把摄像头拖到格子里，或双击它；也可以看一家门店的全部摄像头。
2. 常看的画面排好后存为布局，可以共享给同事。
3. “轮巡”让画面按秒自动切换。
4. 切到“回放”，在时间轴上选时间；选好起止可以剪成片段，最长 10 分钟。
5. 截图会进图库；发现问题可以“视频抽检：截图并发起整改”。

## 容易误会
- 多画面放的是小码流，放大一路才用主码流。
- 10 分钟没有操作会暂停，节省门店带宽。
- 看了谁的摄像头会记入观看记录。
- 录像有平台录的，也有设备自己录的，回放时可以切换。
- 云台同一时间只能一个人操控，停下 30 秒后自动释放。
`,
  },
  'en-US': {
    title: 'Live cameras: pictures and recordings',
    text: `
Stores and cameras are at the left, the wall at the right, where up to 9 play at once. Watch live, play recordings, take screenshots, cut clips, turn a camera.

## How to do it
1. Drag a camera into a cell or double-click it; or watch all cameras of a store.
2. Save a layout of what you watch often. It can be shared with colleagues.
3. “Patrol” changes the pictures every few seconds.
4. Switch to playback and choose a time on the timeline. With a start and an end, cut a clip of at most 10 minutes.
5. Screenshots go into the gallery. A problem you see becomes a rectification by a spot check.

## Easily misunderstood
- Several pictures use the smaller stream; an enlarged one uses the main one.
- After 10 minutes without input the pictures pause, to spare the lines of the stores.
- Who watched which camera is noted in the watch log.
- Recordings may be those of Rondo or of the device itself; playback switches between them.
- One person at a time turns a camera. It is free again 30 seconds after the last act.
`,
  },
} as const satisfies Article;
