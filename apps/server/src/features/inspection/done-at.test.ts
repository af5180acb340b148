import { expect, it } from 'vitest';
import { doneAt } from './done-at.ts';

const startedAt = new Date('2026-11-20T06:00:00Z');
const now = new Date('2026-11-22T01:00:00Z');

it.each([
  ['what arrives at once is done now', undefined, now.toISOString()],
  ['what was done without network is done then', '2026-11-20T07:30:00Z', '2026-11-20T07:30:00.000Z'],
  ['never before it was begun', '2020-01-01T00:00:00Z', startedAt.toISOString()],
  ['never in the future', '2030-01-01T00:00:00Z', now.toISOString()],
])('%s', (_, said, expected) => expect(doneAt(said, { startedAt, now }).toISOString()).toBe(expected));
