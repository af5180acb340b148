import { expect, it } from 'vitest';
import { askSteady } from './ask-steady.ts';

it('an answer counts, unless what it is about changed while it was asked', async () => {
  let unread = 0;
  expect(
    await askSteady(
      () => unread,
      () => Promise.resolve(3),
    ),
  ).toBe(3);
  const asked = askSteady(
    () => unread,
    () => new Promise((answer) => setTimeout(answer, 0, 0)),
  );
  unread += 1;
  expect(await asked).toBeNull();
});
