import type { Article } from './article.ts';

export const deviceArticle = {
  id: 'device',
  category: 'camera',
  routes: ['/device'],
  words: '设备 摄像头 录像机 ONVIF 存储卡 重启 校时 侦测 device recorder card restart clock detection',
  related: ['surveillance', 'edge', 'no-picture'],
  'zh-CN': {
    title: '设备：摄像头和录像机',
    text: `
添加和管理门店的摄像头、录像机和分析盒：连接、录像、侦测、存储卡、操作记录。

## 添加
1. 点“查找摄像头”，在网络里找支持 ONVIF 的设备，勾选添加；或者“添加设备”，填地址、用户名和密码；多台可以导入。
2. 服务器连不到门店的网络时，在“接入路径”选门店网关。
3. 保存时会向设备询问型号和通道；答不上来会写原因。

## 管理
1. 打开一台，看在线情况、录像、侦测、存储卡。
2. 重启或格式化前会列出正在观看的人和受影响的抓图、录像。
3. 勾选多台，可以一起重启、校时、复制侦测设置；每家门店同时执行四台。
4. “录像时长”短于申诉期会有提醒：证据可能先被覆盖。

## 容易误会
- 格式化会删除卡上全部录像，不能恢复，要输入设备名称确认。
- 密码加密保存，不再显示；修改时留空就是不变。
- 有的接入方式不能远程设置，页面会写明。
`,
  },
  'en-US': {
    title: 'Devices: cameras and recorders',
    text: `
Add and look after cameras, recorders and analysis boxes of the stores: connection, recording, detection, storage card, log.

## Add
1. “Find cameras” looks for devices that speak ONVIF and adds those you choose; or add one with address, user name and password; many are imported.
2. Where the server cannot reach the network of the store, choose its gateway under “Connect through”.
3. When saved, the device is asked for model and channels. If it does not answer, the cause is told.

## Look after them
1. Open a device to see whether it is online, and its recording, detection and card.
2. Before a restart or a format you see who is watching, and which snapshots and recordings it interrupts.
3. Tick several to restart them, set their clocks or copy detection settings; four of each store do it at once.
4. Recordings that reach back less than an appeal may take are marked: evidence may be gone before.

## Easily misunderstood
- Formatting erases everything on the card for good. The name of the device has to be typed.
- Passwords are kept encrypted and never shown; left empty, they stay.
- Devices of some protocols cannot be set from here; the page says so.
`,
  },
} as const satisfies Article;
