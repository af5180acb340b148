import type { Shape } from '../shape.ts';
import type { flowAlertFeature as zh } from '../zh-CN/flow-alert.feature.ts';

export const flowAlertFeature = {
  audit: {
    kind: { flowAlert: 'Footfall settings' },
    event: { flowAlert: { edited: 'changed the footfall settings' } },
    field: {
      tells_drop: 'Footfall drops',
      tells_gaps: 'Data missing',
      tells_queue: 'Long queues',
      queue_above: 'People in a queue',
      zone_stay_seconds: 'Shortest stay in a zone, s',
      queue_stay_seconds: 'Shortest wait in a queue, s',
    },
  },
  notification: {
    kind: { system: { flow_alert: 'Customer flow alerts' } },
    system: {
      flow_drop: {
        title: '{shop}: {percent}% fewer people on {day}',
        body: '{entries} came in; the same open hours of that weekday had {usual} on average in four weeks. See what happened that day.',
      },
      flow_gaps: {
        title: '{shop}: only {percent}% of {day} was counted',
        body: 'Some opening hours have no data, so the figures of the day are low. Check the device, or correct the hours.',
      },
      flow_queue: {
        title: '{shop}: {peak} people at {counter}',
        body: 'More than {above} people have queued since {time}. Open another till.',
      },
    },
  },
} satisfies Shape<typeof zh>;
