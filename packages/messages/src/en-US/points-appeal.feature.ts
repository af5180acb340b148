import type { Shape } from '../shape.ts';
import type { pointsAppealFeature as zh } from '../zh-CN/points-appeal.feature.ts';

export const pointsAppealFeature = {
  error: {
    POINTS_APPEALED: 'There was an appeal already; each posting can be appealed against once',
    POINTS_APPEAL_CLOSED:
      'No appeal against this posting: its days are over, it was taken back, or its rule allows no appeals',
    POINTS_APPEAL_NOBODY: 'There is nobody else who may decide about this appeal',
  },
  state: {
    pointsAppeal: {
      pending: 'To be decided',
      accepted: 'Accepted',
      refused: 'Refused',
      expired: 'Expired',
      withdrawn: 'Withdrawn',
    },
  },
  audit: {
    kind: { pointsAppeal: 'Appeal against points' },
    event: {
      pointsAppeal: {
        created: 'appealed against points',
        accept: 'accepted the appeal against points',
        refuse: 'refused the appeal against points',
        withdraw: 'withdrew the appeal against points',
        expire: 'the appeal against points expired',
      },
    },
  },
  notification: {
    kind: { system: { points_appeal: 'Points appeals' } },
    system: {
      points_appeal_to_decide: {
        title: 'Appeal to decide: {owner} {points} points',
        body: '{by} appeals against a posting of “{rule}”: {reason}',
      },
      points_appeal_accepted: {
        title: 'Appeal accepted: {owner} {points} points',
        body: '{by} accepted the appeal: the posting of “{rule}” is taken back.',
      },
      points_appeal_refused: {
        title: 'Appeal refused: {owner} {points} points',
        body: '{by} refused the appeal against a posting of “{rule}”: {reason}',
      },
      points_appeal_expired: {
        title: 'Appeal expired: {owner} {points} points',
        body: 'Nobody decided about the appeal against a posting of “{rule}” in time: the points stay as they are.',
      },
    },
  },
} satisfies Shape<typeof zh>;
