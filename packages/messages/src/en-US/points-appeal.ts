import type { Shape } from '../shape.ts';
import type { pointsAppeal as zh } from '../zh-CN/points-appeal.ts';

export const pointsAppeal = {
  title: 'Appeal',
  verb: 'Appeal',
  verbTitle: 'Appeal against this posting',
  until: 'You may appeal until {at}',
  decideBy: 'To be decided until {at}; else it expires and the points stay as they are',
  once: 'Each posting can be appealed against once',
  state: 'State',
  comment: 'Comment',
  reason: 'Reason of the appeal',
  photos: 'Evidence',
  noPhoto: 'No photos',
  author: 'Appealed by',
  decidedBy: 'Decided by',
  act: { accept: 'Accept', refuse: 'Refuse', withdraw: 'Withdraw the appeal' },
  actTitle: {
    accept: 'Accept the appeal and take these points back?',
    refuse: 'Refuse the appeal',
    withdraw: 'Withdraw the appeal?',
  },
  commentHint: {
    accept: 'May be left out',
    refuse: 'Whoever appealed reads it',
    withdraw: 'There is no second appeal after it',
  },
  event: { created: 'Appealed', accept: 'Accepted', refuse: 'Refused', withdraw: 'Withdrawn', expire: 'Expired' },
  done: {
    created: 'Appeal sent',
    accept: 'Accepted; taken back by {points}',
    nothing: 'Accepted; the posting was taken back before',
    refuse: 'Refused',
    withdraw: 'Withdrawn',
  },
} satisfies Shape<typeof zh>;
