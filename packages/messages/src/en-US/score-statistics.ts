import type { Shape } from '../shape.ts';
import type { scoreStatistics as zh } from '../zh-CN/score-statistics.ts';

/** Scores (product 12.3), English. */
export const scoreStatistics = {
  title: 'Score statistics',
  emptyTitle: 'No scored inspections in this period',
  emptyHint: 'Inspections count once they are effective and have a score. Choose another period or clear a filter.',
  figure: {
    average: 'Average rate',
    median: 'Median',
    p10: 'Lowest tenth',
    p90: 'Highest tenth',
    deviation: 'Standard deviation',
    improvement: 'Same-store rise',
  },
  formula: {
    average: {
      records: 'Mean of the rates of the inspections, each counting the same; those not scored do not count.',
      points:
        'Scores added up ÷ the highest possible scores added up: an inspection with more points counts more. Those not scored do not count.',
    },
    median: 'Half of the inspections have this rate or less, half this or more. Each inspection counts the same.',
    p10: 'One tenth of the inspections have this rate or less. Each inspection counts the same.',
    p90: 'Nine tenths of the inspections have this rate or less. Each inspection counts the same.',
    deviation:
      'How far the rates of the inspections lie from their mean (of all, not of a sample), in percentage points. The smaller, the more alike.',
    improvement:
      'Stores scored in this period and in the one compared with: by how many percentage points their averages changed, each store counting the same.',
    band: 'Each bar has its lower end and not its upper one; the last has all from 90% up.',
    slope:
      'A straight line through the rates by day: by how many percentage points it rises in 30 days. Not told with fewer than {count} scored inspections.',
    category: 'Mean rate of the category. Categories at the top of the templates count together by their names.',
    level: 'In which level of the template the average lies, by the version of the last inspection.',
    rank: 'By average rate, among stores inspected by the same template; a store needs {count} scored inspections to be ranked.',
    ranking:
      'By average rate; a store needs {count} scored inspections to be ranked. The change is against the rank in the period compared with.',
    adjusted:
      'Some inspectors are strict, some are mild. What they gave at the same stores tells by how much each gives more or less than the others; that is taken off the averages of the stores. The mean of all inspections stays. Grey ones are not corrected: whoever inspected there shares no store, or too few, with other inspectors. Each inspection counts the same.',
    fails: 'Failed items ÷ inspections.',
  },
  counted: { evaluated: '{count} scored', improvement: '{count} compared' },
  weighting: { label: 'Averages', records: 'Inspections alike', points: 'Weighted by points' },
  trend: {
    title: 'Scored inspections and average rate',
    evaluated: 'Scored inspections',
    said: 'Scored inspections and average rate from {from} to {to} in {count} {count|part|parts}',
  },
  bands: { title: 'Distribution of rates', bar: '{from} to {to}%: {count} {count|inspection|inspections}' },
  levels: { title: 'Share of levels', now: 'This period', before: 'Compared' },
  categories: {
    title: 'Average rate by category',
    radar: 'Categories, both periods',
    said: 'Average rate of {count} {count|category|categories} from {from} to {to}',
    radarSaid: 'Average rate of {count} {count|category|categories} in this period and in the one compared with',
    all: 'The {count} most scored of {all} categories',
    none: 'No category has a score',
  },
  dots: {
    title: 'Scores and failed items',
    said: 'Average rate and failed items per inspection of {count} {count|store|stores}',
    fails: 'Failed items per inspection',
    all: 'The {count} most scored of {all} stores',
    hint: 'Click a dot for the records of its store',
  },
  ranking: {
    title: 'Ranking of stores',
    by: 'Ranked by',
    given: 'As given',
    adjusted: 'Adjusted',
    all: 'All {count} stores',
    change: 'Change',
    up: 'up {count}',
    down: 'down {count}',
    same: 'same rank',
    adjustedRate: 'Adjusted',
    previous: 'Compared',
    uncorrected: 'Not corrected: whoever inspected here shares no store, or too few, with other inspectors',
    both: 'Scored in both periods',
    none: 'No stores to list',
  },
  table: {
    title: 'Stores and templates',
    evaluated: 'Scored',
    slope: 'Trend, 30 days',
    categories: 'Category rates',
    weakest: 'Weakest categories',
    level: 'Level of average',
    none: 'No stores to list',
  },
} satisfies Shape<typeof zh>;
