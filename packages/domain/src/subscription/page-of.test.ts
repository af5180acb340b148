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
