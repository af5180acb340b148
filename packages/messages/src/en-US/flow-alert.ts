import type { Shape } from '../shape.ts';
import type { flowAlert as zh } from '../zh-CN/flow-alert.ts';

export const flowAlert = {
  title: 'Footfall settings',
  drop: 'Footfall drops',
  dropHint: 'A day has 30% fewer people than the same open hours of that weekday in four weeks',
  gaps: 'Data missing',
  gapsHint: 'Less than 80% of opening hours was counted',
  queue: 'Long queues',
  queueHint: 'A queue has more people than the number below for 5 minutes',
  queueAbove: 'People in a queue, more than',
  zoneStay: 'Shortest stay in a zone',
  queueStay: 'Shortest wait in a queue',
  stayHint:
    'Whoever leaves sooner counts as nobody who stayed. Cameras count by it from now on; what was counted stays.',
  saved: 'Saved',
} satisfies Shape<typeof zh>;
