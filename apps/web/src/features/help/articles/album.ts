import type { Article } from './article.ts';

export const albumArticle = {
  id: 'album',
  category: 'camera',
  routes: ['/album', '/album/detail'],
  words: '图库 照片 截图 标注 图片集 证据 gallery photos screenshots mark-up collection evidence',
  related: ['surveillance', 'rectification', 'report-problem'],
  'zh-CN': {
    title: '图库：门店的照片和截图',
    text: `
巡检和整改的照片、监控截图、定时抓图和录像片段都在这里，按门店和日期排。点一家门店看它的全部图片。

## 怎么用
1. 按来源、日期、摄像头、标签和 AI 标签筛选。
2. 打开一张图，看拍摄时间、入库时间、用在哪里；可以评论、加标签、画标注。
3. 勾选几张：下载、对比、分享、加入图片集，发起整改（要同一家门店的）或发起巡检（图片会带到任务里）。有模板权限的，还可以设为检查项的标准照。
4. 手里的监控截图可以“上传截图”，要 16:9。

## 当证据用
每张图入库时记下指纹（SHA-256）。打开时会核对，写明“原图未被改动”或“已被改动”。设备时钟和入库时间差多少也会写出来。

## 容易误会
- 标注存在另一层，原图不变。
- 作为巡检或整改证据的图片不能删除，只能隐藏。
- 分享给别人，对方只看到自己权限范围内的图片。
- 没用到任务里的图片有保存期限，快到期的可以筛出来；管理员在“存储用量”里设置天数，只对之后新增的图片有效。
- 用图片发起整改时，期限和人员按企业的整改设置填好，可以改。
`,
  },
  'en-US': {
    title: 'Gallery: photos and screenshots of stores',
    text: `
Photos of inspections and rectifications, screenshots of cameras, timed snapshots and clips, by store and day. Click a store for all of its pictures.

## How to use it
1. Filter by source, day, camera, tag or AI label.
2. Open a picture to see when it was taken and taken in, and what it is used for; comment on it, tag it, mark it up.
3. Tick several to download, compare, share or collect them, to start a rectification (of one store), or an inspection that brings them along. Who manages templates can make them standard photos of a check item.
4. Screenshots you have elsewhere can be uploaded; they have to be 16:9.

## As evidence
The fingerprint (SHA-256) of each picture is noted when it is taken in. Opening it compares and says whether it was altered. The difference between the clock of the device and ours is told, too.

## Easily misunderstood
- A mark-up lies above the picture; the original is not changed.
- Evidence of an inspection or rectification cannot be deleted, only hidden.
- Those you share with see only the pictures they may see.
- Pictures that no task uses are kept for a time only; those that expire soon can be filtered. Administrators set the days under Storage, for pictures that are added from then on.
- A rectification from pictures begins with the time limit and the people that the company has set; both can be changed.
`,
  },
} as const satisfies Article;
