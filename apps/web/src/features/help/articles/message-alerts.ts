import type { Article } from './article.ts';

export const messageAlertsArticle = {
  id: 'message-alerts',
  category: 'work',
  words:
    '邮件 推送 短信 机器人 浏览器通知 免打扰 提醒 没收到 声音 取消订阅 mail push sms robot notification quiet hours alert not received sound unsubscribe',
  related: ['message', 'sender'],
  'zh-CN': {
    title: '消息提醒：邮件、推送、机器人、短信和免打扰',
    text: `
消息中心什么都收，不能关闭。另外想用其他渠道提醒的，在“消息提醒”里选渠道，再按类别选快慢，选了马上生效。

## 渠道
- 每个渠道、每一类可以“立即”“每小时汇总”“每天 09:00”或“关闭”。同时到期的合成一条。
- 邮件：只发到验证过的邮箱。邮件末尾的链接不用登录就能关闭这一类的邮件，其他不变。
- 推送：浏览器关着也能收到。先打开“这个浏览器接收推送”；退出登录就停止。登录时勾选“保持登录”的，三十天内有效。
- 浏览器通知：开着巡店、没有看着时弹出。
- 群机器人和 Webhook：填自己的，或选企业开放的。添加后先点“测试”。
- 短信：发到验证过的手机号。没有配置短信服务时会写明“未配置”。

## 免打扰时段和这台设备
- 免打扰时段里各渠道等到结束再发，浏览器不弹、不响。时间按企业的时区。
- 声音和标签页的未读数只对这台设备有效。

## 为什么收到、发到哪里
- 打开消息的菜单，点“为什么收到”：原因、每个渠道发出没有、失败的原因，也可以在这里静音。
- 渠道的状态保留七天。

## 容易误会
- 发出前读过、删掉或关闭的不发。静音的消息不发到任何渠道。
- 没选过的都是“关闭”。
- 企业的机器人在群里，大家都看得到。
`,
  },
  'en-US': {
    title: 'Message alerts: mail, push, robots, text messages, quiet hours',
    text: `
The message centre always has everything. To be told elsewhere as well, choose a channel under “Message alerts”, then how soon for each category; it holds at once.

## Channels
- On each channel a category is told “Immediately”, “Every hour”, “Daily at 09:00” or is “Off”. What is due together is told together.
- Mail: to a confirmed address only. Links at its end switch off the mails of one category without signing in; the rest stays.
- Push: arrives while the browser is closed. Switch on “This browser takes pushes” first; signing out ends it. With “keep me signed in” it lasts 30 days.
- Browser: shown while a page of Rondo is open and you look elsewhere.
- Chat robot and webhook: enter your own, or choose one that your company opened. Press “Test” once it is there.
- Text message: to a confirmed phone number. Where nobody sends them it says “Not configured”.

## Quiet hours and this device
- In quiet hours every channel waits for their end, and the browser neither shows nor sounds. Times are those of the company.
- Sound and the count in the title of the tab are for this device alone.

## Why, and where it went
- The menu of a message has “Why did I get this?”: the reason, whether it left on each channel, why it failed, and how to mute its kind.
- What became of channels is told for seven days.

## Easily misunderstood
- What was read, deleted or switched off before does not leave. Muted messages go to no channel.
- What was never chosen is “Off”.
- A robot of the company speaks to a whole group: everybody there reads it.
`,
  },
} as const satisfies Article;
