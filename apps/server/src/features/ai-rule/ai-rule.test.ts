import { aiRuleApi as api } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import type { Input } from '@rondo/contract/kit/endpoint';
import { shopApi } from '@rondo/contract/shop';
import { HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { compose } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { ended } from '../../../test/import.ts';
import { outcomes, refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;
let cameraId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  await owner.call(api.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
  cameraId = await camera('till-queue');
});

async function camera(clip: string, at = shopId, who = owner): Promise<string> {
  const cameras = [{ channel: 1, name: 'Till', places: ['till' as const], mainStream: clip }];
  const of = { shopId: at, name: `Camera ${requestId()}`.slice(0, 30), kind: 'camera', driver: 'file' } as const;
  const { id } = await who.call(deviceApi.create, { ...of, cameras, requestId: requestId() });
  return (await who.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

type Fields = Input<typeof api.create>;
const SQUARE = [
  { x: 0, y: 0 },
  { x: 1000, y: 0 },
  { x: 1000, y: 1000 },
  { x: 0, y: 1000 },
];
const BOW_TIE = [
  { x: 0, y: 0 },
  { x: 1000, y: 1000 },
  { x: 1000, y: 0 },
  { x: 0, y: 1000 },
];

const fields = (more: Partial<Fields> = {}): Fields => ({
  ...{ name: 'Tills', kind: 'queue_too_long', people: 1, eventName: 'Queue', content: 'Are people at the till?' },
  ...{ shopIds: [shopId], times: { kind: 'continuous' }, hours: 'any', startOn: '2026-01-01', confidencePercent: 30 },
  ...{ persistence: { kind: 'seconds', seconds: 0 }, requestId: requestId() },
  ...more,
});
const created = async (more: Partial<Fields> = {}, who = owner) => (await who.call(api.create, fields(more))).id;
const detail = (id: string, who = owner) => who.call(api.get, { id });

interface Fault {
  path: string;
  reason: string;
}
/** What is wrong with which field of a rule that is sent so. */
async function faults(input: object): Promise<Fault[]> {
  const { data } = await refusal(owner.call(api.create, input as Fields));
  return (data as { fields: Fault[] }).fields;
}

describe('a new rule', () => {
  it('is on trial, looks at the cameras that suit, and is told in its history', async () => {
    await camera('kitchen-lunch');
    const id = await created({ areas: [{ cameraId, areas: [SQUARE] }] });
    expect(await detail(id)).toMatchObject({
      ...{ state: 'shadow', name: 'Tills', reached: { shops: 1, cameras: 2, moved: 0 }, lacksModel: false },
      ...{ ledger: { confirmed: 0, false: 0, precision: null }, areas: [{ cameraId, areas: [SQUARE] }] },
      ...{ can: { edit: true, events: ['switch_off'] }, history: [{ event: 'created' }] },
    });
    expect((await owner.call(api.list, { keyword: 'till' })).list.map((one) => one.id)).toEqual([id]);
    expect((await owner.call(api.list, { kind: ['crowd'] })).total).toBe(0);
  });

  it.each([
    ['persistence', 'S5.38'],
    ['confidencePercent', 'S5.38'],
    ['times', 'S5.39'],
    ['eventName', 'S5.40'],
    ['content', 'S5.41'],
  ] as const)('without its %s is refused (%s)', async (field, _row) => {
    const { [field]: _left, ...others } = fields();
    expect((await faults(others)).map(({ path }) => path)).toEqual([field]);
    expect((await owner.call(api.list, {})).total).toBe(0);
  });

  it('with an empty name of the event, content or time is refused by its field', async () => {
    expect(await faults(fields({ eventName: ' ' }))).toMatchObject([{ path: 'eventName', reason: 'required' }]);
    expect(await faults(fields({ content: '' }))).toMatchObject([{ path: 'content', reason: 'required' }]);
    expect(await faults(fields({ times: { kind: 'fixed', times: [] } }))).toMatchObject([{ reason: 'required' }]);
    expect(await faults(fields({ eventName: 'x'.repeat(21) }))).toMatchObject([{ path: 'eventName' }]);
    expect(await faults(fields({ shopIds: [] }))).toMatchObject([{ path: 'shopIds', reason: 'required' }]);
    expect(await faults(fields({ endOn: '2025-12-31' }))).toMatchObject([
      { path: 'endOn', reason: 'end_before_start' },
    ]);
    expect(await faults(fields({ handling: 'rectify' }))).toMatchObject([{ path: 'handlerIds', reason: 'required' }]);
  });

  it('with an area whose sides cross is refused, with a good one not (S5.53)', async () => {
    const rulesOf = async (areas: (typeof SQUARE)[]) =>
      (await faults(fields({ areas: [{ cameraId, areas }] }))).map(({ reason }) => reason);
    expect(await rulesOf([BOW_TIE])).toEqual(['area_crossing']);
    expect(await rulesOf([SQUARE, BOW_TIE])).toEqual(['area_crossing']);
    expect(await rulesOf([SQUARE.slice(0, 2)])).toEqual(['area_corners']);
    expect(await rulesOf([SQUARE, SQUARE, SQUARE, SQUARE, SQUARE])).toEqual(['area_too_many']);
    expect(await created({ areas: [{ cameraId, areas: [SQUARE, SQUARE.slice(0, 3)] }] })).not.toBe('');
  });

  it('needs a camera that suits, a name of its own, and what it names to be there', async () => {
    await created();
    expect(await refused(created())).toBe('AI_RULE_NAME_TAKEN');
    const bare = await company.shop({ name: 'Bare' });
    expect(await refused(created({ name: 'Bare', shopIds: [bare] }))).toBe('AI_WITHOUT_CAMERA');
    expect(await refused(created({ name: 'Gone', cameras: 'chosen', cameraIds: [requestId()] }))).toBe('NOT_FOUND');
    expect(await refused(created({ name: 'Gone', handlerIds: [requestId()] }))).toBe('MEMBER_NOT_FOUND');
  });

  it('sent twice is made once, and of ten of one name at once one is made', async () => {
    const same = fields();
    const [a, b] = await Promise.all([owner.call(api.create, same), owner.call(api.create, same)]);
    expect(a.id).toBe(b.id);
    const race = Array.from({ length: 10 }, () => owner.call(api.create, fields({ name: 'Race' })));
    expect(await outcomes(race)).toEqual({ won: 1, reasons: new Set(['AI_RULE_NAME_TAKEN']) });
  });
});

describe('a change', () => {
  it('of what is asked begins a new ledger, another one does not, and an old view is refused', async () => {
    const id = await created();
    await w.sql(`update ai_rule set state = 'live', ledger_from = '2020-01-01' where id = $1`, [id]);
    const { requestId: _id, ...same } = fields();
    expect(await owner.call(api.edit, { ...same, id, rev: 0, coolDownMinutes: 60 })).toEqual({ rev: 1 });
    expect((await detail(id)).state).toBe('live');
    expect(await refused(owner.call(api.edit, { ...same, id, rev: 0, name: 'Other' }))).toBe('STALE');
    await owner.call(api.edit, { ...same, id, rev: 1, confidencePercent: 80 });
    const after = await detail(id);
    expect([after.state, after.confidencePercent, after.history.at(-1)?.event]).toEqual(['shadow', 80, 'edited']);
  });

  it('of its state is one of those that are offered', async () => {
    const id = await created();
    expect(await refused(owner.call(api.move, { id, rev: 0, event: 'switch_on' }))).toBe('MOVE_NOT_ALLOWED');
    await owner.call(api.move, { id, rev: 0, event: 'switch_off' });
    expect((await detail(id)).can.events).toEqual(['switch_on']);
    expect(await refused(owner.call(api.move, { id, rev: 0, event: 'switch_on' }))).toBe('STALE');
    await owner.call(api.move, { id, rev: 1, event: 'switch_on' });
    expect((await detail(id)).state).toBe('shadow');
  });
});

describe('who may', () => {
  it('sees and changes rules of their own stores only', async () => {
    const quay = await company.shop({ name: 'Quay' });
    await camera('till-queue', quay);
    const both = await created({ shopIds: [shopId, quay] });
    const mine = await created({ name: 'Mine' });
    const here = await company.member({ role: 'area_manager', shopIds: [shopId] });
    const there = await company.member({ role: 'area_manager', shopIds: [quay] });
    expect((await detail(both, here)).reached).toEqual({ shops: 1, cameras: 1, moved: 0 });
    expect(await refused(detail(mine, there))).toBe('NOT_FOUND');
    expect((await there.call(api.list, {})).list.map(({ id }) => id)).toEqual([both]);
    expect(await refused(there.call(api.picture, { cameraId }))).not.toBeNull();
  });

  it('is nobody of another company', async () => {
    const id = await created();
    const { owner: stranger, ...other } = await w.company();
    await stranger.call(api.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
    const theirs = await other.shop({ name: 'Theirs' });
    const { requestId: _id, ...same } = fields();
    expect(await refused(detail(id, stranger))).toBe('NOT_FOUND');
    expect(await refused(stranger.call(api.edit, { ...same, id, rev: 0 }))).toBe('NOT_FOUND');
    expect(await refused(stranger.call(api.move, { id, rev: 0, event: 'switch_off' }))).toBe('NOT_FOUND');
    expect(await refused(stranger.call(api.startTrial, { id, requestId: requestId() }))).toBe('NOT_FOUND');
    expect(await refused(created({ shopIds: [shopId] }, stranger))).toBe('NOT_FOUND');
    const sending = { ruleIds: [id], shopIds: [theirs], requestId: requestId() };
    expect(await refused(stranger.call(api.apply, sending))).toBe('NOT_FOUND');
    expect((await stranger.call(api.list, {})).total).toBe(0);
    expect((await detail(id)).rev).toBe(0);
  });

  it('gets nothing while the company has AI checks switched off', async () => {
    const id = await created();
    const { rev } = await owner.call(api.setting, {});
    await owner.call(api.saveSetting, { isOn: false, thresholdPercent: 90, auditPercent: 0, rev });
    for (const call of [
      () => owner.call(api.list, {}),
      () => detail(id),
      () => owner.call(api.create, fields({ name: 'Other' })),
      () => owner.call(api.deployment, {}),
      () => owner.call(api.algorithms, {}),
      () => owner.call(api.startTrial, { id, requestId: requestId() }),
      () => owner.call(api.startExport, { requestId: requestId() }),
    ])
      expect(await refused(call())).toBe('AI_OFF');
    const manager = await company.member({ role: 'area_manager', shopIds: [shopId] });
    const switching = { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: rev + 1 };
    expect(await refused(manager.call(api.saveSetting, switching))).toBe('FORBIDDEN');
    expect(await refused(owner.call(api.saveSetting, { ...switching, rev }))).toBe('STALE');
  });
});

describe('deployment', () => {
  it('says what each store lacks, is applied to many at once, and leaves as a table of what is missing', async () => {
    const quay = await company.shop({ name: 'Quay' });
    await company.shop({ name: 'Bare' });
    await camera('till-queue', quay);
    const id = await created();
    const second = await created({ name: 'Empty tills', kind: 'nobody_at_counter' });
    const stateOf = async (name: string) => {
      const { list } = await owner.call(api.deployment, { kind: ['queue_too_long'] });
      return list.find(({ shop }) => shop.name === name)?.cells[0]?.state;
    };
    expect([await stateOf('Quay'), await stateOf('Bare')]).toEqual(['not_enabled', 'no_camera']);
    const sending = { ruleIds: [id, second], shopIds: [quay], requestId: requestId() };
    expect(await owner.call(api.apply, sending)).toEqual({ rules: 2, shops: 1 });
    expect((await detail(id)).reached.shops).toBe(2);
    expect((await detail(id)).history.at(-1)).toMatchObject({ event: 'applied' });
    expect(await stateOf('Quay')).not.toBe('not_enabled');
    const get = compose(api.export, { kind: ['queue_too_long'], format: 'csv' }, owner, {
      now: w.clock.now().getTime(),
    });
    const csv = await (await fetch(w.base + get.url, { headers: get.headers })).text();
    const bare = csv.split('\r\n').find((line) => line.startsWith('Bare'));
    expect(bare).toContain('No suitable camera');
    const { jobId } = await owner.call(api.startExport, { requestId: requestId() });
    expect(await ended(owner, jobId)).toMatchObject({ state: 'done' });
  });
});

describe('a trial', () => {
  it('finds in the kept pictures of a day what would have been events, and makes none (D17.3)', async () => {
    const looking = await created();
    for (let no = 0; no < 3; no += 1) {
      w.clock.set(new Date(w.clock.now().getTime() + HOUR_MS));
      await w.app.runJob('ai-event.watch');
    }
    const kept = await w.sql<{ count: number }>(
      `select count(*)::int as count from album_picture where company_id = $1 and source = 'ai'`,
      [company.id],
    );
    expect(kept[0]?.count).toBe(3);
    const events = () => w.sql('select id from ai_event where company_id = $1', [company.id]);
    const before = (await events()).length;
    const id = await created({ name: 'Tried', coolDownMinutes: 90 });
    expect((await detail(id)).trial).toBeNull();
    const { jobId } = await owner.call(api.startTrial, { id, requestId: requestId() });
    expect(await ended(owner, jobId)).toMatchObject({ state: 'done', result: { frames: 3, failed: 0 } });
    const { trial, rev } = await detail(id);
    // Of three pictures an hour apart the second lies within the pause of 90 minutes.
    expect(trial).toMatchObject({ frames: 3, failed: 0, isOld: false, by: { id: owner.id } });
    expect(trial?.found).toHaveLength(2);
    expect(trial?.found[0]).toMatchObject({ camera: { id: cameraId }, shopName: 'Lime Street' });
    expect(trial?.found[0]?.boxes.length).toBeGreaterThan(0);
    expect((await events()).length).toBe(before);
    const { requestId: _id, ...same } = fields({ name: 'Tried', coolDownMinutes: 60 });
    await owner.call(api.edit, { ...same, id, rev });
    expect((await detail(id)).trial?.isOld).toBe(true);
    expect((await detail(looking)).trial).toBeNull();
  }, 120_000);
});

it('a store that closes is looked at no more', async () => {
  const id = await created();
  const { rev } = await owner.call(shopApi.get, { id: shopId });
  expect(rev).toBeGreaterThanOrEqual(0);
  await w.sql(`update shop set state = 'closed', closed_on = '2026-01-01' where id = $1`, [shopId]);
  await w.app.runJob('ai-event.watch');
  expect(await w.sql('select 1 as n from ai_watch where rule_id = $1', [id])).toEqual([]);
});

it('is told before a device goes away whose cameras it looks at', async () => {
  const id = await created({ cameras: 'chosen', cameraIds: [cameraId] });
  await w.app.runJob('ai-event.watch');
  const [row] = await w.sql<{ device_id: string }>('select device_id from camera where id = $1', [cameraId]);
  const told = async () => (await owner.call(deviceApi.impact, { ids: [row?.device_id ?? ''] })).checks;
  expect(await told()).toEqual([{ id, name: 'Tills', cameras: 1 }]);
  const { rev } = await detail(id);
  await owner.call(api.move, { id, rev, event: 'switch_off' });
  expect(await told()).toEqual([]);
});
