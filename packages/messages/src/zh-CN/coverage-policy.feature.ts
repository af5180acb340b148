export const coveragePolicyFeature = {
  state: {
    coveragePolicy: { active: '生效中', stopped: '已停止' },
    coverage: { overdue: '逾期未巡', due: '应巡', done: '已达标' },
  },
  audit: {
    kind: { coveragePolicy: '巡检覆盖要求' },
    event: {
      coveragePolicy: {
        created: '新建覆盖要求',
        edited: '修改覆盖要求',
        stop: '停止覆盖要求',
        resume: '恢复覆盖要求',
      },
    },
    field: { tag: '标签', atLeast: '次数', per: '统计周期' },
  },
} as const;
