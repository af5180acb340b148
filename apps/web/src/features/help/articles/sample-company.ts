import type { Article } from './article.ts';

export const sampleCompanyArticle = {
  id: 'sample-company',
  category: 'start',
  routes: ['/guide/sample'],
  words: '示例 演示 样例 试用 数据 移除 demo sample trial data remove',
  related: ['guide', 'first-day'],
  'zh-CN': {
    title: '示例企业：先看看日常是什么样子',
    text: `
企业还没有门店时，可以载入一套示例：门店、分组、部门、人员、模板、三周的巡检和整改、一条公告、一份手册。看完一键移除。

## 怎么做
1. 从新手引导点“示例企业”，再点“载入示例企业”。进度在后台任务里，几秒钟就好。
2. 在这一页点数字，打开对应的示例；其他页面里也能看到。
3. 不用了，点“移除示例企业”。

## 示例和真实数据的区别
- 每个示例的名称都带“（示例）”，打开时上方也有提示。
- 统计、积分、报表订阅、应巡未巡和新手引导都不计示例。列表里可以用“不含示例”筛选，数字点开的就是这样的列表。
- 示例成员没有账号，不能登录、不会收到消息，也不能修改或被选为处理人。

## 移除时
- 有人在示例里添加或修改过内容，会先列出来，由你决定一起移除还是保留。
- 选择保留：它用到的示例也留下，仍带标记、仍不计入统计。
- 企业自己的门店和人员不会被移除。例如同事放进了示例部门，这个部门会留下；把同事换到别的部门，再移除一次。

## 容易误会
- 企业有了自己的门店，就不能再载入示例。
- 别人对示例所做的修改不会单独保留：选“一起移除”时随示例消失。
`,
  },
  'en-US': {
    title: 'Sample company: see what every day looks like',
    text: `
While a company has no store, it can load a sample: stores, groups, a department, people, a template, three weeks of inspections and rectifications, an announcement and a manual. It goes in one click.

## How to do it
1. Open “Sample company” from the novice guide and press “Load the sample company”. The progress is in the background work; it takes seconds.
2. Press a number on this page to see exactly those rows. Other pages show them too.
3. When you do not need it any more, press “Remove the sample company”.

## How to tell it from your own
- Every name of it ends with “(sample)”, and a line above says so when one is open.
- Statistics, points, subscribed reports, coverage and the novice guide leave it out. Lists have the filter “Without the sample”; numbers open them with it.
- Its people have no account: they cannot sign in, get no messages, cannot be changed and are not offered to do anything.

## When it is removed
- What somebody added to it or changed in it is told before, and you decide whether it is removed too or stays.
- What stays keeps what it needs of the sample, still marked and still in no statistics.
- Stores and people of your own are never removed. If a colleague was put into the sample department, that department stays: move the colleague, then remove once more.

## Easily misunderstood
- A company with a store of its own cannot load a sample any more.
- A change of a sample row is nothing by itself: with “Remove it too” it goes with the row.
`,
  },
} as const satisfies Article;
