import type { Shape } from '../shape.ts';
import type { shopInspection as zh } from '../zh-CN/shop-inspection.ts';

/** Inspection of stores (product 12.5), English. */
export const shopInspection = {
  title: 'Store inspection statistics',
  emptyTitle: 'No stores to inspect in this period',
  emptyHint: 'Stores count while they are open. Choose another period or clear a filter.',
  figure: {
    inspected: 'Stores inspected',
    missing: 'Stores not inspected',
    coverage: 'Coverage',
    interval: 'Average interval',
    plan: 'Done of planned',
    missed: 'Stores behind plan',
  },
  formula: {
    inspected: 'Stores open at the end of the period with at least one effective inspection in it.',
    missing: 'Stores open at the end of the period without an effective inspection in it.',
    coverage:
      'Stores inspected ÷ stores open at the end of the period. Closed stores do not count from the day they close, those in preparation never.',
    interval:
      'Days between two days on which the same store was inspected, added up ÷ their number. An interval counts in the period in which it ends; one of more than a year does not count.',
    plan: 'Planned inspections submitted ÷ planned inspections due, in time or late. Those that people begin themselves are not planned.',
    missed: 'Stores with at least one planned inspection that was due in the period and has not been submitted.',
    due: 'Inspections dispatched to the store whose deadline lies in the period and is over, or that are submitted. Those that people begin themselves are not planned.',
    rate: 'Planned inspections submitted ÷ planned inspections due, in time or late.',
    notDone: 'Planned inspections that were due in the period and have not been submitted.',
    last: 'The last inspection in this mode up to the end of the period, also before it.',
    lastRate: 'Rate and level of the last of these inspections.',
    gap: 'Mean rate that the store gave itself − mean rate found on site, in the period. A positive one: it is kinder to itself. Grey with fewer than {count} scored inspections of either.',
  },
  counted: { coverage: '{count} of {all}', interval: '{count} {count|interval|intervals}', plan: '{count} of {all}' },
  trend: {
    title: 'Stores inspected and coverage',
    said: 'Stores inspected and coverage from {from} to {to} in {count} {count|part|parts}',
    hint: 'Click a bar for that time only; Shift-click for its stores.',
    open: 'Stores open',
  },
  calendar: {
    title: 'Stores inspected by day',
    weekday: 'Weekday',
    cell: '{day}: {count} of {open} {open|store|stores} inspected',
    map: 'Last inspections on the map',
  },
  intervals: {
    title: 'Days between inspections',
    none: 'No store was inspected twice yet',
    upTo3: '1 to 3 days',
    upTo7: '4 to 7 days',
    upTo14: '8 to 14 days',
    upTo30: '15 to 30 days',
    more: 'More than 30 days',
    days: 'Days',
    from: 'From',
    to: 'To',
  },
  table: {
    title: 'Stores',
    due: 'Planned',
    done: 'Submitted',
    missed: 'Not done',
    rate: 'Done of planned',
    last: { on_site: 'Last on site', remote: 'Last remote', self: 'Last self' },
    lastRate: 'Last result',
    gap: 'Self − on site',
    grey: 'Differences of fewer than {count} scored inspections of either kind are grey',
    few: 'Too few: fewer than {count} scored inspections of either kind',
    none: 'No stores to list',
  },
} satisfies Shape<typeof zh>;
