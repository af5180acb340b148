import { type ContractFeature, tell } from './contract-feature.ts';

export const receiptFeature = {
  noun: 'receipt',
  readFrom: { receipt: '/inspect/V3/receipt/' },
  refusals: { RECEIPT_UNOPENED: tell(93520) },
} as const satisfies ContractFeature;
