import type { Article } from './article.ts';

export const whatsNewArticle = {
  id: 'whats-new',
  category: 'start',
  words: '新功能 更新 版本 1.3.24 release new version',
  related: ['help', 'first-day'],
  'zh-CN': {
    title: '1.3.24 的新功能',
    text: `
这一版新增和改变的主要内容。

- **积分**：积分规则、积分中心、明细、手工积分和统计。
- **公告**：写、定时、撤回、提醒未读，要求确认。
- **月结**：上个月的数字保存一份，之后的变更会标明。
- **整改**：看板、申请延期、申诉、按营业时间计时、逾期逐级提醒。
- **报表订阅**：统计和列表按时发消息或邮件，可以附表格。
- **签到**：定位、扫码、拍门头，有疑点的由审核人核实。
- **离线巡检**：没有网络也能做和提交，联网后自动发送。
- **定时抓图**：摄像头按时间抓图，有人查看和判定。
- **报告**：PDF 防篡改校验，给企业外的人带密码的链接。
- **视频**：实时、回放、截图、图库，摄像头在门店网络里也能看。
- **AI 巡检**：无人值守、排队、入侵等规则，事件由人判定。
- **客流**：进店人数、停留、看板，缺了多少数据写清楚。
- **知识库**：文件、权限、学习清单，AI 助手按原文回答并注明页码。
- **消息**：十类消息分别设置渠道，每条说明原因，可以静音。
- **从图片建整改**：按公司规则带出时限、处理人和审核人。
- **帮助**：每个页面和每个错误都有说明，搜索不需要网络。
`,
  },
  'en-US': {
    title: 'What is new in 1.3.24',
    text: `
The main things that came or changed with this version.

- **Points**: rules, points centre, ledger, points by hand, and statistics.
- **Announcements**: write, schedule, recall, remind, ask for an acknowledgement.
- **Month close**: the figures of the month before are kept; later changes are marked.
- **Rectifications**: a board, extensions, appeals, time in business hours, escalation.
- **Report subscriptions**: statistics and lists come as message or e-mail, with a spreadsheet.
- **Check-in**: by position, code or photo; doubts go to the reviewers.
- **Offline inspections**: done and submitted without network, sent once online.
- **Timed snapshots**: cameras take pictures at set times, and people look and judge.
- **Reports**: a seal on the PDF, and links with a password for people outside.
- **Video**: live, recordings, screenshots and gallery, also of cameras behind a store's router.
- **AI checks**: nobody at the till, queues, intrusion and more; people judge the events.
- **Customer flow**: visitors, stays and dashboards that say how complete they are.
- **Knowledge base**: files, permissions, learning lists, and an assistant that quotes the page.
- **Messages**: ten categories with channels of their own; each says why it came, and can be muted.
- **Rectifications from pictures**: hours, handler and reviewer as the company has set them.
- **Help**: every page and every error is explained, and the search needs no network.
`,
  },
} as const satisfies Article;
