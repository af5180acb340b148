export const pointsFeature = {
  job: { kind: { points: { export: '导出积分明细' }, pointsstatistics: { export: '导出积分统计' } } },
  error: {
    POINTS_TRIAL_TOO_LARGE: '这个周期里发生的事太多（超过 {most} 件），不能试算；可以缩短周期或缩小适用范围',
  },
} as const;
