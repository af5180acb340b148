import type { Article } from './article.ts';

export const reportProblemArticle = {
  id: 'report-problem',
  category: 'inspect',
  routes: ['/inspect/problem/new'],
  words: '上报 直接发起 拍照 report problem without inspection',
  related: ['rectification'],
  'zh-CN': {
    title: '上报问题：不用巡检，直接发起整改',
    text: `
路过门店看到灯坏了、地湿了，不必做一次巡检，直接在这里上报，系统就生成一项整改。

## 怎么做
1. 选门店。整改人默认是店长，可以改成别人；门店没有店长时必须选。
2. 写清是什么问题，补充说明，拍 1 到 9 张问题照片，至少要有一张。
3. 选严重程度和期限：按时限填小时，或者给一个具体时间。
4. 选整改审核人。不选的话，整改人提交后直接完成。
5. 点“上报”。整改人马上收到消息，你可以从“我发起的”里跟进。

## 容易误会
- 上报的问题不影响门店的巡检得分，它不是检查项。
- 照片还在上传时不能上报，等传完或去掉它。
- 整改人和审核人都要负责这家门店；审核人不能只有整改人自己，除非没有别人可以审核。
- 手机上这一页占满屏幕，左上角返回。
`,
  },
  'en-US': {
    title: 'Report a problem without an inspection',
    text: `
A lamp is broken, a floor is wet: no inspection is needed. Report it here and a rectification begins.

## How to do it
1. Choose the store. Its manager handles it unless you choose somebody else; without a manager you have to.
2. Say what the problem is, add a description and take photos: one at least, nine at most.
3. Choose the severity and the time: so many hours, or a certain moment.
4. Choose a reviewer. Without one it is completed as soon as the handler submits.
5. Press “Report”. The handler is told at once; follow it in the list of rectifications.

## Easily misunderstood
- A reported problem does not change the score of the store: it is no check item.
- While a photo is still uploading it cannot be sent. Wait, or leave the photo out.
- Handler and reviewer have to work for the store. Somebody other than the handlers has to review, unless nobody else is there to do it.
- On the phone this page fills the screen; the way back is at the upper left.
`,
  },
} as const satisfies Article;
