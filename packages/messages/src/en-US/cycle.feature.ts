import type { Shape } from '../shape.ts';
import type { cycleFeature as zh } from '../zh-CN/cycle.feature.ts';

export const cycleFeature = {
  job: { kind: { cycle: { close: 'Close cyclic tasks' } } },
  state: {
    cycle: { pending_start: 'Pending start', active: 'Active', paused: 'Paused', ended: 'Ended' },
  },
  audit: {
    kind: { cycle: 'Cyclic task' },
    event: {
      cycle: {
        created: 'created the cyclic task',
        copied: 'copied the cyclic task',
        edited: 'edited the cyclic task',
        start: 'started the cyclic task',
        pause: 'paused the cyclic task',
        resume: 'resumed the cyclic task',
        end: 'ended the cyclic task',
        finish: 'completed the last date of the cyclic task',
        blocked: 'could not generate the cyclic task',
        transfer: 'handed over the cyclic task',
        removed: 'deleted the cyclic task',
        restored: 'brought back the cyclic task',
      },
    },
    field: {
      creator: 'Creator',
      mode: 'Mode',
      purpose: 'Purpose',
      template: 'Template',
      singleShops: 'Single stores',
      groups: 'Store groups',
      excludedShops: 'Stores left out',
      executor: 'Inspection handler',
      ccs: 'CC',
      ccOnlyFailed: 'CC only where something failed',
      afterRectifications: 'complete only after all rectifications',
      schedule: 'When',
      startOn: 'First date',
      endOn: 'Last date',
      times: 'Number of dates',
      photos: 'Pictures',
      documents: 'Documents',
      term: 'Time limit',
      daysOff: 'Days the store is closed',
      holidays: 'Holidays and other special days',
      deadlinePolicy: 'After the deadline',
    },
  },
  error: {
    CYCLE_ENDED: 'An ended cycle cannot be recovered',
    CYCLE_BEYOND_SCOPE:
      'This cycle reaches stores outside your scope. Somebody who works for all of them can change it',
  },
} satisfies Shape<typeof zh>;
