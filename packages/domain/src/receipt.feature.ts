import type { DomainFeature } from './domain-feature.ts';

export const receiptFeature = {
  noun: 'receipt',
  jobs: {
    'receipt.export': { counts: 'row', changes: [] },
  },
  auditKinds: ['receipt', 'receipt_setting'],
  pages: { '/inspect/receipt': { kind: 'any', codes: ['record_select', 'task_center'] } },
  systemTexts: {
    receipt_asked: { category: 'report', as: 'manager', mustAct: true },
    receipt_late: { category: 'report', as: 'manager', mustAct: true },
    receipt_late_superior: { category: 'report', as: 'superior' },
    receipt_objected: { category: 'report', as: 'keeper' },
  },
} as const satisfies DomainFeature;
