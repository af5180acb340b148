import type { Article } from './article.ts';

export const edgeArticle = {
  id: 'edge',
  category: 'camera',
  routes: ['/edge'],
  words: '网关 配对码 路由器 门店电脑 gateway pairing router computer',
  related: ['device', 'no-picture'],
  'zh-CN': {
    title: '门店网关：服务器连不到门店时',
    text: `
门店的摄像头在路由器后面，服务器连不进去。在门店一台小电脑上运行网关，由它主动连出来，就能看画面、管设备。

## 怎么做
1. 点“添加网关”，选门店，写个认得出的名称。
2. 页面显示一条命令和配对码，十分钟内有效，只能用一次。
3. 在门店的电脑上运行这条命令（电脑要装好 Node 和 Rondo）。要经代理上网的，在前面加上页面写的那一段。
4. 显示“已连接”后，把设备的“接入路径”设为这个网关。

## 换电脑、停用
1. 网关在线时不能重新配对；换电脑前先停用旧的。
2. 停用后密钥立即失效，经它的设备看不到，直到重新配对或改用其他路径。

## 容易误会
- 网关不打开任何端口，只连门店自己网络里的地址。
- 离线期间的录像不会补传。
- 版本和服务器不兼容时会拒绝连接，更新即可。
`,
  },
  'en-US': {
    title: 'Store gateways: where the server cannot reach a store',
    text: `
The cameras of a store are behind a router and the server cannot get in. A gateway on a small computer in the store connects outwards, and you see and manage them.

## How to do it
1. Press “Add a gateway”, choose the store and give it a name people know.
2. A command with a pairing code is shown. It is good for ten minutes and works once.
3. Run it on the computer in the store, where Node and Rondo are installed. Behind a proxy, put what the page says in front.
4. Once it says that it is connected, choose the gateway under “Connect through” of the devices.

## Replace and revoke
1. A gateway that is online cannot be paired anew. To replace the computer, revoke the old one first.
2. Its key stops at once, and devices behind it cannot be seen until it is paired again or they are reached another way.

## Easily misunderstood
- A gateway opens no port and connects only to addresses of the network of the store.
- Recordings of a time in which it was offline are not made up for.
- When its version does not work with the server, it is refused; update it.
`,
  },
} as const satisfies Article;
