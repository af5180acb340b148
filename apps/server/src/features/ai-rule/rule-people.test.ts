import { aiRuleApi as api } from '@rondo/contract/ai-rule';
import { deviceApi } from '@rondo/contract/device';
import { handoverApi } from '@rondo/contract/handover';
import type { Input } from '@rondo/contract/kit/endpoint';
import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
let shopId: string;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ timeZone: 'Europe/London' });
  owner = company.owner;
  shopId = await company.shop({ name: 'Lime Street' });
  await owner.call(api.saveSetting, { isOn: true, thresholdPercent: 90, auditPercent: 0, rev: 0 });
  await cameraAt(shopId);
});

async function cameraAt(at: string, name = 'Till'): Promise<string> {
  const cameras = [{ channel: 1, name, places: ['till' as const], mainStream: 'till-queue' }];
  const of = { shopId: at, name: `Camera ${requestId()}`.slice(0, 30), kind: 'camera', driver: 'file' } as const;
  const { id } = await owner.call(deviceApi.create, { ...of, cameras, requestId: requestId() });
  return (await owner.call(deviceApi.get, { id })).cameras[0]?.id ?? '';
}

/** Somebody who makes rules for these stores. */
const author = (shopIds: string[]) => memberWith(w, company, ['x_ai_rule', 'shop', 'shop_list'], { shopIds });

type Fields = Input<typeof api.create>;
const fields = (more: Partial<Fields> = {}): Fields => ({
  ...{ name: 'Tills', kind: 'queue_too_long', people: 1, eventName: 'Queue', content: 'Are people at the till?' },
  ...{ shopIds: [shopId], times: { kind: 'continuous' }, hours: 'any', startOn: '2026-01-01', confidencePercent: 30 },
  ...{ persistence: { kind: 'seconds', seconds: 0 }, requestId: requestId() },
  ...more,
});
const created = async (more: Partial<Fields> = {}, who = owner) => (await who.call(api.create, fields(more))).id;
const detail = (id: string, who = owner) => who.call(api.get, { id });
const names = async (who = owner) => (await who.call(api.list, {})).list.map(({ name }) => name);

describe('a rule that is deleted', () => {
  it('looks at nothing from then on, keeps what it found, and comes back as it was', async () => {
    const id = await created();
    await w.app.runJob('ai-event.watch');
    const watched = () => w.sql('select 1 as n from ai_watch where rule_id = $1', [id]);
    const found = () => w.sql('select 1 as n from ai_event where rule_id = $1', [id]);
    expect([(await watched()).length, (await found()).length]).toEqual([1, 1]);
    await owner.call(api.remove, { id });
    expect([await names(), (await watched()).length, (await found()).length]).toEqual([[], 0, 1]);
    expect(await refused(detail(id))).toBe('NOT_FOUND');
    expect(await refused(owner.call(api.remove, { id }))).toBe('NOT_FOUND');
    await w.app.runJob('ai-event.watch');
    expect((await watched()).length).toBe(0);
    expect(await owner.call(api.bin, {})).toMatchObject([{ id, name: 'Tills', deletedBy: { id: owner.id } }]);
    await owner.call(api.restore, { id });
    expect((await detail(id)).history.map(({ event }) => event)).toEqual(['created', 'deleted', 'restored']);
    expect(await owner.call(api.bin, {})).toEqual([]);
    await w.app.runJob('ai-event.watch');
    expect((await watched()).length).toBe(1);
  }, 120_000);

  it('gives its name and its place free; where both are taken it comes back under another, and only with room', async () => {
    const id = await created();
    await owner.call(api.remove, { id });
    await created();
    expect(await refused(owner.call(api.restore, { id }))).toBe('AI_RULE_NAME_TAKEN');
    await owner.call(api.restore, { id, name: 'Old tills' });
    expect((await names()).toSorted()).toEqual(['Old tills', 'Tills']);
    await owner.call(api.remove, { id });
    await w.sql(
      `insert into ai_rule (company_id, id, name, name_pinyin, kind, event_name, content, shop_ids, cameras, times, hours, start_on,
         confidence_percent, persistence, min_size, cool_down_minutes, max_per_day, people, sensitivity, handling, limit_hours, state,
         state_at, ledger_from, edited_by, created_at, updated_at)
       select company_id, gen_random_uuid(), 'Rule ' || n, '', kind, event_name, content, shop_ids, cameras, times, hours, start_on,
         confidence_percent, persistence, min_size, cool_down_minutes, max_per_day, people, sensitivity, handling, limit_hours, 'off',
         now(), now(), edited_by, now(), now() from ai_rule cross join generate_series(1, $2::int) n where id = $1`,
      [id, AI_LIMIT.rules - 1],
    );
    expect(await refused(owner.call(api.restore, { id }))).toBe('AI_RULES_FULL');
  });

  it('is deleted and brought back by those whose stores it reaches, all of them', async () => {
    const quay = await company.shop({ name: 'Quay' });
    await cameraAt(quay);
    const both = await created({ shopIds: [shopId, quay] });
    const here = await author([shopId]);
    const there = await author([await company.shop()]);
    expect(await refused(here.call(api.remove, { id: both }))).toBe('FORBIDDEN');
    expect(await refused(there.call(api.remove, { id: both }))).toBe('NOT_FOUND');
    await owner.call(api.remove, { id: both });
    expect((await here.call(api.bin, {})).map(({ id }) => id)).toEqual([both]);
    expect(await there.call(api.bin, {})).toEqual([]);
    expect(await refused(here.call(api.restore, { id: both }))).toBe('FORBIDDEN');
    expect(await refused(there.call(api.restore, { id: both }))).toBe('NOT_FOUND');
  });
});

