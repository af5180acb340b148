export const flowDashboardFeature = {
  job: { kind: { flowdashboard: { export: '导出客流看板' }, flowrows: { export: '导出客流明细' } } },
  error: {
    FLOW_DASHBOARD_NAME_TAKEN: '你已经有同名的看板',
    FLOW_DASHBOARD_FULL: '每人最多 {max} 个看板，请先删除不用的',
  },
  audit: {
    kind: { flowDashboard: '客流看板', flowSetting: '客流口径' },
    event: {
      flowDashboard: {
        created: '新建客流看板',
        edited: '修改客流看板',
        shared: '修改客流看板的共享',
        made_default: '设为公司默认看板',
        no_default: '取消公司默认看板',
        deleted: '删除客流看板',
        restored: '恢复客流看板',
        purged: '永久删除客流看板',
      },
      flowSetting: { edited: '修改进店率公式' },
    },
    field: { flowWidgets: '组件数', flowShares: '共享给', flowDashboards: '客流看板', captureFormula: '进店率公式' },
  },
} as const;
