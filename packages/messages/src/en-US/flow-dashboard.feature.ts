import type { Shape } from '../shape.ts';
import type { flowDashboardFeature as zh } from '../zh-CN/flow-dashboard.feature.ts';

export const flowDashboardFeature = {
  job: {
    kind: { flowdashboard: { export: 'Export of a flow dashboard' }, flowrows: { export: 'Export of flow rows' } },
  },
  error: {
    FLOW_DASHBOARD_NAME_TAKEN: 'You already have a dashboard of this name',
    FLOW_DASHBOARD_FULL: 'At most {max} dashboards a person. Delete those you do not use',
  },
  audit: {
    kind: { flowDashboard: 'Flow dashboard', flowSetting: 'Flow formulas' },
    event: {
      flowDashboard: {
        created: 'created the flow dashboard',
        edited: 'edited the flow dashboard',
        shared: 'changed who the flow dashboard is shared with',
        made_default: 'made it the default dashboard of the company',
        no_default: 'took it back as the default dashboard of the company',
        deleted: 'deleted the flow dashboard',
        restored: 'restored the flow dashboard',
        purged: 'deleted the flow dashboard for good',
      },
      flowSetting: { edited: 'changed the formula of the capture rate' },
    },
    field: {
      flowWidgets: 'Widgets',
      flowShares: 'Shared with',
      flowDashboards: 'Flow dashboards',
      captureFormula: 'Capture rate formula',
    },
  },
} satisfies Shape<typeof zh>;
