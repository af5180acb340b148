import type { Article } from './article.ts';

export const messageAlertsArticle = {
  id: 'message-alerts',
  category: 'work',
  words: '邮件 浏览器通知 免打扰 提醒 没收到 mail notification quiet hours alert not received',
  related: ['message'],
  'zh-CN': {
    title: '消息的邮件、浏览器通知和免打扰',
    text: `
消息中心什么都收。另外想用邮件或浏览器提醒的，在“消息提醒”里按类别选，选了马上生效。

## 邮件
- 每一类可以“立即”“每小时汇总”或“每天 09:00”。同时到期的合成一封。
- 发信前读过、删掉或关闭的不发。
- 只发到验证过的邮箱；没有邮箱时先在账号里加一个。
- 七天内的每条消息写明它的邮件发出没有，没发是为什么；再早的不再写。

## 浏览器通知
- 要先在浏览器里允许。没有看着任何一个巡店页面时才弹出。
- 手机浏览器不让网页弹通知。

## 免打扰时段
- “免打扰时段”里邮件等到结束再发，浏览器不弹。时间按企业的时区。

## 容易误会
- 静音的消息不发邮件，也不弹通知。
- 升级后不会自动开始发邮件：没选过的都是“关闭”。
`,
  },
  'en-US': {
    title: 'Messages by mail, in the browser, and quiet hours',
    text: `
The message centre has everything. To be told by mail or by the browser as well, choose it for each category under “Message alerts”; it holds at once.

## Mail
- A category is mailed “Immediately”, “Every hour” or “Daily at 09:00”. What is due together is one mail.
- What was read, deleted or switched off before does not leave.
- Mails go to a confirmed address only; add one to your account first.
- For seven days each message says whether its mail left, and if not, why. Older ones say nothing of it.

## Browser
- Allow it in the browser first. It tells you only while you look at none of the pages.
- Browsers of phones let no page show notifications.

## Quiet hours
- In “Quiet hours” mails wait for their end and the browser stays silent. Times are those of the company.

## Easily misunderstood
- A muted message is neither mailed nor shown.
- Nothing is mailed by itself after an update: what was never chosen is “Off”.
`,
  },
} as const satisfies Article;
