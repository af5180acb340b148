import { type ContractFeature, tell } from './contract-feature.ts';

export const flowDashboardFeature = {
  noun: 'flow-dashboard',
  readFrom: { flowDashboard: '/flow/dashboard/', flowFigures: '/flow/figures/' },
  refusals: {
    FLOW_DASHBOARD_NAME_TAKEN: tell(92961),
    FLOW_DASHBOARD_FULL: tell(92962),
  },
} as const satisfies ContractFeature;
