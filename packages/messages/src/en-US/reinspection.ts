import type { Shape } from '../shape.ts';
import type { reinspection as zh } from '../zh-CN/reinspection.ts';

/** A re-inspection of what failed, English. */
export const reinspection = {
  extent: 'What to inspect',
  onlyFailed: 'Only what failed ({count} {count|item|items})',
  onlyFailedMore:
    'The other {count} {count|answer is|answers are} carried over from {number}; the score is still of the whole list',
  whole: 'The whole list',
  wholeMore: 'The current version of the template, from the first item',
  wholeOnly: {
    void: 'This record was voided, so only the whole list can be inspected.',
    newer_version: 'The template has a newer version, so only the whole list can be inspected.',
    template_gone: 'The template was disabled or deleted. Choose another one to inspect.',
    not_shared: 'The template is not shared with you or this store any more. Choose another one to inspect.',
    nothing_failed: 'Nothing failed in this record, so only the whole list can be inspected.',
  },
  carried: {
    from: 'Carried over from {number} of {day}',
    anew: 'Answer anew',
    line: '{anew} {anew|item|items} to inspect, {carried} carried over from {from}',
  },
} satisfies Shape<typeof zh>;
