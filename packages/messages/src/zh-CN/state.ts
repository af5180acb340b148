/**
 * Labels of enumerations: `state.<object>.<value>`. Those of a noun stand in its `<noun>.feature.ts`; here is what the
 * specification names and nobody has built.
 */
export const state = {
  pointsRule: {
    enabled: '启用',
    disabled: '停用',
    expired: '已过期',
  },
  snapshotPlan: {
    pending_start: '待开始',
    active: '进行中',
    paused: '已暂停',
    ended: '已结束',
    expired: '已过期',
  },
  job: {
    waiting: '排队中',
    running: '运行中',
    done: '已完成',
    failed: '失败',
    cancelled: '已取消',
    undone: '已撤销',
  },
  appeal: {
    pending: '待处理',
    accepted: '申诉成立',
    refused: '申诉驳回',
    expired: '已过期',
  },
  indexing: {
    queued: '排队中',
    indexed: '已索引',
    failed: '失败',
    unsupported: '不支持',
  },
  cardFormat: {
    queued: '排队中',
    sent: '已下发',
    running: '格式化中',
    done: '已完成',
    failed: '失败',
    timeout: '已超时',
  },
  command: {
    queued: '排队中',
    sent: '已下发',
    acked: '已确认',
    failed: '失败',
    timeout: '已超时',
  },
} as const;
