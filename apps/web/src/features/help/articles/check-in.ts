import type { Article } from './article.ts';

export const checkInArticle = {
  id: 'check-in',
  category: 'inspect',
  routes: ['/inspect/checkIn'],
  words: '签到 定位 异常 核实 check-in position doubt approve deny',
  related: ['check-in-setting', 'check-in-code'],
  'zh-CN': {
    title: '签到异常：有疑点的签到',
    text: `
企业要求签到时，现场巡检要在门店签到。离得太远、定位太粗、走得太快、几个人用同一台设备，签到就会带疑点，列在这里等审核人核实。

## 怎么做
1. 打开一条，看地图：实线圈是允许的范围，虚线圈是定位精度。
2. 看疑点、说明的原因、门头照片或自拍。
3. 通过或不通过，写原因；对方会看到。

## 不通过之后
还没有提交的巡检，需要重新签到才能提交。已经提交的记录保留，可信度会反映出来。

## 容易误会
- 有疑点不等于作假。商场里定位不准很常见。
- 能核实的是这次巡检的审核人，和负责这家门店、有作废记录权限的人，所以每个人看到的数量不同。
- 门店没有标在地图上时，无法判断远近，签到都要核实。先把门店放到地图上。
`,
  },
  'en-US': {
    title: 'Check-in exceptions: check-ins with a doubt',
    text: `
Where the company asks for it, an inspection on site begins with a check-in at the store. Too far away, too rough a position, too fast a way, one device for several people: such a check-in carries a doubt and waits here for the reviewers.

## How to do it
1. Open one and look at the map: the whole ring is what is allowed, the broken one the accuracy of the position.
2. Look at the doubts, the reason that was given, the photo of the store front or the selfie.
3. Approve or deny it and say why; the inspection handler reads it.

## After a denial
An inspection that is not submitted needs a new check-in. One that was submitted stays, and its trust shows it.

## Easily misunderstood
- A doubt is no proof of cheating. Inside a mall, positions are often rough.
- The reviewers of that inspection decide, and those at the store who may void records, so everybody sees another number.
- When a store is not on the map, distance cannot be told and every check-in there is reviewed. Put the store on the map first.
`,
  },
} as const satisfies Article;
