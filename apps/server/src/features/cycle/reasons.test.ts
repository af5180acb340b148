import { cycleApi as api } from '@rondo/contract/cycle';
import { fileApi } from '@rondo/contract/file';
import { inspectSettingApi as settings } from '@rondo/contract/inspect-setting';
import type { Input } from '@rondo/contract/kit/endpoint';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { givenDocument } from '../../../test/document.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { type GivenTemplate, givenShopToInspect, givenTemplate } from '../../../test/inspection.ts';
import { givenPhoto } from '../../../test/rectification.ts';
import { refusal, refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let shopId: string;
let manager: Person;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  // Friday, 08:00 in Shanghai.
  w.clock.set(new Date('2026-11-20T00:00:00Z'));
  ({ company, shopId, manager, template } = await givenShopToInspect(w));
});

type Plan = Input<typeof api.create>;
const plan = (more: Partial<Plan> = {}): Plan => ({
  ...{ name: 'Opening check', mode: 'on_site', templateIds: [template.id], shopIds: [shopId], review: false },
  executor: { kind: 'manager' },
  schedule: {
    recurrence: { frequency: 'daily', everyDays: 1 },
    ...{ startOn: '2026-11-20', startTime: '09:00', term: { kind: 'days', days: 0 } },
  },
  requestId: requestId(),
  ...more,
});
const begin = async (more: Partial<Plan> = {}) => (await company.owner.call(api.create, plan(more))).id;
const at = async (instant: string) => {
  w.clock.set(new Date(instant));
  await w.app.runJob('cycle.watch');
};
const last = async (id: string) => (await company.owner.call(api.get, { id })).last;
const preset = (more: Partial<Input<typeof settings.saveProcess>> = {}) =>
  company.owner.call(settings.saveProcess, {
    ...{ mode: 'on_site', templateId: null, onEmpty: 'next_level', reviewUpTo: null, ccIds: [], ccRoleIds: [] },
    ...{ levels: [{ mode: 'any', who: { kind: 'members', memberIds: [company.owner.id] } }], allowsOverride: true },
    ...{ rev: 0, ...more },
  });

it('a cycle follows the preset about rectifications where nobody may choose, and can still be edited', async () => {
  const { id: processId, rev: first } = await preset({ afterRectifications: true });
  const id = await begin({ process: 'default', afterRectifications: true });
  const found = async () => company.owner.call(api.get, { id });
  expect((await found()).afterRectifications).toBe(true);
  await company.owner.call(settings.removeProcess, { id: processId, rev: first });
  await preset({ afterRectifications: true, allowsOverride: false });
  const { rev } = await found();
  const { requestId: _, ...wanted } = plan({ process: 'default', afterRectifications: true });
  await company.owner.call(api.edit, { id, rev, ...wanted });
  expect((await found()).afterRectifications).toBeNull();
  const other = company.owner.call(api.edit, { id, rev: rev + 1, ...wanted, afterRectifications: false });
  expect(await refused(other)).toBe('PROCESS_FIXED');
});

describe('a date on which a cycle gives nothing out says why', () => {
  it('its default process was removed', async () => {
    const { id: processId, rev } = await preset();
    const id = await begin({ process: 'default' });
    await company.owner.call(settings.removeProcess, { id: processId, rev });
    await at('2026-11-20T01:00:00Z');
    expect(await last(id)).toMatchObject({ tasks: 0, blocked: 'no_process' });
    await preset();
    await at('2026-11-20T02:01:00Z');
    expect(await last(id)).toMatchObject({ tasks: 1, blocked: null });
  });

  it('it names its people, and the default process has been fixed since', async () => {
    const id = await begin();
    await preset({ allowsOverride: false });
    await at('2026-11-20T01:00:00Z');
    expect(await last(id)).toMatchObject({ tasks: 0, blocked: 'process_fixed' });
  });

  it('a store has an inspector and nobody to review', async () => {
    const id = await begin({ review: true, reviewerIds: [manager.id, company.owner.id] });
    await w.sql(`update cycle set reviewer_ids = $2 where id = $1`, [id, [manager.id]]);
    await at('2026-11-20T01:00:00Z');
    const given = await last(id);
    expect(given).toMatchObject({ tasks: 0, skipped: 1, blocked: null });
    const { list } = await company.owner.call(api.skipped, { id, occurrenceId: given?.id ?? '' });
    expect(list).toMatchObject([{ shop: { id: shopId }, reason: 'no_reviewer' }]);
  });
});

