/** The local outbox: mails and text messages that no sender takes. */
export const outbox = {
  title: 'Rondo 本机发件箱',
  hint: '没有配置邮件或短信服务，验证码和邮件留在这里。只有本机用户能打开这个页面，它每 5 秒刷新一次。',
  empty: '还没有邮件或短信',
  state: { queued: '等待发送', sent: '已发送', local: '只在本机', failed: '发送失败' },
} as const;
