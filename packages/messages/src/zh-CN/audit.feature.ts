export const auditFeature = {
  job: { kind: { audit: { export: '导出操作日志' } } },
} as const;
