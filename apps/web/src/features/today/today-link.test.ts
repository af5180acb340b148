import { TODAY_ROWS } from '@rondo/contract/today-rows';
import { expect, it } from 'vitest';
import { todayLink } from './today-link.ts';

it('a number opens the list it counts, with the filters under which it was counted', () => {
  const day = '2026-11-22';
  expect(todayLink(TODAY_ROWS.visited.rows(day), false)).toBe(
    '/task?tab=all&deadlineFrom=2026-11-22&deadlineTo=2026-11-22&state=pending_review&state=pending_rectification&state=completed',
  );
  expect(todayLink(TODAY_ROWS.dueRectifications.rows(day), false)).toBe(
    '/inspect/problem?tab=all&state=pending&overdue=false&deadlineFrom=2026-11-22&deadlineTo=2026-11-22&sort=deadline',
  );
  expect(todayLink(TODAY_ROWS.unseenShops.rows(day), false)).toBe(
    '/shop?state=open&notInspectedSince=2026-10-23&sort=inspected',
  );
  expect(todayLink(TODAY_ROWS.unseenShops.rows(day), true)).toBe(
    '/shop?state=open&notInspectedSince=2026-10-23&sort=inspected&real=true',
  );
});
