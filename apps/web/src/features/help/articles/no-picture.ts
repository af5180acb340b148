import type { Article } from './article.ts';

export const noPictureArticle = {
  id: 'no-picture',
  category: 'faq',
  words: '没有画面 黑屏 卡住 H.265 离线 密码 no picture black offline codec password',
  related: ['surveillance', 'device', 'edge'],
  'zh-CN': {
    title: '摄像头没有画面，怎么查',
    text: `
格子里会写原因，先看那句话，再按下面找。

## 按原因找
- **连接不到设备**：看电源、网线、地址；门店在路由器后面的，要经门店网关。
- **设备密码不对**：在设备里重新填用户名和密码。
- **没有视频**：设备在线但没给出视频，检查码流设置。
- **不支持的视频格式**、**H.265**：把摄像头改为 H.264，或者在服务器上安装 ffmpeg。
- **最多同时播放 9 路**：关掉别的画面，其他标签页里的也算。
- **画面停滞**：会自动重连；一直不行就重启设备。

## 经网关的门店
1. 到门店网关页看网关是否在线。
2. 不在线时，门店里所有经它的设备都看不到，先恢复那台电脑。
3. 网关版本太旧时，更新后再连。

## 容易误会
- 只有一路没有画面，多半是设备；整家店都没有，多半是网络或网关。
- “没有权限”说的是你的角色或门店范围，不是设备坏了。
`,
  },
  'en-US': {
    title: 'A camera shows no picture: where to look',
    text: `
The cell names the cause. Read it first, then look here.

## By cause
- **Device not reached**: look at power, cable and address; a store behind a router needs a gateway.
- **Wrong device password**: enter user name and password of the device anew.
- **No video**: the device answers but sends none. Check its stream settings.
- **Video format not supported**, **H.265**: set the camera to H.264, or install ffmpeg on the server.
- **At most 9 cameras play at once**: close others; those in other tabs count too.
- **Picture stopped**: it reconnects by itself; if that goes on, restart the device.

## Stores behind a gateway
1. See on the page of store gateways whether it is online.
2. If not, no device behind it can be seen. Bring that computer back first.
3. A gateway whose version is too old has to be updated before it connects.

## Easily misunderstood
- One camera without a picture is usually the device. A whole store without pictures is usually the network or the gateway.
- “No permission” speaks of your role or scope, not of a broken device.
`,
  },
} as const satisfies Article;
