export const jobFeature = {
  error: { EXPORT_IN_BACKGROUND: '超过 1,000 行，请作为后台任务导出' },
} as const;
