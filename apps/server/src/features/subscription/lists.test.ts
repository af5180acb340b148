import { certificateApi } from '@rondo/contract/certificate';
import { deviceApi } from '@rondo/contract/device';
import { fileApi } from '@rondo/contract/file';
import type { Input } from '@rondo/contract/kit/endpoint';
import { pointsApi } from '@rondo/contract/points';
import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { subscriptionApi as api } from '@rondo/contract/subscription';
import { type FrozenReport, frozenReport } from '@rondo/contract/subscription-shapes';
import { taskApi } from '@rondo/contract/task';
import { userInspectionApi } from '@rondo/contract/user-inspection';
import { SUBSCRIPTION_REPORT_KEYS, SUBSCRIPTION_REPORTS, type SubscriptionReport } from '@rondo/domain/subscription';
import { pageOf } from '@rondo/domain/subscription/page-of';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { deliveriesOf, madeOf, NOW, type Subscribed, subscribe, subscribedWorld } from '../../../test/subscription.ts';
import { requestId } from '../../../test/world.ts';
import { LIST_REPORTS, narrowed } from './content/lists.ts';
import { REPORTS } from './content/reports.ts';
import { SHEETS } from './content/sheets.ts';

let given: Subscribed;
beforeAll(async () => {
  given = await subscribedWorld();
  const { owner, shops, company, w } = given;
  for (const [no, shopId] of [shops[0], shops[0], shops[1]].entries()) {
    await owner.call(deviceApi.create, {
      ...{ name: `Camera ${no}`, kind: 'camera', driver: 'file', shopId, serial: `S${no}`, requestId: requestId() },
      cameras: [{ channel: 1, name: 'Door', mainStream: 'door' }],
    });
    await owner.call(certificateApi.create, {
      ...{ kind: 'food_licence', shopId, number: `F-${no}`, requestId: requestId() },
      validUntil: no === 0 ? '2026-11-01' : '2027-11-01',
    });
  }
  // The switches of the company, without which these two pages are not there.
  for (const table of ['ai_setting', 'timed_snapshot_setting'])
    await w.sql(`insert into ${table} (company_id, is_on, rev, updated_at) values ($1, true, 1, now())`, [company.id]);
  await w.settle();
});
afterAll(() => given.stop());
beforeEach(() => given.w.clock.set(NOW));

/** What is the least that a page is asked for. */
const QUERIES: Partial<Record<SubscriptionReport, string>> = { tasks: 'tab=all' };
/** A dashboard has tests of its own. */
const OTHERS: readonly SubscriptionReport[] = ['flowDashboard'];

async function sent(who: Person, report: SubscriptionReport, more: Partial<Input<typeof api.create>> = {}) {
  const { owner, w } = given;
  const period = SUBSCRIPTION_REPORTS[report].period === 'none' ? 'all' : 'days30';
  const id = await subscribe(owner, [who.id], {
    ...{ report, period, channels: ['in_app'], query: QUERIES[report] ?? '' },
    ...more,
  });
  await madeOf(w, await owner.call(api.sendNow, { id, isTest: false, requestId: requestId() }));
  const [delivery] = await deliveriesOf(owner, id);
  expect(delivery).toMatchObject({ state: 'sent', error: null });
  const [received] = (await who.call(api.received, { id })).list;
  return frozenReport.parse((await who.call(fileApi.snapshot, { key: received?.key ?? '' })).data);
}

const figuresOf = ({ figures }: FrozenReport) =>
  Object.fromEntries(figures.map(({ key, value, rows }) => [key, [value, rows?.at.length ?? null]]));
const MONTH = { from: '2026-10-28', to: '2026-11-26' };

it('every page that can be subscribed to is sent, with its list, and each figure that counts rows opens so many', async () => {
  const { owner } = given;
  for (const report of SUBSCRIPTION_REPORT_KEYS.filter((one) => !OTHERS.includes(one))) {
    const frozen = await sent(owner, report);
    expect([report, frozen.report, frozen.sheets[frozen.list]?.columns.length]).toEqual([
      report,
      report,
      SHEETS[REPORTS[report].list].sheet.columns('en-US').length,
    ]);
    expect(frozen.figures.length).toBeGreaterThan(0);
    for (const { key, value, unit, rows } of frozen.figures)
      if (LIST_REPORTS.some((one) => one === report))
        expect([key, unit, rows?.at.length]).toEqual([key, 'count', value]);
  }
});

