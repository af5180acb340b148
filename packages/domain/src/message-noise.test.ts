import { expect, it } from 'vitest';
import { openedRatio, perPersonDay, suggestsDigest } from './message-noise.ts';

it('counts a person and day, and says nothing where there is nothing to divide by', () => {
  expect(perPersonDay({ messages: 42, people: 3 }, 7)).toBe(2);
  expect(perPersonDay({ messages: 0, people: 0 }, 7)).toBe(null);
  expect(openedRatio({ messages: 8, opened: 2 })).toBe(0.25);
  expect(openedRatio({ messages: 0, opened: 0 })).toBe(null);
});

it.each([
  ['many that few open', { messages: 140, opened: 20, people: 10 }, true],
  ['many that are opened', { messages: 140, opened: 42, people: 10 }, false],
  ['few a person and day', { messages: 139, opened: 0, people: 10 }, false],
  ['too few to say', { messages: 19, opened: 0, people: 1 }, false],
])('%s', (_, noise, isSuggested) => {
  expect(suggestsDigest(noise, 7)).toBe(isSuggested);
});
