export const jobFeature = {
  error: { EXPORT_IN_BACKGROUND: '超过 1,000 行，请作为后台任务导出' },
  notification: {
    kind: { system: { job: '后台任务' } },
    system: {
      work_ready: { title: '文件已生成：{name}', body: '在“后台任务”中下载，保留 7 天。' },
      work_failed: { title: '后台任务未完成：{name}', body: '在“后台任务”中查看原因。' },
    },
  },
} as const;
