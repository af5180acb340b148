import { describe, expect, it } from 'vitest';
import { type EmptyLevelPolicy, type FoundLevel, isReviewNeeded, settleLevels } from './process-plan.ts';

const level = (...memberIds: string[]): FoundLevel => ({ mode: 'all', memberIds });
const settled = (found: FoundLevel[], onEmpty: EmptyLevelPolicy, handlerIds: string[] = []) => {
  const { levels, empty, isBlocked } = settleLevels(found, { onEmpty, administratorIds: ['boss'], handlerIds });
  return [
    levels.map((one) => `${one.no}${one.isStandIn ? '*' : ''} ${one.mode} ${one.memberIds.join('+')}`),
    empty,
    isBlocked,
  ];
};

describe('the levels of a review', () => {
  it.each<[string, FoundLevel[], EmptyLevelPolicy, string[], unknown]>([
    [
      'stand as they were found',
      [level('a', 'b'), level('c')],
      'next_level',
      [],
      [['1 all a+b', '2 all c'], [], false],
    ],
    [
      'have somebody on the first of their levels only',
      [level('a'), level('a', 'b')],
      'next_level',
      [],
      [['1 all a', '2 all b'], [], false],
    ],
    ['leave out those who do the work', [level('a', 'b')], 'next_level', ['a'], [['1 all b'], [], false]],
    ['pass over a level without anybody', [level(), level('c')], 'next_level', [], [['2 all c'], [1], false]],
    ['are blocked where nobody is left at all', [level(), level('a')], 'next_level', ['a'], [[], [1, 2], true]],
    [
      'have administrators stand in, any one of them',
      [level('a'), level()],
      'administrators',
      [],
      [['1 all a', '2* any boss'], [2], false],
    ],
    [
      'keep those whom a later level names: nobody else stands in, and the empty one is passed over',
      [level(), level('boss'), level('c')],
      'administrators',
      [],
      [['2 all boss', '3 all c'], [1], false],
    ],
    ['are blocked where administrators do the work themselves', [level()], 'administrators', ['boss'], [[], [1], true]],
    ['are approved by nobody where the company says so', [level()], 'auto_approve', [], [[], [1], false]],
    ['are none where none were asked for', [], 'next_level', [], [[], [], false]],
  ])('%s', (_, found, onEmpty, handlers, result) => {
    expect(settled(found, onEmpty, handlers)).toEqual(result);
  });
});

describe('the condition of a review', () => {
  it.each([
    [null, 0, 4, 0, true],
    ['pass', 1, 4, 0, false],
    ['pass', 2, 4, 0, true],
    ['pass', 3, 4, 0, true],
    ['pass', 0, 4, 1, true],
    ['fail', 0, 2, 0, false],
    ['fail', 1, 2, 0, true],
    ['fail', null, 4, 0, true],
  ] as const)('up to %s: place %s of %s with %s red lines: %s', (upTo, rank, count, redLines, needed) => {
    expect(isReviewNeeded(upTo, { rank, count, redLines })).toBe(needed);
  });
});
