import type { Article } from './article.ts';

export const flowCounterArticle = {
  id: 'flow-counter',
  category: 'camera',
  routes: ['/flow/counter'],
  words:
    '客流 计数点 计数线 进店 过店 排队 试衣间 校准 员工扣除 footfall counter line entrance passers queue calibration staff',
  related: ['flow-health', 'device'],
  'zh-CN': {
    title: '客流计数点：在哪里数人',
    text: `
计数点说明在哪里、数什么：门口的进店和离店、门外经过的人、店内区域、试衣间和排队。可以在摄像头画面上数，也可以接入已有的客流设备。

## 怎么做
1. 点“新增计数点”，选门店、类型和来源。
2. 来源是摄像头：选摄像头，在实时画面上画一条线并标出店内一侧；区域和排队画一个区域。
3. 来源是外部设备：填它在原系统里的编号，之后导入或发送数据都按这个编号对应。
4. 进店计数点可以填员工人数和每人每天进出次数，会从每天的进出中扣除。
5. 在现场数一段时间，打开计数点点“人工校准”，填实际人数和读数，得到准确率。

## 容易误会
- 门店、类型和来源保存后不能改：已有数据的含义不变。要换就新增一个，停用旧的。
- 停用或删除后，已有的客流仍留在统计里。
- 能看客流的人都能看计数点；有设备管理权限的人才能改。
`,
  },
  'en-US': {
    title: 'Footfall counters: where people are counted',
    text: `
A counter says where and what is counted: people in and out at the door, people who pass outside, parts of the store, fitting rooms and queues. It counts on the picture of a camera, or is the device you already have.

## How to do it
1. Press “Add counter”, choose store, kind and source.
2. On a camera: choose it, draw a line on its live picture and mark the side that is inside; for zones and queues draw an area.
3. Another device: enter what it is called where its figures come from. Imports and other systems go by this code.
4. At an entrance, enter how many staff go through it and how often a day: that is taken off its entries and exits.
5. Count by eye for a while, open the counter, press “Calibrate” and enter both numbers: you get its accuracy.

## Easily misunderstood
- Store, kind and source stay: what was counted keeps its meaning. Add a new counter and switch the old one off.
- What a counter counted stays in the figures when it is switched off or deleted.
- Everybody with footfall figures sees counters; who manages devices changes them.
`,
  },
} as const satisfies Article;
