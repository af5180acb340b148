export const pointsFeature = {
  job: { kind: { points: { export: '导出积分明细' }, pointsstatistics: { export: '导出积分统计' } } },
  error: {
    POINTS_TRIAL_TOO_LARGE: '这个周期里发生的事太多（超过 {most} 件），不能试算；可以缩短周期或缩小适用范围',
  },
  notification: {
    kind: { system: { points: '规则积分变动' } },
    system: {
      points_moved: {
        title: '{day} 门店积分 {points}',
        body: '按规则自动记了 {count} 笔，逐笔可查，也可以申诉。',
      },
      points_moved_own: {
        title: '{day} 你的积分 {points}',
        body: '按规则自动记了 {count} 笔，逐笔可查，也可以申诉。',
      },
    },
  },
} as const;
