import type { Article } from './article.ts';

export const shopArticle = {
  id: 'shop',
  category: 'shop',
  routes: ['/shop'],
  words: '门店列表 分组 导入 闭店 开业 营业时间 stores groups import close reopen hours',
  related: ['shop-page', 'shop-map', 'why-cannot-see'],
  'zh-CN': {
    title: '门店：名单和分组',
    text: `
巡检、任务和统计都围着门店。这里新建、导入、修改门店，左边是分组，右边是列表，也可以切到地图。

## 怎么做
1. 逐家点“新建门店”，或者“导入”一张表。导入前会先检查，写明哪一行要改什么，确认后才写入。
2. 给门店设店长、营业时间、地址和坐标；“就绪度”写着还差什么。
3. 用分组表示区域，可以有多级；分组决定权限范围、派发和统计。
4. 勾选多家，可以复制营业时间，或批量修改。

## 闭店和删除
- 有任务或记录的门店只能闭店；从没用过的可以删除，30 天内能恢复。
- 闭店时选择保留还是关闭未完成的任务。可以计划在某天零点自动闭店。
- 门店里还有设备和网关时不能删除，先移走。

## 容易误会
- 从闭店当天起，统计的分母不再含它，以前的记录不变。
- 导入不会改变已有门店的状态，“状态”列只用于新门店。
- 恢复营业后从下一次周期开始派发，不补以前的。
`,
  },
  'en-US': {
    title: 'Stores: the list and its groups',
    text: `
Inspections, tasks and statistics are about stores. Add, import and change them here: groups at the left, the list at the right, or a map.

## How to do it
1. Add stores one by one, or import a table. It is checked first and says which row needs what; nothing is written before you agree.
2. Give each store a manager, business hours, an address and a place on the map. Its readiness tells what is missing.
3. Groups stand for areas and may have levels. They decide scope, dispatch and statistics.
4. Tick several stores to copy business hours to them, or to change them together.

## Close and delete
- A store with tasks or records can only be closed; one that was never used can be deleted and brought back for 30 days.
- When closing, keep or close its open tasks. It can be planned for midnight of a day.
- Devices and gateways have to leave a store before it is deleted.

## Easily misunderstood
- From its closing day on, statistics leave it out of what they divide by. Earlier records stay.
- An import does not change the state of stores that are there; the column is for new ones.
- After reopening, dispatch goes on with the next cycle and makes up for nothing.
`,
  },
} as const satisfies Article;
