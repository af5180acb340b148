export const feedbackFeature = {
  job: { kind: { feedback: { export: '导出反馈' } } },
  error: { FEEDBACK_OFTEN: '今天已提交 {max} 条反馈，明天再提交' },
  state: { feedback: { open: '待回复', answered: '已回复', closed: '已关闭' } },
  audit: {
    kind: { feedback: '反馈' },
    event: {
      feedback: { created: '提交反馈', answer: '回复反馈', close: '关闭反馈', reopen: '重新打开反馈' },
    },
  },
  notification: {
    kind: { system: { feedback: '反馈' } },
    system: {
      feedback_sent: { title: '新反馈 {number}', body: '{by}：{words}' },
      feedback_answered: { title: '你的反馈 {number} 有了回复', body: '{by}：{words}' },
      feedback_closed: { title: '你的反馈 {number} 已关闭', body: '{by}：{words}' },
      feedback_reopened: { title: '反馈 {number} 重新打开', body: '{by}：{words}' },
    },
  },
} as const;
