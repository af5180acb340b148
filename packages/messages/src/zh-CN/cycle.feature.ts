export const cycleFeature = {
  state: {
    cycle: { pending_start: '待开始', active: '进行中', paused: '已暂停', ended: '已结束' },
  },
  audit: {
    kind: { cycle: '周期任务' },
    event: {
      cycle: {
        created: '新建周期任务',
        copied: '复制周期任务',
        edited: '修改周期任务',
        start: '周期任务开始',
        pause: '暂停周期任务',
        resume: '恢复周期任务',
        end: '结束周期任务',
        finish: '周期任务到期结束',
        blocked: '周期任务没有生成',
      },
    },
  },
  error: { CYCLE_ENDED: '周期任务结束后不可恢复' },
} as const;
