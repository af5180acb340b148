import type { Article } from './article.ts';

export const flowHealthArticle = {
  id: 'flow-health',
  category: 'camera',
  routes: ['/flow/health'],
  words:
    '客流 数据质量 完整率 缺数 零客流 更正 剔除 导入 footfall data health completeness gaps zero correct exclude import sales',
  related: ['flow-counter'],
  'zh-CN': {
    title: '客流数据质量：完整吗，可信吗',
    text: `
这里按计数点显示数据是否完整、是否可信。没有数据的时段显示为“无数据”，不会当作0。

## 怎么看
1. 完整率是营业时间内正常计数的分钟占应计数分钟的比例。
2. “一直没有数据”表示营业时间内一个读数也没有。
3. 点缺数小时、零客流小时、更正的数字，打开这些时段。
4. 进出差超过15%、水平突变、准确率低于90%会列为问题，可按问题筛选。

## 怎么做
1. 打开一行，选一天，看每小时的进、出和正常分钟。
2. 某小时不对，点“更正”，填真实数字和原因。更正处处标出，之后的数据不会覆盖它，可撤回。
3. 装修或停电的一天，点“剔除这一天”，写明原因，整家门店当天不计入，可恢复。
4. 点“导入客流”或“导入销售”上传表格：计数点编号或门店、日期、时间、数字。时间按门店当地时间。
5. 夏令时结束那天重复的一小时按先后顺序读，或用“第二次”一列标明；拨快时不存在的时间会报错。

## 容易误会
- 这里是计数点报告的原数，还没有扣除员工；看板里的数已经扣除。
- 同一份文件导入两次不会翻倍，后来的数字替换先前的。
- 原始读数保存两年，每小时和每天的汇总一直保留。
`,
  },
  'en-US': {
    title: 'Footfall data health: complete and plausible?',
    text: `
For each counter this page says how complete and how plausible its data is. Hours without data are shown as “no data”, never as 0.

## How to read it
1. Completeness is the share of minutes in opening hours in which the counter was able to count.
2. “Tells nothing” means that not one reading came although it was meant to count.
3. Press the numbers of hours with gaps, hours at zero and corrected hours to open them.
4. A difference of in and out above 15%, a level that shifted and an accuracy below 90% are problems; you can filter by them.

## How to do it
1. Open a row and choose a day: in, out and minutes for every hour.
2. Where an hour is wrong, press “Correct” and enter the real numbers and the reason. It is marked everywhere, later data does not replace it, and it can be taken back.
3. Leave out a day of works or a power cut with its reason: nothing of the store counts on that day until you take it back.
4. “Import footfall” and “Import sales” read a table: counter code or store, date, time, numbers, in the local time of the store.
5. The hour that happens twice when clocks go back is read in order, or marked in a column; a time that clocks skip is refused.

## Easily misunderstood
- Here stands what counters told, with the staff; dashboards leave the staff out.
- The same file twice does not double anything; later numbers replace earlier ones.
- Readings are kept for two years, the sums of hours and days for good.
`,
  },
} as const satisfies Article;
