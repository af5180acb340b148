import type { SystemText } from '@rondo/domain/event';
import type { MessageName, MessageTextName } from '@rondo/domain/message-kind';
import type { WorkKind } from '@rondo/domain/workflows';

interface Words {
  title: string;
  body: string;
}

/** Every message has its words and every kind its name: what domain lists and this leaves out does not compile. */
type Texts = { [O in WorkKind]: Record<MessageTextName<O>, Words> } & {
  system: Record<SystemText, Words>;
  kind: { [O in WorkKind]: Record<MessageName<O>, string> };
} & Record<string, unknown>;

/**
 * The texts of messages: `notification.<object>.<event>`. Slots: name of the task or rectification, shop, deadline in the
 * reader's clock, count where one message stands for several.
 */
export const notification = {
  task: {
    dispatched: { title: '新任务：{name}', body: '{shop}，{deadline} 前完成。' },
    dispatched_many: { title: '{count} 个新任务', body: '{name} 等 {count} 个任务等你处理。' },
    dispatched_same: { title: '{count} 个新任务：{name}', body: '{count} 个任务等你处理，最早 {deadline} 前完成。' },
    draft_expiring: { title: '巡检还没提交：{name}', body: '{shop} 的答案再过一天没有继续就会删除。' },
    draft_expired: { title: '草稿已过期：{name}', body: '{shop} 的巡检 7 天没有继续，答案已删除，任务仍待处理。' },
    submitted: { title: '待审核：{name}', body: '{shop} 的任务已提交，等你审核。' },
    approved: { title: '已通过：{name}', body: '{shop} 的任务已审核通过。' },
    completed: { title: '已完成：{name}', body: '{shop} 的任务已完成。' },
    rejected: { title: '已驳回：{name}', body: '{shop} 的任务被驳回，{deadline} 前重新提交。' },
    transferred: { title: '转给你的任务：{name}', body: '{shop}，{deadline} 前完成。' },
    deadline_changed: { title: '截止时间变更：{name}', body: '{shop} 的任务改为 {deadline} 前完成。' },
    closed: { title: '已关闭：{name}', body: '{shop} 的任务已关闭，不用再处理。' },
    closed_by_deadline: { title: '已过截止时间：{name}', body: '{shop} 的任务到期未完成，已自动关闭。' },
    cancelled: { title: '已取消：{name}', body: '{shop} 的任务已取消，不用再处理。' },
    reopened: { title: '重新打开：{name}', body: '{shop} 的任务重新打开，{deadline} 前完成。' },
    reminded: { title: '催办：{name}', body: '{shop} 的任务在等你，{deadline} 截止。' },
    due_24h: { title: '24 小时内到期：{name}', body: '{shop}，{deadline} 截止。' },
    due_2h: { title: '2 小时内到期：{name}', body: '{shop}，{deadline} 截止。' },
    overdue: { title: '已逾期：{name}', body: '{shop} 的任务应在 {deadline} 前完成。' },
  },
  rectification: {
    created: { title: '新整改：{name}', body: '{shop}，{deadline} 前整改。' },
    created_many: { title: '{count} 项新整改', body: '{shop}：{name} 等 {count} 项。' },
    created_same: { title: '{count} 项新整改：{name}', body: '{shop}：共 {count} 项。' },
    corrected: { title: '无需整改：{name}', body: '{shop} 的答案已更正，这一项没有不合格，不用再处理。' },
    handled: { title: '待复核：{name}', body: '{shop} 已整改，等你复核。' },
    completed: { title: '整改完成：{name}', body: '{shop} 的整改已完成。' },
    rejected: { title: '整改被驳回：{name}', body: '{shop} 的整改被驳回，{deadline} 前重新整改。' },
    transferred: { title: '转给你的整改：{name}', body: '{shop}，{deadline} 前整改。' },
    extended: { title: '整改延期：{name}', body: '{shop} 的整改延到 {deadline}。' },
    withdrawn: { title: '整改已撤回：{name}', body: '{shop} 的整改被撤回，改好后会再提交。' },
    ended: { title: '整改已结束：{name}', body: '{shop} 的整改已结束，不用再处理。' },
    reopened: { title: '整改重新打开：{name}', body: '{shop} 的整改重新打开，{deadline} 前整改。' },
    reminded: { title: '催办整改：{name}', body: '{shop} 的整改在等你，{deadline} 截止。' },
    due_24h: { title: '整改 24 小时内到期：{name}', body: '{shop}，{deadline} 截止。' },
    due_2h: { title: '整改 2 小时内到期：{name}', body: '{shop}，{deadline} 截止。' },
    overdue: { title: '整改逾期：{name}', body: '{shop} 的整改应在 {deadline} 前完成。' },
  },
  system: {
    access_changed: { title: '你的权限有变化', body: '{by} 调整了你的权限：增加 {gained} 项，减少 {lost} 项。' },
    access_asked: { title: '{name} 申请开通权限', body: '申请的权限：{permissions}。' },
    application_received: { title: '{name} 申请加入', body: '{message}' },
    orphans_found: {
      title: '{count} 项工作没有人负责',
      body: '昨晚的检查发现 {count} 项未完成的工作没有人能处理，请重新安排。',
    },
    ownership_offered: { title: '{by} 想把企业转让给你', body: '{company} 的所有权等你接受，{days} 天内有效。' },
    ownership_accepted: { title: '企业所有权已转让', body: '{name} 现在是 {company} 的所有者。' },
    ownership_declined: { title: '转让被谢绝', body: '{name} 没有接受 {company} 的所有权。' },
    dissolution_started: {
      title: '企业正在解散',
      body: '{by} 发起了解散：{company} 将在 {deadline} 解散，所有数据随后删除。',
    },
    dissolution_taken_back: { title: '解散已取消', body: '{by} 取消了解散，{company} 照常使用。' },
    handed_over: { title: '{count} 项工作交接给你', body: '{name} 离职，{count} 项工作由你接手。' },
  },
  /** The kinds of messages, as they are called where they are muted. */
  kind: {
    task: {
      dispatched: '新任务',
      submitted: '任务待审核',
      approved: '任务已通过',
      completed: '任务已完成',
      rejected: '任务已驳回',
      transferred: '任务转交',
      deadline_changed: '任务截止时间变更',
      closed: '任务已关闭',
      closed_by_deadline: '任务到期自动关闭',
      cancelled: '任务已取消',
      reopened: '任务重新打开',
      reminded: '任务催办',
      due_24h: '任务 24 小时内到期',
      due_2h: '任务 2 小时内到期',
      overdue: '任务已逾期',
      draft_expiring: '巡检草稿快要过期',
      draft_expired: '巡检草稿已过期',
    },
    rectification: {
      created: '新整改',
      handled: '整改待复核',
      completed: '整改完成',
      rejected: '整改被驳回',
      transferred: '整改转交',
      extended: '整改延期',
      withdrawn: '整改已撤回',
      ended: '整改已结束',
      corrected: '答案更正，无需整改',
      reopened: '整改重新打开',
      reminded: '整改催办',
      due_24h: '整改 24 小时内到期',
      due_2h: '整改 2 小时内到期',
      overdue: '整改逾期',
    },
  },
  comment: '说明：{comment}',
  updates: '（共 {updates} 次更新）',
  /** Why the reader got it. */
  reason: {
    handler: '你是处理人',
    reviewer: '你是审核人',
    initiator: '由你发起',
    system: '和你所在的企业有关',
    cc: '抄送给你',
  },
} as const satisfies Texts;
