import type { Article } from './article.ts';

export const timedSnapshotResultArticle = {
  id: 'timed-snapshot-result',
  category: 'camera',
  routes: ['/timed-snapshot/results'],
  words: '抓图结果 判定 未抓到 results judge missed captured',
  related: ['timed-snapshot', 'album'],
  'zh-CN': {
    title: '抓图结果：看和判定',
    text: `
一个计划抓到的图片，按门店和日期排成表。每格写着抓到几张、应有几张，点开看图。

## 怎么做
1. 先选计划和时间范围。
2. 点一格，看那一天那家门店的图片；未抓到的写原因。
3. 看图并判定合格或有问题；有问题的可以直接发起整改。
4. “与上一张叠放”用滑块比较变化；“延时回放”连着看这台摄像头几天的画面。← → P F 键可以一直看到下一页。
5. 从任务进来时，只列这个任务里待看的图片，上面写着还剩几张。

## 抓取率
已抓取 ÷（已抓取 + 未抓到）。还没到时间的不算，所以当天的数字会变。

## 容易误会
- 任务没有“提交”按钮：图片都看完，任务自动完成。
- 图片过了保留期，或门店不在你的范围内，就看不到了。
- 判定的是图片，不是巡检，不影响门店得分。
`,
  },
  'en-US': {
    title: 'Snapshot results: look and judge',
    text: `
The pictures of a plan as a table of stores and days. Each cell tells how many were captured of how many; a click shows them.

## How to do it
1. Choose the plan and the period.
2. Click a cell for the pictures of that store on that day; those that were missed name the cause.
3. Look at a picture and judge whether it passes or shows a problem; a problem can start a rectification.
4. “Over the one before” compares two pictures with a slider; “Time-lapse” plays what the camera showed over days. The keys ← → P F go on over the end of a page.
5. Coming from a task, only its pictures are listed, with how many are left.

## The rate
Captured ÷ (captured + missed). Times to come do not count, so today’s number moves.

## Easily misunderstood
- The task has no submit button: when all pictures were looked at, it completes by itself.
- Pictures that are kept no longer, or of stores outside your scope, are not shown.
- The picture is judged, not the inspection: the score of the store stays as it is.
`,
  },
} as const satisfies Article;
