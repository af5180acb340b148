import type { Shape } from '../shape.ts';
import type { flowAlert as zh } from '../zh-CN/flow-alert.ts';

export const flowAlert = {
  title: 'Footfall alerts',
  drop: 'Footfall drops',
  dropHint: 'A day has 30% fewer people than the same weekday of four weeks',
  gaps: 'Data missing',
  gapsHint: 'Less than 80% of opening hours was counted',
  queue: 'Long queues',
  queueHint: 'A queue counter sees more people than the number below',
  queueAbove: 'People in a queue, more than',
  saved: 'Saved',
} satisfies Shape<typeof zh>;