it('of several templates each store gets all that can be had, once; what it goes without is named with the reason', async () => {
  const other = await givenTemplate(w, company, { name: 'Storefront' });
  const id = await begin({ templateIds: [template.id, other.id] });
  const tasks = async () =>
    w.sql<{ due_on: string; template_id: string; n: number }>(
      `select o.due_on::text, t.template_id, count(*)::int as n from task t join cycle_occurrence o on o.id = t.batch_id
        where o.cycle_id = $1 group by 1, 2 order by 1, t.template_id = $2`,
      [id, other.id],
    );
  await w.sql(`update template set state = 'disabled' where id = $1`, [other.id]);
  await at('2026-11-20T01:00:00Z');
  const given = await last(id);
  expect(given).toMatchObject({ tasks: 1, skipped: 1, blocked: null });
  const { list, total } = await company.owner.call(api.skipped, { id, occurrenceId: given?.id ?? '' });
  const storefront = { id: other.id, name: 'Storefront' };
  expect(list).toMatchObject([{ shop: { id: shopId }, template: storefront, reason: 'template_disabled' }]);
  expect(total).toBe(1);
  await w.sql(`update template set state = 'published' where id = $1`, [other.id]);
  for (const instant of ['2026-11-20T02:01:00Z', '2026-11-21T01:00:00Z', '2026-11-21T02:01:00Z']) await at(instant);
  expect(await tasks()).toEqual([
    { due_on: '2026-11-20', template_id: template.id, n: 1 },
    { due_on: '2026-11-21', template_id: template.id, n: 1 },
    { due_on: '2026-11-21', template_id: other.id, n: 1 },
  ]);
  for (const asked of [{ templateId: [other.id] }, { keyword: 'storefr' }])
    expect((await company.owner.call(api.list, asked)).list).toMatchObject([{ id, templates: [{}, storefront] }]);
  const { requestId: _, ...fields } = plan({ templateIds: [other.id] });
  const { rev } = await company.owner.call(api.get, { id });
  await company.owner.call(api.edit, { id, rev, ...fields });
  const detail = await company.owner.call(api.get, { id });
  expect(detail.templates).toEqual([storefront]);
  const edited = detail.history.find(({ event }) => event === 'edited');
  expect(JSON.stringify(edited)).toContain('Storefront');
});

it('pictures and documents of a cycle go with each of its tasks; a copy by another keeps them, and an edit takes them away from what comes', async () => {
  const photo = await givenPhoto(w, company.owner);
  const layout = await givenDocument(company.owner, 'layout.pdf');
  const given = { photoIds: [photo], documentIds: [layout.id] };
  const id = await begin(given);
  await at('2026-11-20T01:00:00Z');
  const uses = async () =>
    (
      await w.sql<{ kind: string; n: number }>(
        'select object_kind as kind, count(*)::int as n from file_use where file_id = any($1) group by 1 order by 1',
        [[photo, layout.id]],
      )
    ).map(({ kind, n }) => `${kind} ${n}`);
  expect(await uses()).toEqual(['cycle 2', 'task 2']);
  const other = await company.member({ role: 'administrator' });
  for (const some of [{ photoIds: [photo] }, { documentIds: [layout.id] }])
    expect(await refusal(other.call(api.create, plan(some)))).toMatchObject({ reason: 'NOT_FOUND' });
  const copy = await other.call(api.create, plan({ ...given, copyOf: id }));
  const { photos, documents } = await other.call(api.get, { id: copy.id });
  expect([photos.map((one) => one.id), documents]).toEqual([[photo], [layout]]);
  const outside = await company.member({ role: 'inspector' });
  for (const { path } of [...photos, ...documents]) {
    const open = (who: Person) => who.call({ ...fileApi.resolve, path: `${fileApi.resolve.path}${path}` }, {});
    expect((await open(other)).url).toContain('/');
    expect(await refusal(open(outside))).toMatchObject({ reason: 'NOT_FOUND' });
  }
  const { requestId: _, ...fields } = plan();
  const { rev } = await company.owner.call(api.get, { id });
  await company.owner.call(api.edit, { id, rev, ...fields });
  expect(await uses()).toEqual(['cycle 2', 'task 2']);
  const edited = (await company.owner.call(api.get, { id })).history.find(({ event }) => event === 'edited');
  expect(edited?.data.changes).toEqual([
    { field: 'photos', before: '1 picture', after: null },
    { field: 'documents', before: '1 document', after: null },
  ]);
});

it('a plan with stores that have nobody is refused by their names, at creation and at an edit', async () => {
  const alone = await company.shop({ name: 'Alone' });
  const blockers = [{ shopId: alone, shopName: 'Alone', reason: 'no_manager', template: null }];
  const create = await refusal(begin({ shopIds: [shopId, alone] }));
  expect([create.reason, create.data]).toEqual(['SHOP_NEEDS_MANAGER', { blockers }]);
  const id = await begin();
  const { requestId: _, ...fields } = plan({ shopIds: [shopId, alone] });
  const edit = await refusal(company.owner.call(api.edit, { id, rev: 0, ...fields }));
  expect([edit.reason, edit.data]).toEqual(['SHOP_NEEDS_MANAGER', { blockers }]);
});

