export const receiptFeature = {
  job: { kind: { receipt: { export: '导出阅读回执' } } },
  error: { RECEIPT_UNOPENED: '先打开报告看过，再确认或提出异议' },
  state: { receipt: { pending: '待确认', acknowledged: '已确认', objected: '有异议', dropped: '已取消' } },
  audit: {
    kind: { receipt: '阅读回执', receipt_setting: '阅读回执设置' },
    event: {
      receipt: {
        sent: '请店长确认报告',
        opened: '打开待确认的报告',
        acknowledge: '确认报告',
        object: '对报告提出异议',
        drop: '取消阅读回执',
        remind: '提醒店长确认报告',
        escalate: '把未确认的报告告知上级',
      },
      receipt_setting: { saved: '修改阅读回执设置' },
    },
    field: { receiptHours: '确认时限（小时）' },
  },
  notification: {
    kind: { system: { receipt: '报告回执' } },
    system: {
      receipt_asked: {
        title: '请确认报告：{shop}',
        body: '报告 {number} 已生效，{deadline} 前打开看过并确认；不同意可以提出异议。',
      },
      receipt_late: {
        title: '报告确认已逾期：{shop}',
        body: '报告 {number} 已过确认时限，还没有确认。现在仍可确认，会记为逾期。',
      },
      receipt_late_superior: {
        title: '店长没有按时确认报告：{shop}',
        body: '{name} 在时限内没有确认报告 {number}。',
      },
      receipt_objected: {
        title: '店长对报告有异议：{shop}',
        body: '{by} 对报告 {number} 提出异议：{reason}',
      },
    },
  },
} as const;
