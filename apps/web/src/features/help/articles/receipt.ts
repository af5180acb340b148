import type { Article } from './article.ts';

export const receiptArticle = {
  id: 'receipt',
  category: 'inspect',
  routes: ['/inspect/receipt'],
  words: '回执 确认 异议 店长 已读 acknowledge objection receipt manager read',
  related: ['record-report', 'rectification', 'inspect-setting'],
  'zh-CN': {
    title: '阅读回执：店长确认报告',
    text: `
企业开启后，每份报告生效时向门店的每位店长发出一份回执。店长在时限内打开报告，确认或者提出异议；总部看得到谁还没有确认。

## 店长怎么做
1. 从消息、巡检记录上方的提示或报告本身打开报告。打开的时间会记下来。
2. 看完点“确认”，可以写说明。
3. 不同意这份报告，点“提出异议”并写明原因，巡检人和审核人会收到。
4. 只对某一项不同意，在整改里申诉；异议窗口列出可以申诉的整改。

## 总部怎么看
- 从巡检记录点“阅读回执”。上面的数字点开就是对应的回执，未确认 = 已发出 − 已确认。
- 点开一行，看它的经过：发出、打开、提醒、告知上级、确认或异议，各是什么时候，谁做的。
- 每份报告的右边写着谁收到、什么时候打开、什么时候确认、说了什么。
- 到时没有回复，店长和上级各收到一次消息。之后仍可以确认，记为逾期。

## 容易误会
- 提出异议不改得分，也不撤销整改。
- 自己巡检的店长不用确认。记录作废、店长不再管理门店或离职，待确认的回执会取消。
- 确认之后报告又有修改，不会再问一次，回执上会写明。
- 修改时限只影响以后生效的报告。
`,
  },
  'en-US': {
    title: 'Reading receipts: managers acknowledge reports',
    text: `
Once the company has switched it on, each manager of a store gets a receipt for every report that becomes effective. They open the report in time and acknowledge it, or object to it. Head office sees who has not.

## As a manager
1. Open the report from the message, from the strip above the records, or from the list. When you opened it is noted.
2. Press “Acknowledge” when you have read it. A comment may be left out.
3. When you do not agree with the report, press “Object” and say why. The inspector and the reviewers are told.
4. When you do not agree with a single finding, appeal at its rectification. The form lists those that can be appealed.

## For head office
- Press “Reading receipts” above the records. Each number opens exactly its receipts; not acknowledged = sent − acknowledged.
- A row opens with what happened: sent, opened, reminded, told to whom, acknowledged or objected to, each with its time.
- At the right of each report stands who was asked, when they opened it and answered, and what they said.
- When the time is over, the manager and whoever leads them are told once. It can still be acknowledged and is marked late.

## Easily misunderstood
- An objection changes no score and ends no rectification.
- A manager who inspected is not asked. A receipt that waits is dropped when the record is void or the manager leaves the store or the company.
- When the report is changed after it was acknowledged, nobody is asked again; the receipt says so.
- Other hours hold for reports that become effective later.
`,
  },
} as const satisfies Article;
