import type { DomainFeature } from './domain-feature.ts';
import { rectificationMachine } from './rectification.ts';
import { RECTIFICATION_MESSAGES } from './rectification-messages.ts';

export const rectificationFeature = {
  noun: 'rectification',
  jobs: {
    'rectification.export': { counts: 'row', changes: [] },
    'rectification.pictures': { counts: 'row', changes: [] },
  },
  auditKinds: ['rectification'],
  codes: ['issue_select'],
  pages: { '/inspect/problem': { kind: 'any', codes: ['issue_select'] } },
  handoverKinds: ['rectification_handle', 'rectification_review', 'rectification_judge'],
  objectKinds: ['rectification'],
  messageCategories: ['rectification'],
  work: { machine: rectificationMachine, messages: RECTIFICATION_MESSAGES },
} as const satisfies DomainFeature;
