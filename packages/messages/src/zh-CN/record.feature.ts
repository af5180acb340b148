export const recordFeature = {
  job: { kind: { record: { export: '导出巡检记录', items: '导出巡检项明细' } } },
  state: {
    record: {
      draft: '草稿',
      submitted: '已提交',
      in_review: '审核中',
      returned: '已退回',
      effective: '已生效',
      void: '已作废',
      compared: '对照',
    },
    level: {
      excellent: '优秀',
      good: '良好',
      pass: '合格',
      fail: '不合格',
    },
  },
  audit: {
    kind: {
      record: '报告',
    },
    event: {
      record: {
        submit: '提交报告',
        resubmit: '重新提交报告',
        accept: '报告生效',
        return: '退回报告',
        edit: '修改报告答案',
        void: '作废报告',
        compare: '提交对照报告',
      },
    },
  },
} as const;
