import type { Article } from './article.ts';

export const performInspectionArticle = {
  id: 'perform-inspection',
  category: 'inspect',
  routes: ['/inspect/perform/:taskId'],
  words: '答题 拍照 不适用 提交 草稿 answer photo not applicable submit draft',
  related: ['offline-inspections', 'score-and-red-line', 'shortcuts'],
  'zh-CN': {
    title: '执行巡检：逐项作答、提交',
    text: `
一次看一个检查项：上面是标准，下面是答案和照片。开头显示模板的封面和派发时附的文件。答完自动到下一项，“目录”里能看到全部，未答和不合格的排在前面。

## 怎么做
1. 选合格、不合格或不适用，或者填数值、选项。需要照片或备注的项会写明缺什么。
2. 不合格的项会自动成为整改，可以在这里看整改人和时限。
3. 一类都没问题时，用“其余合格”一次答完，可以撤销。
4. 点“检查并提交”：补齐缺项，看一遍得分、红线和将发起的整改。
5. 提交。要门店签字的，先请店长在这台设备上签。

## 容易误会
- 内容随时自动保存。离开不会丢，下次从“待我处理”继续。
- 离线时显示的得分是估算，以服务器的结果为准。
- 同一次巡检在另一台设备打开，前一台就不能再保存。
- 模板可以设成提交后才显示分值，看不到得分不是出错。
`,
  },
  'en-US': {
    title: 'Perform an inspection: answer, then submit',
    text: `
One check item at a time: the standard above, answer and photos below. It begins with the cover of the template and the documents given with the task. After an answer the next one comes by itself. “Contents” lists all of them, those failed or not answered first.

## How to do it
1. Choose pass, fail or not applicable, or enter a value or a choice. Items that need a photo or a note say what is missing.
2. Items that fail become rectifications. Who handles them, and by when, can be looked at here.
3. Where a whole section is in order, “Pass the rest” answers it at once. It can be undone.
4. Press “Review and submit”: complete what is missing and look at score, red lines and rectifications to come.
5. Submit. Where the store has to sign, its manager signs on this device before.

## Easily misunderstood
- Everything is saved as you go. Leaving loses nothing; go on from “To do”.
- Without network the score is an estimate. What the server says counts.
- Opening the same inspection on another device ends saving on the first one.
- A template can hide points until the inspection is submitted: not seeing a score is no error.
`,
  },
} as const satisfies Article;
