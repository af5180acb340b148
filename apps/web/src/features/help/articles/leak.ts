import type { Article } from './article.ts';

export const leakArticle = {
  id: 'leak',
  category: 'people',
  routes: ['/user/leak'],
  words: '泄露 溯源 外泄 图片来源 水印 截图 leak tracer leaked picture watermark screenshot source',
  related: ['org', 'company-owner'],
  'zh-CN': {
    title: '泄露溯源：外泄的图片是谁的',
    text: `
企业的图片出现在外面时，可以查出是谁保存的。能修改企业设置的人可以使用，入口在组织架构的水印标签页。

## 有图片文件
1. 打开泄露溯源，选择或拖入图片。
2. 识别成功时，显示成员、保存日期，以及是本人保存还是本人创建的外部链接。
3. 点当天导出的数字，在操作日志里看导出了什么。

## 只有照片或截图
1. 看图片上的水印，填写认得出的姓名、账号片段和日期。
2. 列出符合的成员，当天导出过内容的排在最前。离职成员也会列出。

## 容易误会
- 标识只在开启水印时保存的图片里；动图和边长不到 128 像素的图片没有。
- 裁剪和再次压缩不影响识别；缩放、旋转、截图和拍屏幕会破坏标识。
- 上传的图片不保留，但谁查了什么会写进操作日志。
- 结果只说明是谁的副本，不能证明是谁发出去的。
`,
  },
  'en-US': {
    title: 'Leak tracer: whose picture it is',
    text: `
When a picture of the company turns up outside, you can see who saved it. It is for those who may change the settings of the company, and is reached from the watermark tab of the organisation.

## With the picture as a file
1. Open the leak tracer and choose or drop the picture.
2. If it carries an id, you see the member, the day, and whether it was saved by them or seen through an external link of theirs.
3. Click the number of exports to see in the audit log what they took out that day.

## With a photo or a screenshot only
1. Look at the watermark and enter the parts of name, account and date that can be read.
2. The members that fit are listed, those first who exported something that day. Members who left are listed too.

## Easily misunderstood
- Only pictures that were saved while the watermark was on carry an id; animations and pictures below 128 pixels a side do not.
- Cropping and another compression do no harm; scaling, turning, screenshots and photos of a screen destroy the id.
- The picture is not kept, but the audit log says who looked for what.
- The answer says whose copy it is, not who passed it on.
`,
  },
} as const satisfies Article;
