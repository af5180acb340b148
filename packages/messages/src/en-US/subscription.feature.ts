import type { Shape } from '../shape.ts';
import type { subscriptionFeature as zh } from '../zh-CN/subscription.feature.ts';

export const subscriptionFeature = {
  state: {
    subscription: { planned: 'Planned', made: 'Made', dropped: 'Dropped' },
  },
  audit: {
    kind: { subscription: 'Subscription' },
    event: {
      subscription: {
        created: 'planned the subscription',
        edited: 'edited the subscription',
        make: 'made the subscription',
        drop: 'dropped the subscription',
        reopen: 'planned again the subscription',
      },
    },
    field: { planned_on: 'Date', purpose: 'Purpose', note: 'Note' },
  },
} satisfies Shape<typeof zh>;
