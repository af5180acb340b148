import type { ContractFeature } from './contract-feature.ts';

export const auditFeature = {
  noun: 'audit',
  readFrom: { audit: '/customer/audit/' },
} as const satisfies ContractFeature;
