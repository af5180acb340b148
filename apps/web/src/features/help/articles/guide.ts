import type { Article } from './article.ts';

export const guideArticle = {
  id: 'guide',
  category: 'start',
  routes: ['/guide'],
  words: '新手 引导 入门 清单 第一步 beginner getting started onboarding tour',
  related: ['first-day', 'guide-report', 'sample-company'],
  'zh-CN': {
    title: '新手引导：按角色一项一项来',
    text: `
企业管理员、店长、巡检员各有一份清单，写明先做什么、为什么做。系统看真实数据打勾，不用自己点。

## 怎么做
1. 点顶栏的新手引导图标，指上去可以看到还剩几项。从帮助中心也能打开。
2. 点“去完成”，打开要去的页面，页面上会指出入口和按钮。
3. 按提示操作；点“下一步”看下一处，按 Esc 关闭。
4. 做完以后回到这一页，已经打勾。

## 用不到的
- 某一项用不到，点“跳过”，可以写原因。以后要做，点“恢复”。
- 整份都不需要，点“不再提示”，顶栏的图标就没有了。
- 收起以后，从帮助中心打开，点“重新提示”。

## 容易误会
- 勾是按数据算的：门店删了，“添加门店并指定店长”会变回待完成。
- 监控的观看记录保留 180 天：这段时间没有再看，“看一次实时监控”会变回待完成。
- 企业管理员的清单看整个企业，同事做完的也算完成。店长和巡检员的清单只看本人。
- 没有权限打开的页面，不会列在清单里。
`,
  },
  'en-US': {
    title: 'Novice guide: item by item, by role',
    text: `
Administrators, store managers and inspectors each have a list of what to do first and why. It is ticked by what really exists, never by a press.

## How to do it
1. Press the icon of the guide in the top bar; its name says how many items are left. The help centre opens it too.
2. Press “Go there”. The page opens and shows where the way in and the button are.
3. Press “Next” for the next place, or Esc to close.
4. Come back to this page: the item is ticked.

## What you do not need
- Press “Skip” at an item and give a reason if you like. “Take back” brings it again.
- Press “Put the guide away” for the whole list; the icon leaves the top bar.
- Open it from the help centre and press “Remind me again” to have it back.

## Easily misunderstood
- A tick follows the data: when the store is deleted, “Add a store with its manager” is to be done again.
- The log of who watched keeps 180 days: whoever has not watched since has “Watch a camera live” to do again.
- The list of administrators looks at the whole company, so what a colleague did counts. The other lists look at you alone.
- Items whose page you may not open are not listed.
`,
  },
} as const satisfies Article;