it('where the store signs, a plan with a store that nobody manages is refused by its name', async () => {
  const alone = await company.shop({ name: 'Alone' });
  await preset({ signOff: true });
  const inspector = await company.member({ role: 'inspector', scopeAll: true });
  const by = { executor: { kind: 'members' as const, memberIds: [inspector.id] } };
  const refused = await refusal(begin({ ...by, shopIds: [shopId, alone] }));
  expect([refused.reason, refused.data]).toEqual([
    'SHOP_NEEDS_MANAGER',
    { blockers: [{ shopId: alone, shopName: 'Alone', reason: 'no_manager', template: null }] },
  ]);
  await begin(by);
});

describe('a holiday on which the store is closed', () => {
  const holiday = [{ from: '2026-11-20', to: '2026-11-21', name: 'Founding day', intervals: [] }];
  const skipped = async (id: string) => (await company.owner.call(api.runs, { id })).runs.map((run) => run.skipped);

  it('is left out, unless the cycle says otherwise; an edit of that is told', async () => {
    await w.sql('update shop set special_days = $2 where id = $1', [shopId, JSON.stringify(holiday)]);
    const id = await begin();
    const other = await begin({ skipsHolidays: false });
    expect((await skipped(id)).slice(0, 3)).toEqual(['holiday', 'holiday', null]);
    expect((await skipped(other)).slice(0, 3)).toEqual([null, null, null]);
    await at('2026-11-20T01:00:00Z');
    expect(await last(id)).toMatchObject({ dueOn: '2026-11-20', tasks: 0, skipped: 1 });
    expect(await last(other)).toMatchObject({ dueOn: '2026-11-20', tasks: 1, skipped: 0 });
    const { requestId: _, ...fields } = plan({ skipsHolidays: false });
    const { rev } = await company.owner.call(api.get, { id });
    await company.owner.call(api.edit, { id, rev, ...fields });
    expect((await skipped(id)).slice(1, 3)).toEqual([null, null]);
    const edited = (await company.owner.call(api.get, { id })).history.find(({ event }) => event === 'edited');
    expect(JSON.stringify(edited)).toContain('holidays');
  });

  it('takes nothing of the share of whoever would have had the store', async () => {
    const north = await company.group('North');
    const people = await Promise.all([1, 2].map(() => company.member({ role: 'inspector', groupIds: [north] })));
    const shops = await Promise.all(Array.from({ length: 8 }, () => company.shop({ groupId: north })));
    // Stores next to each other in the sharing out: all those left out would be of one person.
    await w.sql(
      `update shop set special_days = $2 where id in (select id from shop where group_id = $1 order by id limit 4)`,
      [north, JSON.stringify(holiday)],
    );
    const executor = { kind: 'members' as const, memberIds: people.map(({ id }) => id), how: 'even' as const };
    const id = await begin({ shopIds: shops, executor });
    await at('2026-11-20T01:00:00Z');
    expect(await last(id)).toMatchObject({ tasks: 4, skipped: 4 });
    const loads = await w.sql<{ n: number }>(
      `select count(*)::int as n from task_person p join task t on t.company_id = p.company_id and t.id = p.task_id
        where t.company_id = $1 and p.relation = 'handler' group by p.member_id`,
      [company.id],
    );
    expect(loads.map(({ n }) => n)).toEqual([2, 2]);
  });
});

it('says itself whether copies are for failures alone; one that does not follows what is preset, and an edit is told', async () => {
  await preset({ levels: [], ccOnlyFailed: true });
  const reader = await company.member({ role: 'inspector' });
  const copies = { ccIds: [reader.id] };
  const ids = [await begin({ ...copies, ccOnlyFailed: false }), await begin({ ...copies, ccOnlyFailed: true })];
  ids.push(await begin(copies));
  await at('2026-11-20T01:00:00Z');
  const made = await w.sql<{ cc_only_failed: boolean }>(
    `select t.cc_only_failed from task t join cycle_occurrence o on o.company_id = t.company_id and o.id = t.batch_id
      where o.cycle_id = any($1) order by array_position($1, o.cycle_id)`,
    [ids],
  );
  expect(made.map((one) => one.cc_only_failed)).toEqual([false, true, true]);
  const [id = ''] = ids;
  const { requestId: _, ...fields } = plan({ ...copies, ccOnlyFailed: true });
  const { rev, ccOnlyFailed } = await company.owner.call(api.get, { id });
  await company.owner.call(api.edit, { id, rev, ...fields });
  const after = await company.owner.call(api.get, { id });
  expect([ccOnlyFailed, after.ccOnlyFailed]).toEqual([false, true]);
  const edited = after.history.find(({ event }) => event === 'edited');
  expect(edited?.data.changes).toEqual([{ field: 'ccOnlyFailed', before: 'No', after: 'Yes' }]);
});
