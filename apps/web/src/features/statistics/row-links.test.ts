import { expect, it } from 'vitest';
import type { Asked } from './filter.ts';
import { recordsLink, rectificationsLink } from './row-links.ts';

const asked: Asked = {
  from: '2026-11-01',
  to: '2026-11-30',
  granularity: 'week',
  compare: 'previous',
  groupId: ['a', 'b'],
  mode: ['remote'],
};

it('opens the records behind a number with the filters of the page, effective ones only', () => {
  expect(recordsLink(asked, { redLine: 'true' })).toBe(
    '/inspect/record?from=2026-11-01&to=2026-11-30&groupId=a&groupId=b&mode=remote&state=effective&redLine=true',
  );
});

it('puts what a number adds in place of the filter it narrows', () => {
  expect(recordsLink(asked, { groupId: ['c'], from: '2026-11-02' })).toContain(
    'from=2026-11-02&to=2026-11-30&groupId=c&',
  );
});

it('asks the rectifications only for what their list can filter', () => {
  expect(rectificationsLink(asked)).toBe('/inspect/problem?from=2026-11-01&to=2026-11-30&groupId=a&groupId=b');
});
