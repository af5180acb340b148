import type { Article } from './article.ts';

export const companyOwnerArticle = {
  id: 'company-owner',
  category: 'faq',
  words: '转让 解散 所有者 冷静期 退出企业 transfer owner dissolve cooling-off leave',
  related: ['org', 'role'],
  'zh-CN': {
    title: '转让、解散和退出企业',
    text: `
企业有一位所有者，拥有全部权限。这三件事都不能随手撤销，所以要验证码和等待。

## 转让
1. 在组织架构的企业标签里，选一位在职的管理员，输入发给你的验证码。
2. 对方用自己的验证码接受后立即生效；接受之前企业仍归你，可以取消。
3. 转让后你成为管理员。

## 解散
1. 输入企业全称和验证码。所有成员马上收到通知。
2. 72 小时冷静期内照常工作，随时可以取消，但不能邀请人、审批加入或转让。
3. 到时间所有人退出登录；再过 30 天数据和文件永久删除，删除证明发到你的邮箱。

## 退出
先把手上的工作交给别人，再在个人中心退出。所有者要先转让。

## 容易误会
- 退出企业不会删除你的账号和历史记录。
- 解散前先导出要保留的数据，之后没有办法恢复。
`,
  },
  'en-US': {
    title: 'Transfer, dissolve or leave a company',
    text: `
A company has one owner, with every permission. None of the three is undone with a click, so they need a code and some time.

## Transfer
1. On the company tab of the organisation, choose an active administrator and enter the code that is sent to you.
2. It takes effect when they accept with a code of their own. Until then the company stays yours and you can take the offer back.
3. Afterwards you are an administrator.

## Dissolve
1. Type the full name of the company and a code. All members are told at once.
2. For 72 hours work goes on and it can be taken back; nobody can be invited or admitted, and the company cannot be transferred.
3. Then everybody is signed out. 30 days later data and files are deleted for good and the certificate is mailed to you.

## Leave
Hand over what you have in hand, then leave in your profile. The owner transfers the company first.

## Easily misunderstood
- Leaving a company deletes neither your account nor what you did.
- Export what you want to keep before a dissolution; there is no way back.
`,
  },
} as const satisfies Article;
