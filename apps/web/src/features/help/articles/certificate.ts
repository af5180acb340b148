import type { Article } from './article.ts';

export const certificateArticle = {
  id: 'certificate',
  category: 'shop',
  routes: ['/certificate'],
  words: '证照 营业执照 健康证 到期 licence health certificate expire',
  related: ['shop-page'],
  'zh-CN': {
    title: '证照：到期前有人提醒',
    text: `
放门店的营业执照、食品许可、消防检查和员工健康证。到期前 60、30、7 天提醒店长、本人和登记人。

## 怎么做
1. 点“新增证照”，选归属：门店或人员，填类型、编号、发证日期和有效期，拍照或上传扫描件。
2. 多张时用导入，先检查再写入。
3. 列表按到期时间排，快到期和已过期的有不同标记；筛选可以只看某个分组或类型。
4. 换新证后修改有效期，提醒会重新计算。

## 容易误会
- 人员证照填了所在门店，店长才会收到提醒。
- 没有有效期的证照不会提醒。
- 没有管理权限的人只看到自己的健康证等，由管理人员登记。
- 删除后 30 天内可以从回收站恢复。
- 证照到期不会阻止派发任务，只提醒。
`,
  },
  'en-US': {
    title: 'Certificates: somebody is told before they expire',
    text: `
Keeps business and food licences, fire checks and health certificates. Store manager, holder and whoever entered them are told 60, 30 and 7 days before the end.

## How to do it
1. Press “Add certificate”, say whose it is, a store or a person, enter kind, number, day of issue and last day, and add a photo or scan.
2. Many at once are imported from a table; it is checked first.
3. The list is sorted by the last day. What ends soon and what is over look different; filter by group or kind.
4. When there is a new one, change the last day: reminders are counted anew.

## Easily misunderstood
- The certificate of a person reminds store managers only where its store is entered.
- One without a last day reminds nobody.
- Who may not manage certificates sees their own, which managers enter.
- What was deleted can be brought back from the recycle bin for 30 days.
- An expired certificate stops no dispatch; it only reminds.
`,
  },
} as const satisfies Article;
