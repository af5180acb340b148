import type { Shape } from '../shape.ts';
import type { doubleInspection as zh } from '../zh-CN/double-inspection.ts';

export const doubleInspection = {
  title: 'Inspection agreement',
  by: { items: 'By check item', inspectors: 'By inspector' },
  item: 'Check item',
  category: 'Category',
  inspector: 'Inspector',
  template: 'Template',
  pairs: 'Compared answers',
  inspections: 'Compared inspections',
  agreed: 'Same',
  differing: 'Different',
  observed: 'Agreement',
  kappa: 'Kappa',
  few: 'Too few',
  alike: 'All the same',
  level: {
    poor: 'Poor',
    slight: 'Slight',
    fair: 'Fair',
    moderate: 'Moderate',
    good: 'Substantial',
    excellent: 'Almost perfect',
  },
  formula: {
    observed: 'Answers in which both found the same ÷ answers that both gave',
    kappa:
      'Cohen’s κ = (agreement − agreement by chance) ÷ (1 − agreement by chance). Agreement by chance multiplies how often each of the two finds pass, fail and not applicable, and adds up. Not shown for fewer than {least} answers',
  },
  waiting: '{count} more wait for the second inspector and are shown once both are in',
  explain:
    'A share of remote inspections is done again by a second inspector who does not see the first result. The second one counts neither in scores nor in statistics of the store and starts no rectification.',
  off: 'Double inspection is switched off',
  noun: 'comparisons',
  nothingYet: 'Once both inspectors have submitted, this shows how far they agree.',
  setting: {
    open: 'Share',
    title: 'Share of double inspections',
    label: 'Share of remote inspections done twice',
    hint: '0 switches it off. Only inspections submitted from now on.',
    saved: 'Saved',
    stale: 'Somebody else has just changed it. Open it again and save.',
  },
  pairsOf: 'Comparisons: {name}',
  allPairs: 'All comparisons',
  all: 'All',
  agree: 'Same in {agreed} of {items}',
  first: 'First',
  second: 'Second',
  noPairs: 'No such comparisons',
  finding: { pass: 'Pass', fail: 'Fail', na: 'Not applicable' },
} satisfies Shape<typeof zh>;
