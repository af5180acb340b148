import { expect, it } from 'vitest';
import { isDoneWithParts, missingEvidence } from './free-task.ts';

it.each([
  [{ photos: 0, text: false, number: false }, { photos: 0, text: '', number: null }, []],
  [{ photos: 2, text: true, number: true }, { photos: 1, text: '  ', number: null }, ['photos', 'text', 'number']],
  [{ photos: 2, text: true, number: true }, { photos: 2, text: 'Done', number: 0 }, []],
  [{ photos: 0, text: false, number: true }, { photos: 9, text: 'Done', number: null }, ['number']],
])('of %j handed in %j is missing %j', (wanted, given, missing) => {
  expect(missingEvidence(wanted, given)).toEqual(missing);
});

it.each([
  [[], false],
  [['completed'], true],
  [['completed', 'pending'], false],
  [['completed', 'pending_review'], false],
  [['completed', 'not_initiated'], false],
  [['completed', 'closed manual'], true],
  [['completed', 'closed cancelled'], true],
  [['completed', 'closed deadline'], false],
  [['closed manual', 'closed manual'], false],
])('with sub-tasks %j the whole is done: %s', (parts, isDone) => {
  const given = parts
    .map((part) => part.split(' '))
    .map(([state = '', closeReason = null]) => ({ state, closeReason }));
  expect(isDoneWithParts(given)).toBe(isDone);
});
