import type { Article } from './article.ts';

export const checkInCodeArticle = {
  id: 'check-in-code',
  category: 'inspect',
  routes: ['/inspect/checkIn/code', '/inspect/checkIn/scan'],
  words: '二维码 扫码 动态码 固定码 QR code scan dynamic printed',
  related: ['check-in', 'check-in-setting'],
  'zh-CN': {
    title: '门店签到码：展示和扫码',
    text: `
企业用扫码签到时，门店展示一个码，巡检的人到店扫它，证明人在店里。

## 门店展示
1. 打开这一页，选门店。店长和管理员可以展示自己门店的码。
2. 动态码每 30 秒更换：把页面留在门店的屏幕上。
3. 固定码可以打印贴出来，但拍照转发也能用，不如动态码严格。
4. 固定码泄露了就“更换固定码”，打印过的马上失效。

## 巡检的人扫码
1. 用手机相机扫门店的码，或者在巡检里输入 8 位码。
2. 打开的页面列出你在这家门店进行中的现场巡检，选一个开始。

## 容易误会
- 扫过之后十分钟内算已出示，超过要重新扫。
- “没有进行中的现场巡检”是说你在这家门店没有未完成的任务，不是码坏了。
- 动态码过期很快，要扫屏幕上现在的那个。
`,
  },
  'en-US': {
    title: 'The check-in code of a store: show and scan',
    text: `
Where check-ins use a code, the store shows one and the inspector scans it there, which proves being in the store.

## The store shows it
1. Open the page and choose the store. Managers and administrators can show the codes of their stores.
2. The changing code is another one every 30 seconds: leave the page open on a screen of the store.
3. The printed code can be put up. A photo of it works too, so the changing one is stricter.
4. When a printed one got into wrong hands, renew it: old prints stop working at once.

## The inspector scans it
1. Scan it with the camera of the phone, or type its 8 letters in the inspection.
2. The page that opens lists your open inspections on site at this store. Choose one and begin.

## Easily misunderstood
- A scanned code counts as shown for ten minutes; later it has to be scanned again.
- “No open inspection” means that you have no such task at this store, not that the code is broken.
- The changing code is soon over: scan the one that is on the screen now.
`,
  },
} as const satisfies Article;
