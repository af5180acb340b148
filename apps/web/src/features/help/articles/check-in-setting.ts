import type { Article } from './article.ts';

export const checkInSettingArticle = {
  id: 'check-in-setting',
  category: 'settings',
  routes: ['/inspect/checkIn/settings'],
  words: '签到设置 半径 签退 动态码 门头照 radius check-out code photo',
  related: ['check-in', 'check-in-code'],
  'zh-CN': {
    title: '签到设置',
    text: `
规定现场巡检要不要签到、用什么方式、在多大范围内、不符合时怎么办。企业有一份默认设置，分组、门店、模板可以单独改其中几项。

## 怎么设
1. 先设企业默认：是否要签到和签退，方式（定位、扫码、拍门头等，可以组合），半径，最短停留时间。
2. 选不符合要求时：不许，或者说明原因后可以，但要核实。
3. 需要例外时点“添加单独设置”。
4. 在下面选一家门店和一个模板，看每一项最后来自哪一层。

## 哪一层优先
企业 → 分组 → 门店 → 模板，后面的覆盖前面的，逐项生效。

## 容易误会
- 移除单独设置，会回到上一层，不是变成不签到。
- 最短停留时间只在要求签退时有效。
- 浏览器读不到 Wi-Fi 和蓝牙，那些方式要用手机应用。
- 营业前签到按门店当地时间判断；没填营业时间的门店不受影响。
`,
  },
  'en-US': {
    title: 'Check-in settings',
    text: `
Whether inspections on site need a check-in, in which ways, how near, and what happens otherwise. The company has a default; groups, stores and templates can change parts of it.

## How to set it
1. Set the default of the company: check-in and check-out, the ways (position, code, photo of the store front and others, also together), the radius, the least stay.
2. Choose what happens when it is not met: forbidden, or with a reason and a review.
3. For exceptions press “Add settings”.
4. Choose a store and a template below to see where each part comes from.

## Which layer wins
Company, group, store, template: the later wins, part by part.

## Easily misunderstood
- Removing settings goes back to the layer above; it does not switch the check-in off.
- The least stay counts only where a check-out is asked for.
- A browser cannot read Wi-Fi or Bluetooth. Those ways need a phone application.
- Check-ins before opening follow the clock of the store; stores without business hours are not affected.
`,
  },
} as const satisfies Article;
