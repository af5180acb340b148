import type { Article } from './article.ts';

export const settingsArticle = {
  id: 'settings',
  category: 'settings',
  routes: ['/settings'],
  words: '设置 外观 语言 密码 主题 settings appearance language password',
  related: ['message-alerts', 'inspect-setting', 'check-in-setting', 'shop-setting', 'shortcuts'],
  'zh-CN': {
    title: '设置：所有设置的入口',
    text: `
找不到某项设置在哪里，先看这一页：你能用的设置都列在这里，点一行就到那一页。

## 两类设置
- 个人的：外观（浅色、深色、宽松、紧凑）、语言、导航顺序、消息提醒（邮件、浏览器、免打扰、静音）、登录的设备、密码。
- 企业的：企业资料、水印、部门、流程、整改、报告版式、签到、月结日，以及 AI 巡检、定时抓图、录像、客流、知识库等。只列出你有权限的。

## 常做的事
1. 换语言：顶栏的语言按钮，不用重新登录。
2. 导航太长：自定义导航，拖动改顺序，消息固定在第一位。
3. 换了手机：在“登录的设备”里退出旧的。

## 容易误会
- 个人设置只影响自己；企业设置影响所有人，会记入操作日志。
- 没列出来的，是你没有那项权限，可以请管理员开通。
- 流程、整改的改动只影响以后产生的任务和整改。
`,
  },
  'en-US': {
    title: 'Settings: the way to all of them',
    text: `
When you do not know where a setting is, look here: all that you may use are listed, and a click leads there.

## Two kinds
- Your own: appearance (light, dark, comfortable, compact), language, order of the navigation, message alerts (mail, browser, quiet hours, muted kinds), signed-in devices, password.
- Those of the company: company, watermark, departments, process, rectifications, report layout, check-in, closing day, AI camera checks, timed snapshots, recordings, customer flow, knowledge base and so on. Only what you may change is listed.

## What is done here
1. Another language: the button in the top bar, without signing in again.
2. A long navigation: customise it, drag the entries; messages stay first.
3. A new phone: sign the old one out under signed-in devices.

## Easily misunderstood
- Your own settings are for you alone. Those of the company are for everybody and stand in the audit log.
- What is not listed needs a permission you do not have; an administrator can give it.
- Changes of process and rectifications hold for what is made from then on.
`,
  },
} as const satisfies Article;