it('a list says what its page says to the same reader, over their own stores', async () => {
  const { owner, manager } = given;
  const looks = await memberWith(given.w, given.company, ['shop', 'shop_list'], { shopIds: [given.shops[0]] });
  for (const who of [owner, looks]) {
    const { total, list } = await who.call(deviceApi.list, {});
    const devices = await sent(who, 'devices');
    expect(figuresOf(devices)).toMatchObject({ total: [total, total], 'state.device.offline': [0, 0] });
    expect(devices.sheets[devices.list]?.rows.map(([name]) => name)).toEqual(list.map(({ name }) => name));
    const certificates = await sent(who, 'certificates');
    const counts = await who.call(certificateApi.counts, {});
    expect(figuresOf(certificates)).toMatchObject({
      total: [counts.all, counts.all],
      'state.certificate.expired': [counts.expired, counts.expired],
    });
  }
  const expired = await sent(owner, 'certificates', { query: 'validity=expired&keyword=' });
  // What contradicts the filter is left out.
  expect(figuresOf(expired)).toEqual({ total: [1, 1], 'state.certificate.expired': [1, 1] });
  expect(expired.filters).toEqual([{ label: 'Validity', values: ['Expired'] }]);
  const tasks = await sent(owner, 'tasks');
  const { total } = await owner.call(taskApi.list, { tab: 'all', createdFrom: MONTH.from, createdTo: MONTH.to });
  expect(figuresOf(tasks).total).toEqual([total, total]);
  expect(await refused(subscribe(owner, [manager.id], { report: 'tasks', query: '' }))).toBe('INPUT_REFUSED');
});

it('the pages of stores, inspectors and points say their figures, each with its rows', async () => {
  const { manager, owner } = given;
  const stores = await manager.call(shopInspectionApi.overview, MONTH);
  expect(figuresOf(await sent(manager, 'shopInspection'))).toMatchObject({
    inspected: [stores.figures.inspected, stores.counts.inspectedShops],
    missing: [stores.figures.missing, stores.counts.openShops - stores.counts.inspectedShops],
    coverage: [stores.figures.coverage, stores.counts.inspectedShops],
    interval: [stores.figures.interval, null],
  });
  const people = await owner.call(userInspectionApi.overview, { ...MONTH, weighting: 'points' });
  expect(figuresOf(await sent(owner, 'userInspection', { query: 'weighting=points' }))).toMatchObject({
    inspectors: [people.figures.inspectors, people.counts.inspectors],
    average: [people.figures.average, people.counts.evaluated],
  });
  const { all } = await owner.call(pointsApi.statistics, MONTH);
  expect(figuresOf(await sent(owner, 'pointsStatistics'))).toMatchObject({ plus: [all.plus, 0], lost: [all.lost, 0] });
});

it('a list of what is there now has no days, and a page of a period needs some', async () => {
  const { owner } = given;
  const asked = (report: SubscriptionReport, period: 'all' | 'days7') =>
    refused(subscribe(owner, [owner.id], { report, period }));
  expect([await asked('devices', 'days7'), await asked('shopInspection', 'all')]).toEqual([
    'INPUT_REFUSED',
    'INPUT_REFUSED',
  ]);
  const id = await subscribe(owner, [owner.id], { report: 'receipts', period: 'days7', query: 'state=pending&page=2' });
  expect((await owner.call(api.get, { id })).query).toBe('state=pending');
});

it('who may not open a page gets nothing of it', async () => {
  const { owner, company, w } = given;
  const reads = await memberWith(w, company, ['record_select'], {});
  const id = await subscribe(owner, [reads.id], { report: 'devices', period: 'all', channels: ['in_app'] });
  await madeOf(w, await owner.call(api.sendNow, { id, isTest: false, requestId: requestId() }));
  expect(await deliveriesOf(owner, id)).toMatchObject([{ state: 'skipped', skipped: 'no_permission' }]);
  const subscribes = await memberWith(w, company, ['visitor_statistics', 'x_report_sub'], {});
  expect(await refused(subscribe(subscribes, [subscribes.id], { report: 'devices', period: 'all' }))).toBe('FORBIDDEN');
});

it('two narrowings of one filter are what both mean, and nothing where they contradict each other', () => {
  expect(narrowed({ state: ['a', 'b'], kind: 'x' }, { state: ['b', 'c'] })).toEqual({ state: ['b'], kind: 'x' });
  expect(narrowed({ state: 'a' }, { state: ['a'] })).toEqual({ state: ['a'] });
  expect(narrowed({}, { overdue: true })).toEqual({ overdue: true });
  expect(narrowed({ overdue: 'false' }, { overdue: true })).toBeNull();
  expect(narrowed({ overdue: 'true' }, { overdue: true })).toEqual({ overdue: true });
  expect(narrowed({ state: ['a'] }, { state: ['b'] })).toBeNull();
});

it('every page is one that a subscription leads back to', () => {
  for (const report of SUBSCRIPTION_REPORT_KEYS) expect(pageOf(report, '')).toMatch(/^\/[a-z]/i);
});
