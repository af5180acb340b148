import type { DomainFeature } from './domain-feature.ts';

export const receiptFeature = {
  noun: 'receipt',
  jobs: {
    'receipt.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['receipt', 'receipt_setting'],
  pages: { '/inspect/receipt': { kind: 'any', codes: ['record_select', 'task_center'] } },
  systemTexts: ['receipt_asked', 'receipt_late', 'receipt_late_superior', 'receipt_objected'],
} as const satisfies DomainFeature;
