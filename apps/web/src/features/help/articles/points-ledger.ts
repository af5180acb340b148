import type { Article } from './article.ts';

export const pointsLedgerArticle = {
  id: 'points-ledger',
  category: 'points',
  routes: ['/score/scoreList'],
  words: '申诉 appeal 积分明细 每一笔 冲销 来源 ledger posting reversal source',
  related: ['points', 'points-limits'],
  'zh-CN': {
    title: '积分明细',
    text: `
每次加分、减分都是一行，不会被修改或删除。算错或作废时，另加一行冲销。

## 一行里有什么
- 时间、对象、规则、事件。
- 方式：按规则、手工、周期结束、冲销。
- 应记、实记、余额，少记时写原因。
- 来源：点编号打开那次巡检、整改、任务，或手工积分。

## 怎么用
1. 用筛选看某条规则、某家门店、某段时间，或只看少记的。
2. 想知道余额怎么来的，从新到旧读一遍。
3. 需要给别人时导出表格，筛选条件写在“说明”页。
4. 觉得记错了：打开那一行，点“申诉”，写明理由，可以附照片。店长和门店人员为门店申诉，成员为自己申诉。

## 申诉
- 只能在规则写明的天数内申诉，每笔一次。天数为 0 的规则不能申诉。
- 能手工加减积分的其他人来裁决。接受就冲销这笔，拒绝要写理由。
- 到期没有人裁决，申诉过期，积分不变。可以随时撤回，撤回后不能再申诉。

## 容易误会
- “已冲销”的行还在，因为当时确实记过；后面有一行抵掉它。
- 同一件事不会记两次。
- 周期结束那一行不算本期的加减。
- 看不到来源的内容，是你没有打开它的权限。
`,
  },
  'en-US': {
    title: 'Points ledger',
    text: `
Every point that comes or goes is a line that is never changed or deleted. When something was void, another line takes it back.

## What a line says
- Time, owner, rule and event.
- Way: by rule, by hand, end of cycle, reversal.
- Requested, applied and balance, and why less where that is so.
- Source: its number opens the inspection, rectification, task or the points by hand.

## How to use it
1. Filter by rule, store or time, or show only those applied less.
2. To see where a balance comes from, read from the newest to the oldest.
3. To hand it on, export it; the filters stand on the sheet about it.
4. Something is wrong: open the line, press “Appeal”, give a reason and photos where they help. Managers and staff appeal for their store, members for themselves.

## Appeals
- They are made within the days that the rule says, once a posting. A rule with 0 days allows none.
- Another person who gives points by hand decides. Accepting takes the posting back, refusing needs a reason.
- When nobody decides in time the appeal expires and the points stay. It can be withdrawn; there is no second one.

## Easily misunderstood
- A reversed line is still there, because it was posted then; a later one takes it back.
- The same event is never posted twice.
- The line of the end of a cycle is no plus or minus of it.
- A source that does not open is one you may not see.
`,
  },
} as const satisfies Article;
