import { HANDOVER_KINDS, orphanRow } from '@rondo/contract/handover';
import { OBJECT_RULES } from '@rondo/domain/explain';
import { expect, it } from 'vitest';
import { FEATURES } from './features.ts';

/** What features bring for a list of the wire: every word of it once, and no other. */
it.each([
  ['can be in hand', HANDOVER_KINDS, FEATURES.flatMap(({ inHand = [] }) => inHand.flatMap(({ kinds }) => kinds))],
  [
    'can be an orphan',
    orphanRow.shape.kind.options,
    FEATURES.flatMap(({ orphanChecks = [] }) => orphanChecks.map(({ kind }) => kind)),
  ],
  [
    'can be explained',
    Object.keys(OBJECT_RULES),
    FEATURES.flatMap(({ explained = [] }) => explained.map(({ kind }) => kind)),
  ],
])('every kind that %s is brought by exactly one feature', (_, kinds, brought) => {
  expect(brought.toSorted()).toEqual([...kinds].toSorted());
});

it('a feature is listed once', () => {
  const nouns = FEATURES.map(({ noun }) => noun);
  expect(nouns).toEqual([...new Set(nouns)]);
});
