import type { Article } from './article.ts';

export const timedSnapshotArticle = {
  id: 'timed-snapshot',
  category: 'camera',
  routes: ['/timed-snapshot'],
  words: '定时抓图 计划 自动拍照 snapshot plan timed camera',
  related: ['timed-snapshot-result', 'device'],
  'zh-CN': {
    title: '定时抓图：让摄像头按时间拍照',
    text: `
不用到店，也能每天看各店开档、备货、收档。给摄像头定好时间，到点自动抓一张，再由人看或判定。

## 怎么做
1. 管理员先为企业开通。
2. 点“新建抓图计划”，选门店或分组、摄像头或位置、每天的时间或时段。
3. 右边会算出每天最多多少张。
4. 要人看的，在“查看人”选一个角色：有待看的图片时，门店里有这个角色的人会收到任务，看完自动完成。
5. 选抓取失败时提醒谁，每天最多一次。

## 暂停和结束
暂停后可以继续；结束不能恢复，已抓的图片和结果保留。

## 容易误会
- 时间按各门店当地时间。
- 选了分组，以后加入的门店也会抓。
- 设备离线或重启时那一张抓不到，会记为“未抓到”并写原因，不会补拍。
- 关闭企业的定时抓图后，所有计划停止，谁都看不到结果。
`,
  },
  'en-US': {
    title: 'Timed snapshots: cameras take pictures at set times',
    text: `
See every store open, restock and close without going there. Give cameras a time, and a picture is taken by itself, to be looked at or judged.

## How to do it
1. An administrator enables it for the company first.
2. Press “New snapshot plan” and choose stores or groups, cameras or places, times or periods of the day.
3. At the right stands how many pictures a day that takes at most.
4. Where somebody has to look, choose a role: while there are pictures to look at, its members at the store have a task, which completes by itself.
5. Choose who is told when pictures are missed, once a day at most.

## Pause and end
A paused plan can go on. An ended one cannot; its pictures and results stay.

## Easily misunderstood
- Times are on the clock of each store.
- Stores that join a group later are included.
- When a device is offline or restarts, that picture is missed, with its cause, and not taken later.
- When the company disables timed snapshots, all plans stop and nobody sees the results.
`,
  },
} as const satisfies Article;
