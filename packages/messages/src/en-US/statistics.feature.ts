import type { Shape } from '../shape.ts';
import type { statisticsFeature as zh } from '../zh-CN/statistics.feature.ts';

/** What the statistics say in the nouns of others. */
export const statisticsFeature = {
  job: {
    kind: {
      statistics: { export: 'Export inspection statistics' },
      taskstatistics: { export: 'Export task statistics' },
      scorestatistics: { export: 'Export score statistics' },
      userinspection: { export: 'Export statistics of inspectors' },
      shopinspection: { export: 'Export statistics of stores' },
    },
  },
  audit: {
    kind: { monthClose: 'Month close of the statistics' },
    event: { monthClose: { edited: 'changed the closing day of months' } },
    field: { closingDay: 'Day on which the month before is closed' },
  },
  notification: {
    kind: { system: { statistics: 'Statistics' } },
    system: {
      statistics_failed: {
        title: 'The statistics of {day} are not finished',
        body: 'It is tried again each half hour; until then the pages show data until an earlier day.',
      },
      month_restated: {
        title: 'Records restated in closed months: {count}',
        body: 'Months {from} to {to}. The figures as they were closed are kept: see what they were and are.',
      },
    },
  },
} as const satisfies Shape<typeof zh>;
