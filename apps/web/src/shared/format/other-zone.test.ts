import { expect, it } from 'vitest';
import { inZone, otherZone } from './other-zone.ts';

it('names the zone of the company only where its clock differs from the reader’s', () => {
  const at = new Date('2026-11-22T10:00:00Z');
  expect(otherZone('Europe/London', at, 'Asia/Shanghai')).toBe('Europe/London');
  expect(otherZone('Asia/Shanghai', at, 'Asia/Singapore')).toBeNull();
  // In summer London is an hour ahead of Reykjavik, in winter it is not.
  expect(otherZone('Europe/London', at, 'Atlantic/Reykjavik')).toBeNull();
  expect(otherZone('Europe/London', new Date('2026-07-22T10:00:00Z'), 'Atlantic/Reykjavik')).toBe('Europe/London');
});

it('a moment carries the zone it is told in only where the reader’s clock shows another time', () => {
  const at = new Date('2026-11-22T10:00:00Z');
  expect(inZone('22 Nov 2026, 10:00', 'Europe/London', at, 'Asia/Shanghai')).toBe('22 Nov 2026, 10:00 (Europe/London)');
  expect(inZone('22 Nov 2026, 10:00', 'Europe/London', at, 'Africa/Accra')).toBe('22 Nov 2026, 10:00');
  expect(inZone('—', 'Europe/London', new Date(Number.NaN), 'Asia/Shanghai')).toBe('—');
});
