import { expect, it } from 'vitest';
import { HIDDEN, masked, maskedPairs } from './masked.ts';
import { SENDABLE } from './sendable.ts';

it('shows what travelled without what opens something', () => {
  const text = JSON.stringify({
    data: [
      { token: 'a1', name: 'Mei' },
      { ticket: 'b2', oldPassword: 'c3', nested: { accessToken: 'd4' } },
    ],
    ...{ password: '', isTokenValid: true, ticketNo: 7 },
  });
  const shown = masked(text);
  for (const secret of ['a1', 'b2', 'c3', 'd4']) expect(shown).not.toContain(`"${secret}"`);
  expect(JSON.parse(shown)).toMatchObject({
    data: [{ name: 'Mei' }, {}],
    ...{ password: '', isTokenValid: true, ticketNo: 7 },
  });
  expect(masked('<html>')).toBe('<html>');
  expect(masked('{"a":[1],"token":"a1"}')).toBe(`{"a":[1],"token":"${HIDDEN}"}`);
  expect(masked('{"a":1}', 2)).toBe('{\n  "a": 1\n}');
  const query = [
    ['page', '2'],
    ['ticket', 'b2'],
  ] as const;
  expect(maskedPairs(query)).toEqual([
    ['page', '2'],
    ['ticket', HIDDEN],
  ]);
});

it('offers what is sent in the reader’s own name', () => {
  expect(SENDABLE.filter(({ needs }) => needs.kind === 'open')).toEqual([]);
  expect(SENDABLE.length).toBeGreaterThan(100);
});
