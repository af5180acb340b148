import type { ContractFeature } from './contract-feature.ts';

export const flowAlertFeature = {
  noun: 'flow-alert',
  readFrom: { flowAlert: '/flow-alert/' },
} as const satisfies ContractFeature;
