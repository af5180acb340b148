import type { Article } from './article.ts';

export const rectificationClockArticle = {
  id: 'rectification-clock',
  category: 'faq',
  words: '整改时限 营业小时 停止计时 升级 提醒 deadline business hours stand still escalate',
  related: ['rectification', 'overdue-or-closed', 'inspect-setting'],
  'zh-CN': {
    title: '整改的时间怎么算',
    text: `
整改有时限，但不一定按钟表走。

## 时限从哪里来
1. 检查项自己写了时限的，按检查项。
2. 没写的按巡检设置，一般、重要、红线各不相同。
3. 直接上报的问题，上报时自己填。

## 怎么计时
- 按自然时间：昼夜都算。
- 按营业时间：打烊、节假日和闭店时停下。门店没填营业时间的，按自然时间。
- 申诉裁决之前停止计时。
- 申请延期时不停，答复之前截止时间不变。

## 逾期之后
整改人和发起人收到提醒；再过设置的小时数，依次提醒门店的区域经理、审核人的部门负责人、管理员，每级一次。提交后超时没有复核，提醒的是审核人。

## 容易误会
- 时钟看的是整改人的时间。提交后等复核的时间不算整改用时。
- 复核超时不会自动通过。
- 改了设置只影响以后产生的整改。
`,
  },
  'en-US': {
    title: 'How the time of a rectification is counted',
    text: `
A rectification has a time limit, but not always one of the clock on the wall.

## Where the limit comes from
1. An item with a time of its own keeps that.
2. Otherwise the inspection settings say it, apart for normal, major and red line.
3. Reported problems have what was entered with them.

## How it is counted
- Day and night: all hours count.
- Business hours: time stands still at night, on holidays and while the store is closed. Stores without business hours count day and night.
- While an appeal is open, the clock stands still.
- Asking for an extension does not stop it; the deadline stays until there is an answer.

## After the deadline
Handler and initiator are told. After the hours that are set, the area manager of the store, the head of department of the reviewer and the administrators are told, each once. When a review takes too long, the reviewer is reminded.

## Easily misunderstood
- The clock is that of the handler. Waiting for a review is not counted as time to rectify.
- Nothing is approved because a review takes too long.
- Changed settings hold for rectifications made from then on.
`,
  },
} as const satisfies Article;
