/** Mails and text messages: `subject` and `text` of a mail, `sms` in one line. */
export const delivery = {
  code: {
    subject: 'Rondo 验证码 {code}',
    text: '你的验证码是 {code}，{minutes} 分钟内有效，只能使用一次。\n\n用途：{purpose}\n\n不是你本人操作？忽略这封邮件，不要把验证码告诉任何人。',
    sms: '验证码 {code}，{minutes} 分钟内有效，用于{purpose}。请勿告诉他人。',
  },
  invite: {
    subject: '{company} 邀请你加入 Rondo',
    text: '{by} 把你加入了 {company}。\n\n打开 {url} ，用这个邮箱或手机号获取验证码即可登录，然后设置自己的密码。',
    sms: '{by} 邀请你加入 {company}，打开 {url} 用验证码登录。',
  },
  application_approved: {
    subject: '{company} 通过了你的申请',
    text: '你现在是 {company} 的成员了。\n\n打开 {url} 登录。',
    sms: '{company} 通过了你的加入申请，打开 {url} 登录。',
  },
  application_refused: {
    subject: '{company} 没有通过你的申请',
    text: '{company} 没有通过你的加入申请。\n\n原因：{reason}',
    sms: '{company} 没有通过你的加入申请：{reason}',
  },
  contact_changed: {
    subject: '你的登录方式已更改',
    text: '{time}，你在 Rondo 的登录方式改成了 {account}。\n\n不是你本人操作？请立即联系企业管理员。',
    sms: '你的 Rondo 登录方式已改为 {account}。不是本人操作请联系管理员。',
  },
  password_changed: {
    subject: '你的密码已更改',
    text: '{time}，你在 Rondo 的密码被更改，其他设备已退出登录。\n\n不是你本人操作？请立即用验证码重设密码。',
    sms: '你的 Rondo 密码已更改。不是本人操作请立即重设。',
  },
  dissolution_started: {
    subject: '{company} 正在解散',
    text: '{by} 发起了解散，{company} 将在 {time} 解散，随后删除全部数据。\n\n企业所有者可以在此之前取消。',
    sms: '{company} 将在 {time} 解散，所有者可在此之前取消。',
  },
  dissolution_taken_back: {
    subject: '{company} 不再解散',
    text: '{by} 取消了解散，{company} 照常使用，数据保持不变。',
    sms: '{company} 的解散已取消，照常使用。',
  },
  company_ended: {
    subject: '{company} 的数据删除证明',
    text: '{company} 的数据已于 {time} 全部删除。\n\n证明编号：{number}\n\n{table}',
    sms: '{company} 的数据已全部删除，证明编号 {number}。',
  },
  report: { subject: '{subject}', text: '{text}', sms: '{subject}' },
  messages: { subject: '{subject}', text: '{text}', sms: '{subject}' },
  purpose: {
    register: '注册账号',
    sign_in: '登录',
    reset_password: '重设密码',
    change_contact: '更改手机号或邮箱',
    offer_ownership: '转让企业',
    accept_ownership: '接受企业转让',
    dissolve: '解散企业',
    keep_company: '取消解散',
  },
} as const;
