import type { Article } from './article.ts';

export const agreementArticle = {
  id: 'agreement',
  category: 'inspect',
  routes: ['/inspect/agreement'],
  words: '一致性 双人复巡 kappa 尺度 agreement double inspection strictness',
  related: ['user-inspection', 'which-records-count'],
  'zh-CN': {
    title: '巡检一致性：不同人的尺度一样吗',
    text: `
系统按比例抽取远程巡检，让第二位巡检人在看不到第一份结果的情况下再做一次。这一页看两人判定得有多一致，按检查项或按巡检人。

## 怎么看
1. 一致率：两人都判定的项里，判得相同的占多少。
2. κ（kappa）：去掉碰巧一致的部分后还剩多少。1 是完全一致，0 和碰运气差不多。
3. 点一行，看具体是哪几次、哪几项不同。
4. 有权限的人在右上角设抽取比例，0 表示关闭。

## 拿它做什么
- 某一项差异大：把标准写得更具体，配上标准照片。
- 某个人差异大：一起看几份报告，对齐尺度。

## 容易误会
- 第二份只用于对照，不计入门店得分和统计，也不产生整改。
- 两人都提交后才显示，等待中的不显示，免得互相影响。
- 项次太少时不算 κ，显示“—”。
`,
  },
  'en-US': {
    title: 'Inspection agreement: do people judge alike',
    text: `
A share of remote inspections is done again by a second inspector who does not see the first result. This page tells how far the two agree, by check item or by inspector.

## How to read it
1. Agreement: of the items both judged, how many they judged alike.
2. κ (kappa): what is left of it after agreement by chance. 1 is full agreement, 0 is like throwing dice.
3. Click a row to see which inspections and items differ.
4. Whoever may sets the share at the upper right; 0 switches it off.

## What to do with it
- An item with large differences: write its standard more exactly and add a standard photo.
- A person with large differences: look at some reports together.

## Easily misunderstood
- The second report is only compared. It counts neither in scores nor in statistics of the store and starts no rectification.
- It is shown once both have submitted, so that nobody is led by the other.
- With too few answers κ is not computed and a dash stands in its place.
`,
  },
} as const satisfies Article;
