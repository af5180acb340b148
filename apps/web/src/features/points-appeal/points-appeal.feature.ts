import { anyOf } from '@rondo/contract/kit/endpoint';
import { pointsApi } from '@rondo/contract/points';
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
      needs: anyOf('x_points_adjust'),
      ask: async (call) => (await call(pointsApi.ledger, { toDecide: true, size: 10 })).total,
      badgeOn: 'score',
      dotOn: 'points-ledger',
    },
  ],
});
