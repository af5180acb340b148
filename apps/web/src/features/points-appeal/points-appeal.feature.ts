import { defineFeature } from '../../shared/feature.ts';

/** Appeals against postings: a part of the ledger, whose drawer they stand in. */
export const pointsAppealFeature = defineFeature({
  noun: 'points-appeal',
  states: {
    pointsAppeal: {
      pending: ['clock', 'wait'],
      accepted: ['check', 'ok'],
      refused: ['bar', 'mute'],
      expired: ['clock', 'mute'],
      withdrawn: ['back', 'mute'],
    },
  },
  counters: [
    {
      value: 'pointsAppealCount',
      badgeOn: 'score',
      dotOn: 'points-ledger',
    },
  ],
});
