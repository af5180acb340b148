import { inspectSettingApi } from '@rondo/contract/inspect-setting';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { statisticsApi } from '@rondo/contract/statistics';
import { FIGURE_ROWS } from '@rondo/contract/statistics-rows';
import { DAY_MS } from '@rondo/domain/duration';
import { afterAll, beforeEach, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let shopId: string;

beforeEach(async () => {
  await w?.stop();
  w = await world();
  w.clock.set(new Date('2026-11-02T02:00:00Z'));
  company = await w.company();
  manager = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [manager.id] });
});
afterAll(() => w.stop());

const ITEM = '019d5e2a-0000-7000-8000-000000000001';
const given = (more: Partial<Parameters<typeof givenRectification>[2]> = {}) =>
  givenRectification(w, company, { shopId, initiator: company.owner, handlers: [manager], itemId: ITEM, ...more });
const see = (id: string) => company.owner.call(api.get, { id });

/** Made and, without a reviewer, complete at once; then two days pass. */
async function fixed(more: Partial<Parameters<typeof givenRectification>[2]> = {}): Promise<string> {
  const id = await given(more);
  await manager.call(api.handle, { id, rev: 0, photoIds: [await givenPhoto(w, manager)] });
  w.clock.advance(2 * DAY_MS);
  return id;
}

it('a problem that comes back after its fix hangs on it, one severity higher and with its shorter limit', async () => {
  const first = await fixed();
  const second = await fixed();
  const third = await given();
  const [one, two, three] = [await see(first), await see(second), await see(third)];
  expect([one, two, three].map((r) => [r.severity, r.raisedFrom, r.limitHours, r.repeatNo])).toEqual([
    ['normal', null, 72, 1],
    ['major', 'normal', 48, 2],
    ['major', 'normal', 48, 3],
  ]);
  for (const { chain } of [one, two, three]) expect(chain.map(({ id }) => id)).toEqual([first, second, third]);
  const worst = await given({ severity: 'red_line', limitHours: 24 });
  expect(await see(worst)).toMatchObject({ severity: 'red_line', raisedFrom: null, limitHours: 24 });
});

it('a fix that lasted, one of another item or store, one too long ago and one that is still open raise nothing', async () => {
  const open = await given();
  expect(await see(await given())).toMatchObject({ severity: 'normal', repeatNo: 2, chain: [] });
  expect((await see(open)).chain).toEqual([]);
  await fixed({ itemId: '019d5e2a-0000-7000-8000-000000000002' });
  const other = await company.shop({ managerIds: [manager.id] });
  await fixed({ shopId: other });
  expect(await see(await given())).toMatchObject({ severity: 'normal', chain: [] });
  await fixed();
  w.clock.advance(31 * DAY_MS);
  expect(await see(await given())).toMatchObject({ severity: 'normal', repeatNo: 1, chain: [] });
});

it('how many fixes lasted is two of three, and opens exactly these', async () => {
  await fixed({ itemId: '019d5e2a-0000-7000-8000-000000000002' });
  const back = await fixed();
  await fixed();
  await w.settle();
  const asked = { from: '2026-11-01', to: '2026-11-30' };
  const { current } = await company.owner.call(statisticsApi.inspection, {
    ...asked,
    granularity: 'month',
    compare: 'previous',
  });
  expect(current).toMatchObject({ durabilityPercent: 66.7, rectificationsLasted: 2, rectificationsCompleted: 3 });
  const rows = FIGURE_ROWS.durability.rows({ ...asked, structure: 'current' });
  expect(rows.list).toBe('rectifications');
  expect((await company.owner.call(api.list, { ...asked, lasted: true })).total).toBe(2);
  const { list } = await company.owner.call(api.list, { ...asked, lasted: false });
  expect(list.map(({ id }) => id)).toEqual([back]);
});

it('a company that wants none of it has it off, and the chain is told all the same', async () => {
  const setting = await company.owner.call(inspectSettingApi.rectification, {});
  expect(setting.raisesRepeats).toBe(true);
  await company.owner.call(inspectSettingApi.saveRectification, { ...setting, raisesRepeats: false });
  expect((await company.owner.call(inspectSettingApi.rectification, {})).raisesRepeats).toBe(false);
  const first = await fixed();
  const again = await given({ made: { raisesRepeats: false } });
  const seen = await see(again);
  expect(seen).toMatchObject({ severity: 'normal', raisedFrom: null, limitHours: 72, repeatNo: 2 });
  expect(seen.chain.map(({ id }) => id)).toEqual([first, again]);
});
