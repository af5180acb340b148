import type { Article } from './article.ts';

export const shopMapArticle = {
  id: 'shop-map',
  category: 'shop',
  routes: ['/shopmap'],
  words: '地图 坐标 标注 经纬度 位置 map coordinates place location',
  related: ['shop', 'check-in'],
  'zh-CN': {
    title: '门店地图',
    text: `
把门店放在地图上看：哪里的等级差，哪里很久没巡检，哪里整改多。点一个点看门店，再进主页。

## 看
1. 选“着色”：营业状态、最近等级、距上次巡检、待整改。图例在旁边。
2. 放大看一个区域，右边列表只列当前范围。
3. 门店挤在一起时显示数量，放大就分开。

## 标注位置
1. 在“未标注”里选一家或几家，移动地图让图钉对准，点“放在这里”。
2. 有坐标表格就用“导入坐标”，选对坐标系：GPS 是 WGS-84；从高德、腾讯地图拿到的是 GCJ-02。
3. 位置不准时，选门店点“移动位置”。

## 容易误会
- 坐标系选错，位置会偏几百米，签到会跟着出错。
- 底图没加载不影响门店位置。
- 这里只有你门店范围内的门店。
`,
  },
  'en-US': {
    title: 'Store map',
    text: `
Stores on a map: where levels are low, where nobody inspected for long, where rectifications pile up. Click a dot for the store, then open its page.

## Look
1. Choose the colour: state, last level, days since the last inspection, open rectifications. The legend is beside it.
2. Zoom into an area: the list shows only what is in view.
3. Where stores lie close together, a number stands; zooming parts them.

## Put stores on the map
1. Choose one or several under “Not located”, move the map until the pin is right, and press “Put here”.
2. With a table, import coordinates and choose the right system: GPS is WGS-84; what comes from Amap or Tencent is GCJ-02.
3. Where a place is wrong, choose the store and move it.

## Easily misunderstood
- The wrong system moves a place by some hundred metres, and check-ins go wrong with it.
- Without the background the stores are still in the right place.
- Only the stores of your scope are here.
`,
  },
} as const satisfies Article;
