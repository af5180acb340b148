import { type ContractFeature, tell } from './contract-feature.ts';

export const taskFeature = {
  noun: 'task',
  readFrom: { task: '/inspect/V3/task/' },
  refusals: {
    REVIEWER_NEEDED: tell(93007),
    HANDLER_NEEDED: tell(93008),
    DEADLINE_PAST: tell(93009),
    REMINDED_LATELY: tell(93016),
    REOPEN_TOO_LATE: tell(93017),
    MENTION_UNSEEN: tell(93027),
  },
} as const satisfies ContractFeature;
