import type { Shape } from '../shape.ts';
import type { handoverFeature as zh } from '../zh-CN/handover.feature.ts';

export const handoverFeature = {
  error: {
    SUCCESSOR_OWN_WORK: '{name} would review their own work ({number}); choose somebody else to do it, or to review it',
    SUCCESSOR_OUTSIDE: '{name} does not work for {shop}; widen their store scope or choose somebody else',
    HANDOVER_OPEN: '{count} {count|item|items} of work still need a successor',
  },
} satisfies Shape<typeof zh>;
