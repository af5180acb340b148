import type { Article } from './article.ts';

export const shopPageArticle = {
  id: 'shop-page',
  category: 'shop',
  routes: ['/shop/:id'],
  words: '门店主页 就绪度 走势 文件 负责人 store page readiness documents people',
  related: ['shop', 'rectification', 'certificate'],
  'zh-CN': {
    title: '门店主页：一家门店的全部',
    text: `
一家门店的事都在这一页：基本信息、营业时间、负责的人、最近的巡检和得分、未完成的整改、摄像头、证照和文件。

## 常做的事
1. 看就绪度：营业时间、店长、坐标、30 天内巡检等，缺哪项一目了然，点开就能补。
2. 看最近 12 个月每个模板的等级变化，点一格打开那个月的记录。
3. 直接派发巡检、发起整改，或看实时画面。
4. 放门店文件：租约、平面图、执照等。
5. 修改信息，或闭店、恢复营业。

## 容易误会
- 负责的人包括店长和门店范围含这家店的成员；离职的不显示。
- 特殊营业日优先于每周营业时间，用来填节假日和装修。
- 时间都是门店当地时间，和你不同时会写出时区。
- 只有查看权限时，没有修改按钮，不是出错。
`,
  },
  'en-US': {
    title: 'A store: everything about it on one page',
    text: `
Facts, business hours, the people, the last inspections and scores, open rectifications, cameras, certificates and documents of one store.

## What is done here
1. Look at its readiness: business hours, manager, place on the map, an inspection within 30 days and so on. What is missing can be completed from here.
2. See its levels in the last 12 months, template by template. A cell opens the records of that month.
3. Dispatch an inspection, start a rectification or watch its cameras.
4. Keep its documents: lease, floor plan, licences.
5. Change its facts, close or reopen it.

## Easily misunderstood
- Its people are its managers and the members whose scope includes it. Those who left are not shown.
- Special days go before the hours of the week: use them for holidays and refits.
- Times are on the clock of the store; where yours differs, the zone is named.
- With the permission to read only, there are no buttons to change. That is no error.
`,
  },
} as const satisfies Article;
