import type { Shape } from '../shape.ts';
import type { flowCounterFeature as zh } from '../zh-CN/flow-counter.feature.ts';

export const flowCounterFeature = {
  state: {
    flowCounter: { on: 'On', off: 'Off' },
  },
  audit: {
    kind: { flowCounter: 'Footfall counter' },
    event: {
      flowCounter: {
        created: 'added the counter',
        edited: 'edited the counter',
        turned_on: 'switched the counter on',
        turned_off: 'switched the counter off',
        calibrated: 'calibrated the counter by hand',
        corrected: 'corrected an hour',
        correction_taken_back: 'took the corrected hour back',
        deleted: 'deleted the counter',
        restored: 'restored the counter',
      },
    },
    field: {
      counter_camera: 'Camera that counts',
      counter_shape: 'Line or area',
      counter_code: 'External code',
      staff_people: 'Staff',
      staff_crossings: 'Crossings a person and day',
    },
  },
  error: {
    COUNTER_NAME_TAKEN: 'This store already has a counter of that name',
    COUNTER_CODE_TAKEN: 'Another counter already has this external code',
    COUNTERS_TOO_MANY: 'A store can have at most {max} counters',
  },
} satisfies Shape<typeof zh>;