describe('whoever leaves', () => {
  const inHand = async (who: Person) =>
    (await owner.call(handoverApi.items, { memberId: who.id })).items.map(({ kind, id, hasOthers }) => [
      kind,
      id,
      hasOthers,
    ]);
  async function resign(who: Person, to: string) {
    const { items, rev } = await owner.call(handoverApi.items, { memberId: who.id });
    const choices = items.map(({ kind, id }) => ({ kind, id, to }));
    return owner.call(handoverApi.resign, { memberId: who.id, rev, choices });
  }

  it('hands over the rules that they saved last, and those that name them', async () => {
    const leaver = await author([shopId]);
    const other = await author([shopId]);
    const heir = await author([shopId]);
    const people = { handlerIds: [leaver.id], reviewerIds: [leaver.id, other.id], notifyIds: [leaver.id] };
    const id = await created({ handling: 'rectify', ...people }, leaver);
    const gone = await created({ name: 'Gone', ...people, handling: 'rectify' }, leaver);
    await owner.call(api.remove, { id: gone });
    expect((await inHand(leaver)).toSorted()).toEqual([
      ['ai_rule_edit', id, false],
      ['ai_rule_handle', id, false],
      ['ai_rule_notify', id, false],
      ['ai_rule_review', id, true],
    ]);
    await resign(leaver, heir.id);
    const after = await detail(id);
    expect(after).toMatchObject({
      editedBy: { id: heir.id },
      handlers: [{ id: heir.id }],
      notified: [{ id: heir.id }],
    });
    expect(new Set(after.reviewers.map((one) => one.id))).toEqual(new Set([heir.id, other.id]));
    const told = after.history.find(({ event }) => event === 'transfer')?.data.changes;
    const change = { before: leaver.name, after: heir.name };
    expect(told).toMatchObject([change, change, change, change]);
  });

  it('leaves a rule in nobody’s name who does not work for its stores, and may leave it switched off', async () => {
    const leaver = await author([shopId]);
    const stranger = await author([await company.shop()]);
    const id = await created({}, leaver);
    expect(await refused(resign(leaver, stranger.id))).toBe('SUCCESSOR_OUTSIDE');
    await resign(leaver, 'close');
    expect(await detail(id)).toMatchObject({ state: 'off' });
  });
});

describe('cameras that areas can be drawn on', () => {
  const reach = (more: object) => ({
    ...{
      kind: 'queue_too_long' as const,
      shopIds: [],
      groupIds: [],
      tags: [],
      cameras: 'suitable' as const,
      cameraIds: [],
    },
    ...more,
  });

  it('are found by the tags of their stores, by words, and never beyond the reader’s stores', async () => {
    const quay = await company.shop({ name: 'Quay' });
    const there = await cameraAt(quay, 'Second till');
    await w.sql(`update shop set tags = '{Mall}' where id = any($1)`, [[shopId, quay]]);
    const list = async (more: object, who = owner) =>
      (await who.call(api.cameras, reach(more))).list.map(({ name, shop }) => `${shop.name} ${name}`);
    expect(await list({ tags: ['Mall'] })).toEqual(['Lime Street Till', 'Quay Second till']);
    expect(await list({ tags: ['Mall'], keyword: 'second' })).toEqual(['Quay Second till']);
    expect(await list({ tags: ['Mall'], keyword: 'lime' })).toEqual(['Lime Street Till']);
    expect(await list({ kind: 'no_hat', tags: ['Mall'] })).toEqual([]);
    expect(await list({ cameras: 'chosen', cameraIds: [there] })).toEqual(['Quay Second till']);
    const here = await author([shopId]);
    expect(await list({ tags: ['Mall'] }, here)).toEqual(['Lime Street Till']);
    expect(await list({ cameras: 'chosen', cameraIds: [there] }, here)).toEqual([]);
  });

  it('are answered in part, with how many there are', async () => {
    await w.sql(
      `insert into camera (company_id, id, device_id, shop_id, channel, name, places, main_stream, created_at)
       select company_id, gen_random_uuid(), device_id, shop_id, 1 + n, 'Copy ' || n, places, main_stream, now()
         from camera cross join generate_series(1, 60) n where company_id = $1`,
      [company.id],
    );
    const { list, total } = await owner.call(api.cameras, reach({ shopIds: [shopId] }));
    expect([list.length, total]).toEqual([50, 61]);
    expect((await owner.call(api.cameras, reach({ shopIds: [shopId], keyword: 'Copy 60' }))).list).toHaveLength(1);
  });
});

it('algorithms are counted in the reader’s stores, and each number is that of its rows', async () => {
  const quay = await company.shop({ name: 'Quay' });
  await cameraAt(quay);
  await created();
  await created({ name: 'Quay', shopIds: [quay] });
  const off = await created({ name: 'Off' });
  await owner.call(api.move, { id: off, rev: 0, event: 'switch_off' });
  await w.app.runJob('ai-event.watch');
  await w.sql(
    `update ai_event set state = 'confirmed', judged_by = $2, judged_at = now() where company_id = $1 and shop_id = $3`,
    [company.id, owner.id, quay],
  );
  const of = async (who: Person) => (await who.call(api.algorithms, {})).find(({ kind }) => kind === 'queue_too_long');
  const here = await author([shopId]);
  expect(await of(owner)).toMatchObject({ rules: 2, cameras: 2, run: 2, ledger: { confirmed: 1, precision: 1 } });
  expect(await of(here)).toMatchObject({ rules: 1, cameras: 1, run: 1, ledger: { confirmed: 0, precision: null } });
  const rows = await here.call(api.list, { kind: ['queue_too_long'], state: ['shadow', 'live', 'muted'] });
  expect(rows.total).toBe(1);
}, 120_000);
