import { expect, it } from 'vitest';
import { pageOf } from './page-of.ts';

it('a report leads to its page with its filters and days; that of a dashboard to this dashboard', () => {
  expect(pageOf('records', '')).toBe('/inspect/record');
  expect(pageOf('records', 'mode=remote&mode=on_site')).toBe('/inspect/record?mode=remote&mode=on_site');
  const days = { from: '2026-11-16', to: '2026-11-22' };
  expect(pageOf('statistics', 'shopId=1', days)).toBe('/inspect/statistics?shopId=1&from=2026-11-16&to=2026-11-22');
  expect(pageOf('flowDashboard', 'dashboard=7&openOnly=true', days)).toBe(
    '/flow/dashboard/7?openOnly=true&from=2026-11-16&to=2026-11-22',
  );
  expect(pageOf('flowDashboard', 'dashboard=7')).toBe('/flow/dashboard/7');
});

it('a filter is called as its page calls it, and the page shows the list that was sent', () => {
  expect(pageOf('receipts', 'keyword=Quay&state=pending')).toBe('/inspect/receipt?q=Quay&state=pending');
  expect(pageOf('receipts', 'keyword=&sort=-sent')).toBe('/inspect/receipt?sort=-sent');
  const days = { from: '2026-11-16', to: '2026-11-22' };
  expect(pageOf('tasks', 'tab=all', days)).toBe('/task?tab=all&createdFrom=2026-11-16&createdTo=2026-11-22');
  expect(pageOf('snapshots', 'planId=7', days)).toBe(
    '/timed-snapshot/results?plan=7&tab=list&from=2026-11-16&to=2026-11-22',
  );
  expect(pageOf('aiEvents', 'kind=smoke')).toBe('/inspect/overviewOfResults?kind=smoke&tab=list');
});
