/**
 * The texts of messages: `notification.<object>.<event>`. Slots: name of the task or rectification, shop, deadline in the
 * reader's clock, count where one message stands for several. Those about work stand in the `<noun>.feature.ts` of its noun,
 * where `kind` names them for the list of what is muted; here are those about the company and its people.
 */
export const notification = {
  kind: {
    system: {
      company: '公司转让与解散',
      handover: '工作交接',
      maintenance: '数据检查',
      shop: '门店开业与停业',
      role: '权限变更',
      application: '加入申请',
    },
  },
  system: {
    access_changed: {
      title: '你的权限有变化',
      body: '{by} 调整了你的权限：增加 {gained} 项，减少 {lost} 项。',
    },
    access_asked: {
      title: '{name} 申请开通权限',
      body: '申请的权限：{permissions}。',
    },
    application_received: {
      title: '{name} 申请加入',
      body: '{message}',
    },
    orphans_found: {
      title: '{count} 项工作没有人负责',
      body: '昨晚的检查发现 {count} 项未完成的工作没有人能处理，请重新安排。',
    },
    integrity_found: {
      title: '夜间核对发现 {count} 处数据不一致',
      body: '昨晚的核对发现 {count} 处数据互相矛盾，第一处：{first}。系统管理员可用 npm run db -- check 查看全部。',
    },
    ownership_offered: {
      title: '{by} 想把企业转让给你',
      body: '{company} 的所有权等你接受，{days} 天内有效。',
    },
    ownership_accepted: {
      title: '企业所有权已转让',
      body: '{name} 现在是 {company} 的所有者。',
    },
    ownership_declined: {
      title: '转让被谢绝',
      body: '{name} 没有接受 {company} 的所有权。',
    },
    dissolution_started: {
      title: '企业正在解散',
      body: '{by} 发起了解散：{company} 将在 {deadline} 解散，所有数据随后删除。',
    },
    dissolution_taken_back: {
      title: '解散已取消',
      body: '{by} 取消了解散，{company} 照常使用。',
    },
    handed_over: {
      title: '{count} 项工作交接给你',
      body: '{name} 离职，{count} 项工作由你接手。',
    },
    shop_opened: { title: '{name} 已开业', body: '从下一次周期开始为这家门店派发任务。' },
    shop_closed: { title: '{name} 已闭店', body: '自 {day} 起闭店：{reason}' },
    shop_reopened: { title: '{name} 恢复营业', body: '从下一次周期开始为这家门店派发任务。' },
    shop_closing_planned: { title: '{name} 将于 {day} 闭店', body: '原因：{reason}' },
    shop_closing_withdrawn: { title: '{name} 不再闭店', body: '原定 {day} 的闭店已取消，门店照常营业。' },
  },
  comment: '说明：{comment}',
  updates: '（共 {updates} 次更新）',
  reason: {
    handler: '你是处理人',
    reviewer: '你是审核人',
    judge: '由你裁决申诉',
    initiator: '由你发起',
    system: '和你所在的企业有关',
    manager: '你负责这家门店',
    keeper: '由你负责',
    recipient: '这是发给你的',
    decider: '等你处理',
    owner: '你是公司的所有者',
    self: '与你本人有关',
    rule_notified: 'AI 规则通知你',
    rule_editor: '你最后修改了这条 AI 规则',
    mentioned: '有人在评论里提到你',
    notifier: '你是门店通知人',
    superior: '你是负责人的上级',
    administrator: '你是管理员',
    cc: '抄送给你',
  },
} as const;
