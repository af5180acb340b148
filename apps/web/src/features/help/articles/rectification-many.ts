import type { Article } from './article.ts';

export const rectificationManyArticle = {
  id: 'rectification-many',
  category: 'inspect',
  words: '批量 图片 照片 导出 勾选 催办 转交 several bulk pictures photos export zip tick',
  related: ['rectification'],
  'zh-CN': {
    title: '一次处理多条整改，带图片导出',
    text: `
整改记录可以逐条处理，也可以勾选几条一起处理，或者连同图片导出。

## 一次处理几条
1. 在列表里勾选，最多一页。下面出现催办、转交、延期、结束，“更多”里还有撤回提交和导出。
2. 能做的都做了；没做成的逐条写明原因，改好再点“重试”。

## 带图片导出
- 点导出图标：表格里每行放整改前、后各最多四张图片，并写明共有几张；或者把照片打成 zip，按门店、日期和检查项命名。
- 不超过 1,000 条马上下载，更多的在后台任务里做好再下载，带图片的最多 5,000 条。企业开了水印的，图片上有你的水印。
`,
  },
  'en-US': {
    title: 'Several rectifications at once, and with their pictures',
    text: `
Rectifications can be acted on one by one, several at once, or leave with their pictures.

## Several at once
1. Tick rows, up to a page of them. Remind, transfer, extend and end appear below; “More” also withdraws and exports them.
2. What can be done is done. Each that could not is listed with its reason; put it right and try it again.

## Export with pictures
- From the export icon: a spreadsheet with up to four pictures before and after in each row, and how many there are; or a zip of the photos, named by store, day and check item.
- Up to 1,000 come at once, more as background work; with pictures 5,000 at most. Where the company has a watermark, yours is on the pictures.
`,
  },
} as const satisfies Article;
