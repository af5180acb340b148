import type { Article } from './article.ts';

export const senderArticle = {
  id: 'sender',
  category: 'settings',
  routes: ['/sender'],
  words:
    '短信网关 企业微信 飞书 钉钉 群机器人 webhook 测试 发送失败 sms gateway wecom feishu dingtalk robot send failed',
  related: ['webhook', 'message-alerts', 'message-report'],
  'zh-CN': {
    title: '发送服务：短信、群机器人、Webhook',
    text: `
消息从哪里发出去，在这里配置、测试，并查看失败的原因。邮件服务器和系统的短信服务由系统管理员配置，这里只显示有没有。

## 添加
1. 点“添加发送服务”，选类型，填名称和地址。
2. 群机器人：在群里添加自定义机器人，把它给的地址粘贴到这里；开启了“加签”的再填签名密钥。
3. 短信服务：填接口地址、请求方法、正文模板和请求头。\`{mobile}\`、\`{text}\`、\`{id}\`、\`{company}\` 会被换成实际内容。
4. 点“测试”。提示里是对方的原话；短信和邮件的测试只发给你自己。
5. 打开“成员可以选它”，成员就能在消息提醒里选它。

## 容易误会
- 地址里的密钥、签名密钥和请求头的值保存后不再显示。要换就重新填，留空则不变。
- 地址不能指向本服务器或内部网络，除非系统管理员允许（OUTGOING_LOCAL）。
- 企业的机器人发到群里，群里的人都看得到，所以开头写明是发给谁的。
- 失败记录保留 30 天。
`,
  },
  'en-US': {
    title: 'Senders: text messages, chat robots, webhooks',
    text: `
By what messages leave is set up and tested here, and every failure tells its reason. Mail server and text message service of the installation belong to its operator; the page says whether they are there.

## Adding one
1. Press “Add a sender”, choose the kind, enter name and address.
2. A chat robot: add a custom robot to the group and paste the address that it shows; enter a signing key only if the robot wants posts signed.
3. A text message service: address, method, body and headers. \`{mobile}\`, \`{text}\`, \`{id}\` and \`{company}\` are filled in.
4. Press “Test”. You read what the other side answered; tests of text messages and mails go to you alone.
5. Switch on “Members may choose it”, and they find it among their message alerts.

## Easily misunderstood
- Keys in addresses, signing keys and values of headers are never shown again. Enter them anew to change them; left empty they stay.
- An address on this server or its own network is refused unless the operator allows it (OUTGOING_LOCAL).
- A robot of the company speaks to a whole group, so its posts say whom they are for.
- Failures are kept for 30 days.
`,
  },
} as const satisfies Article;
