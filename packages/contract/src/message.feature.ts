import type { ContractFeature } from './contract-feature.ts';

export const messageFeature = {
  noun: 'message',
  readFrom: { message: '/push/messageCenter/' },
} as const satisfies ContractFeature;
