import type { Article } from './article.ts';

export const aiRuleArticle = {
  id: 'ai-rule',
  category: 'shop',
  routes: ['/ai', '/cmsHelp/AiRule'],
  words: 'AI 巡检 规则 部署 算法 试运行 准确率 ai check rule deployment algorithm trial precision',
  related: ['ai-event', 'timed-snapshot'],
  'zh-CN': {
    title: 'AI 巡检：规则、部署、算法',
    text: `
让摄像头按规则发现问题。

## 怎么做
1. 点“新建规则”，选事件类型；自定义事件要写一个能回答“是”或“否”的问题，可加示例图片。
2. 选门店、分组或标签，需要时在画面上画区域：每路最多 4 个，线段不能相交。
3. 选检测时间和报警规则：置信度、持续多久、每天最多几次。
4. 新规则先试运行，不通知任何人。在 AI 事件里判定满 30 次，准确率达到企业的要求，规则才生效。
5. 打开一条规则，用“试跑”看它在最近 24 小时的画面和录像上会报出什么。
6. “部署”看每家门店有没有覆盖、为什么没有；点数字看是哪些摄像头；可批量应用规则，也可导出原因。
7. “算法”看每种事件用什么运行、准确率多少。
8. 删除的规则 30 天内能恢复，事件保留。

## 容易误会
- 生效中的规则准确率掉到要求以下，会自动静默并通知最后修改的人；调整后可以重新试运行。
- 摄像头被移动后规则暂停，直到转回，或有人确认画面正确。
- 需要视觉语言模型的事件，配置模型之前没有结果，不等于没有问题。
- 改了事件类型、检测内容、区域或报警规则，台账从头算，规则回到试运行。
`,
  },
  'en-US': {
    title: 'AI checks: rules, deployment, algorithms',
    text: `
Cameras find problems by rules.

## How to do it
1. Press “New rule” and choose the kind of event. The detection content can be changed; a custom event needs something that a picture answers with yes or no. Sample pictures of both answers, ten together, and the strictness say what is meant.
2. Choose stores, groups or tags. Where needed draw areas on a live picture: at most 4 a camera, 3 to 10 corners each, sides must not cross.
3. Choose the inspection time and the alarm rule: confidence, how long it has to last, minimum size, pause between alarms, most a day.
4. A new rule is on trial and tells nobody. It goes live after 30 judgements in AI events, if enough of them were right.
5. Open a rule and press “Test” to see what it would have found on the pictures and recordings of the last 24 hours; recordings are looked at for whoever may play them.
6. “Deployment” shows for every store and kind of event whether it is covered and why not. Press a number to see its cameras. Choose stores to apply rules to all of them, or export the reasons.
7. “Algorithms” shows what each kind runs on, how much ran today at your stores and how right it is; numbers open their rows.
8. A rule that is not needed can be deleted: for 30 days the bin brings it back, and its events stay.

## Easily misunderstood
- A live rule that falls under the precision asked for is muted by itself, and whoever edited it last is told. Change it, then put it on trial again.
- When a camera was moved, its rules pause until it is turned back or somebody confirms the picture.
- Kinds that need a vision-language model have no result before the server has one: that does not mean that nothing was found.
- Another kind, content, area or alarm rule begins a new ledger, and the rule is on trial again.
`,
  },
} as const satisfies Article;
