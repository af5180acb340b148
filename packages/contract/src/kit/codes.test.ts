import { expect, it } from 'vitest';
import { behaviourOf, CODES, reasonOf } from './codes.ts';

const answers = Object.entries(CODES).map(([reason, { code }]) => ({ reason, code }));

it('no number stands for two answers', () => {
  const twice = answers.filter(({ code }, i) => answers.findIndex((other) => other.code === code) !== i);
  // The next free one of each range, for whoever has to choose again.
  const free = [91, 92, 93, 96].map((range) => {
    const taken = answers.map(({ code }) => code).filter((code) => Math.floor(code / 1000) === range);
    return Math.max(range * 1000, ...taken) + 1;
  });
  expect(twice, `free: ${free.join(', ')}`).toEqual([]);
});

it('a refusal of a noun is told by the client, in the server’s words', () => {
  expect(CODES.SHOP_IN_USE).toEqual({ code: 92004, behaviour: 'tell' });
  expect([reasonOf(92004), behaviourOf(92004)]).toEqual(['SHOP_IN_USE', 'tell']);
});

it('numbers that travelled before stay what they were', () => {
  expect([CODES.TASK_HANDLED.code, CODES.MEMBER_OUTSIDE_SHOP.code, CODES.IMPORT_TOO_OLD.code]).toEqual([
    95003, 93026, 96005,
  ]);
  expect(reasonOf(98765)).toBeNull();
});
