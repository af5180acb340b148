import { recordApi } from '@rondo/contract/record';
import { shopApi, shopGroupApi } from '@rondo/contract/shop';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberWith } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { emit } from '../../platform/outbox/emit.ts';

let w: World;
let company: Company;
let owner: Person;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
});
afterAll(() => w.stop());

const all = { size: 100 };
const names = async (who: Person, filter: Record<string, unknown> = {}): Promise<string[]> =>
  (await who.call(shopApi.list, { ...all, ...filter })).list.map((shop) => shop.name);
const add = (name: string, more: Record<string, unknown> = {}): Promise<{ id: string }> =>
  owner.call(shopApi.create, { name, groupId: company.start.rootGroupId, requestId: requestId(), ...more });
const change = async (id: string, patch: Record<string, unknown>, who = owner): Promise<{ rev: number }> => {
  const shop = await owner.call(shopApi.get, { id });
  const { name, groupId, rev, hours } = shop;
  return who.call(shopApi.update, { id, name, groupId, rev, hours, ...patch });
};
/** An effective record of a done task, and an open task, written past the doors that other features keep. */
async function happened(at: Company, shop: string): Promise<string> {
  const [template, version, done, open, record] = [0, 1, 2, 3, 4].map(() => requestId());
  const { id: companyId, owner: by } = at;
  const task = `insert into task (company_id, id, number, name, kind, mode, dispatch, state, shop_id, shop_name, shop_path,
    template_id, template_version_id, template_name, version_no, has_reviewer, start_at, deadline_at)
    values ($1, $2, $3, 'Task', 'inspection', 'on_site', 'immediate', $4, $5, '', '', $6, $7, 'T', 1, false, now(), now())`;
  await w.sql(`insert into template (company_id, id, name, modes, created_by) values ($1, $2, $3, '{on_site}', $4)`, [
    companyId,
    template,
    `Template ${template}`,
    by.id,
  ]);
  await w.sql(
    `insert into template_version (company_id, id, template_id, no, content, scoring, item_count, total_points)
     values ($1, $2, $3, 1, '{}', '{}', 1, 100)`,
    [companyId, version, template],
  );
  await w.sql(task, [companyId, done, `T-done ${shop}`, 'completed', shop, template, version]);
  await w.sql(task, [companyId, open, `T-open ${shop}`, 'pending', shop, template, version]);
  await w.sql(
    `insert into record (company_id, id, number, task_id, shop_id, shop_name, shop_path, shop_lineage, template_id,
       template_version_id, template_name, version_no, mode, purpose, source, inspector_id, inspector_name, state, started_at,
       submitted_at, business_on, duration_s, evaluated, score, max_score, rate_percent, level_key, level_rank, level_count, red_lines, failed_items,
       na_items, item_count, outcome, is_late)
     values ($1, $2, $3, $4, $5, '', '', '', $6, $7, 'T', 1, 'on_site', 'regular', 'immediate', $8, '', 'effective', now(), now(),
       (now() at time zone 'Asia/Shanghai')::date, 1, true, 185, 200, 92.5, 'excellent', 0, 4, 0, 0, 0, 1, '{}', false)`,
    [companyId, record, `I ${record}`, done, shop, template, version, by.id],
  );
  return record ?? '';
}

const nine: { from: string; to: string }[] = [{ from: '09:00', to: '12:00' }];
const monday = (...intervals: { from: string; to: string }[]) => [intervals, [], [], [], [], [], []];

describe('scope of shops', () => {
  it('a store manager never sees another store', async () => {
    const manager = await company.member({ role: 'store_manager' });
    const own = await add('Own store', { managerIds: [manager.id] });
    const other = await add('Other store');
    expect(await names(manager)).toEqual(['Own store']);
    expect(await manager.call(shopApi.counts, {})).toEqual({
      ...{ open: 1, preparing: 0, closed: 0 },
      can: { create: false },
    });
    expect((await manager.call(shopApi.get, { id: own.id })).managers).toEqual([
      { id: manager.id, name: manager.name, mobile: null },
    ]);
    await expect(manager.call(shopApi.get, { id: other.id })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    await expect(change(other.id, { name: 'Mine' }, manager)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    expect((await manager.call(shopApi.options, {})).map((shop) => shop.name)).toEqual(['Own store']);
  });

  it('a shop added to a scoped group is visible at once, with the groups above it', async () => {
    const east = await company.group('East');
    const shanghai = await company.group('Shanghai', east);
    const inspector = await company.member({ role: 'inspector', groupIds: [east] });
    expect(await names(inspector)).toEqual([]);
    await add('Pudong', { groupId: shanghai });
    expect(await names(inspector)).toEqual(['Pudong']);
    const groups = await inspector.call(shopGroupApi.list, {});
    expect(groups.map(({ path, shopCount, depth }) => [path, shopCount, depth])).toEqual([
      ['', 1, 0],
      ['East', 1, 1],
      ['East/Shanghai', 1, 2],
    ]);
  });

  it('nobody adds a shop outside of their own groups', async () => {
    const west = await company.group('West');
    const inspector = await company.member({ role: 'inspector', groupIds: [west] });
    const input = { name: 'Somewhere', groupId: company.start.rootGroupId, requestId: requestId() };
    await expect(inspector.call(shopApi.create, input)).rejects.toMatchObject({ reason: 'FORBIDDEN' });
    const { id } = await inspector.call(shopApi.create, { ...input, groupId: west, requestId: requestId() });
    expect((await inspector.call(shopApi.get, { id })).groupPath).toBe('West');
  });

  it('another company has its own names and sees none of ours', async () => {
    const stranger = await w.company();
    await stranger.owner.call(shopApi.create, {
      name: 'Own store',
      groupId: stranger.start.rootGroupId,
      requestId: requestId(),
    });
    expect(await names(stranger.owner)).toEqual(['Own store']);
  });
});

describe('writing a shop', () => {
  it('of two that take a name at once one is refused, whatever the case of its letters', async () => {
    const results = await Promise.allSettled([add('Same name'), add('SAME NAME')]);
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected']);
    const refused = results.find((result) => result.status === 'rejected');
    expect(refused?.reason).toMatchObject({ reason: 'SHOP_NAME_TAKEN', data: { fields: [{ path: 'name' }] } });
  });

  it('a code belongs to one shop, a deleted one frees name and code', async () => {
    const { id } = await add('First of code', { code: 'C-1' });
    await expect(add('Second of code', { code: 'c-1' })).rejects.toMatchObject({ reason: 'SHOP_CODE_TAKEN' });
    await owner.call(shopApi.remove, { id });
    await add('First of code', { code: 'C-1' });
  });

  it('a deleted one comes back with its managers who still work here, unless its name was taken', async () => {
    const stays = await company.member({ role: 'store_manager' });
    const leaves = await company.member({ role: 'store_manager' });
    const { id } = await add('Back again', { code: 'B-1', managerIds: [stays.id, leaves.id] });
    await owner.call(shopApi.remove, { id });
    const [entry] = await owner.call(shopApi.bin, {});
    expect(entry).toMatchObject({ id, name: 'Back again', deletedBy: { id: owner.id } });
    await w.sql(`update member set state = 'disabled' where id = $1`, [leaves.id]);
    const taker = await add('Back again');
    await expect(owner.call(shopApi.restore, { id })).rejects.toMatchObject({ reason: 'SHOP_NAME_TAKEN' });
    await owner.call(shopApi.remove, taker);
    await owner.call(shopApi.restore, { id });
    expect(await owner.call(shopApi.get, { id })).toMatchObject({ code: 'B-1', managers: [{ id: stays.id }] });
    await expect(owner.call(shopApi.restore, { id })).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('a deleted one whose name and code were taken comes back under others', async () => {
    const { id } = await add('Taken meanwhile', { code: 'T-1' });
    await owner.call(shopApi.remove, { id });
    const taker = await add('Taken meanwhile');
    const coded = await add('Another with the code', { code: 'T-1' });
    const refused = (input: object) => owner.call(shopApi.restore, { id, ...input }).catch((error: unknown) => error);
    expect(await refused({})).toMatchObject({ reason: 'SHOP_NAME_TAKEN', data: { fields: [{ path: 'name' }] } });
    expect(await refused({ name: 'Back' })).toMatchObject({ data: { fields: [{ path: 'code' }] } });
    expect(await refused({ name: ' ' })).toMatchObject({ reason: 'INPUT_REFUSED' });
    await owner.call(shopApi.restore, { id, name: '南山店', code: 'T-2' });
    expect(await owner.call(shopApi.get, { id })).toMatchObject({ name: '南山店', code: 'T-2' });
    const found = await owner.call(shopApi.list, { keyword: 'nanshan' });
    expect(found.list.map((one) => one.id)).toContain(id);
    for (const one of [{ id }, taker, coded]) await owner.call(shopApi.remove, { id: one.id });
    await owner.call(shopApi.restore, { id, code: '' });
    expect(await owner.call(shopApi.get, { id })).toMatchObject({ name: '南山店', code: null });
  });

  it('the same request adds one shop', async () => {
    const again = requestId();
    const first = await add('Once', { requestId: again });
    expect(await add('Once', { requestId: again })).toEqual(first);
  });

  it('hours may touch and pass midnight but never overlap, also not with the next day', async () => {
    const afternoon = { from: '12:00', to: '14:00' };
    await add('Touching hours', { hours: monday(...nine, afternoon) });
    const { id } = await add('Night', { hours: monday({ from: '22:00', to: '02:00' }) });
    expect((await owner.call(shopApi.get, { id })).hours[0]).toEqual([{ from: '22:00', to: '02:00' }]);
    const early = [[{ from: '22:00', to: '02:00' }], [{ from: '01:00', to: '05:00' }], [], [], [], [], []];
    for (const hours of [monday(...nine, { from: '11:00', to: '14:00' }), early]) {
      await expect(add('Overlap', { hours })).rejects.toMatchObject({ reason: 'HOURS_OVERLAP' });
    }
    await expect(add('Odd', { hours: monday({ from: '9', to: '12:00' }) })).rejects.toMatchObject({
      reason: 'INPUT_REFUSED',
    });
  });

  it('a stale change is refused with who was faster and what is stored now, and changes nothing', async () => {
    const { id } = await add('Stale');
    await change(id, { phone: '1' });
    const [last] = await w.sql<{ actor_name: string; at: Date }>(
      'select actor_name, at from history where object_id = $1 order by at desc limit 1',
      [id],
    );
    await expect(change(id, { phone: '2', rev: 0 })).rejects.toMatchObject({
      reason: 'STALE',
      data: { by: last?.actor_name, at: last?.at.toISOString(), current: { id, phone: '1', rev: 1 } },
    });
    expect((await owner.call(shopApi.get, { id })).phone).toBe('1');
  });

  it('an unknown zone and half a place are refused at their fields', async () => {
    for (const [wrong, path] of [
      [{ timeZone: 'Mars/Olympus' }, 'timeZone'],
      [{ latitude: 31 }, 'longitude'],
    ] as const) {
      await expect(add('Nowhere', wrong)).rejects.toMatchObject({ data: { fields: [{ path }] } });
    }
  });
});

describe('moving a shop', () => {
  it('opens, closes with a reason, and reopens; counters follow', async () => {
    const fresh = await w.company();
    const shop = await fresh.shop({ state: 'preparing' });
    const see = () => fresh.owner.call(shopApi.get, { id: shop });
    const opened = await fresh.owner.call(shopApi.move, { id: shop, event: 'open', rev: 0 });
    await expect(fresh.owner.call(shopApi.move, { id: shop, event: 'close', rev: opened.rev })).rejects.toMatchObject({
      data: { fields: [{ path: 'reason' }] },
    });
    const closing = { id: shop, event: 'close' as const, rev: opened.rev, kind: 'permanent' as const, reason: 'Rent' };
    const closed = await fresh.owner.call(shopApi.move, closing);
    expect(closed.closedTasks).toBe(0);
    expect(await see()).toMatchObject({ state: 'closed', closedKind: 'permanent', closedReason: 'Rent' });
    expect(await fresh.owner.call(shopApi.counts, {})).toEqual({
      ...{ open: 0, preparing: 0, closed: 1 },
      can: { create: true },
    });
    await expect(fresh.owner.call(shopApi.move, closing)).rejects.toMatchObject({ reason: 'STALE' });
    await expect(fresh.owner.call(shopApi.move, { ...closing, rev: closed.rev })).rejects.toMatchObject({
      reason: 'MOVE_NOT_ALLOWED',
    });
    await fresh.owner.call(shopApi.move, { id: shop, event: 'reopen', rev: closed.rev });
    expect(await see()).toMatchObject({ state: 'open', closedKind: null, closedOn: null });
  });
});

describe('what hangs on a shop', () => {
  it('closing closes its open tasks unless they are kept; a shop with tasks is never deleted', async () => {
    const fresh = await w.company();
    for (const keepTasks of [false, true]) {
      const shop = await fresh.shop();
      await happened(fresh, shop);
      const closing = { id: shop, event: 'close' as const, rev: 0, reason: 'Rent', keepTasks };
      expect(await fresh.owner.call(shopApi.move, closing)).toMatchObject({ closedTasks: keepTasks ? 0 : 1 });
      const [task] = await w.sql("select state, close_reason from task where shop_id = $1 and number like 'T-open%'", [
        shop,
      ]);
      expect(task).toEqual(
        keepTasks ? { state: 'pending', close_reason: null } : { state: 'closed', close_reason: 'shop_closed' },
      );
      const reason = keepTasks ? 'SHOP_IN_USE' : 'SHOP_HAS_HISTORY';
      await expect(fresh.owner.call(shopApi.remove, { id: shop })).rejects.toMatchObject({ reason });
    }
  });

  it('shows its last effective inspection as soon as that is accepted', async () => {
    const fresh = await w.company();
    const shop = await fresh.shop();
    const recordId = await happened(fresh, shop);
    const event = { recordId, shopId: shop, businessOn: '2026-11-20' };
    await w.app.databases
      .of(fresh.id)
      .transaction()
      .execute((trx) => emit(trx, fresh.id, 'record.accepted', event));
    await w.settle();
    const [row] = (await fresh.owner.call(shopApi.list, {})).list;
    expect(row).toMatchObject({
      lastRate: 92.5,
      lastScore: 185,
      lastMaxScore: 200,
      lastLevel: { key: 'excellent', rank: 0, count: 4 },
    });
    const { recent } = await fresh.owner.call(shopApi.get, { id: shop });
    expect(recent).toMatchObject([{ recordId, score: 185, ratePercent: 92.5, level: { rank: 0 }, redLines: 0 }]);
    // What a reader may not open is counted for nobody: the levels of a store are those of the list of records.
    const counted = async (who: Person) =>
      (await who.call(shopApi.levels, { id: shop })).templates.flatMap(({ cells }) => cells.map(({ count }) => count));
    expect((await counted(fresh.owner)).at(-1)).toBe(1);
    const codes = ['shop', 'shop_list', 'record_select'] as const;
    const stranger = await memberWith(w, fresh, codes, { tier: 'own', scopeAll: true });
    expect(await counted(stranger)).toEqual([]);
    expect((await stranger.call(shopApi.get, { id: shop })).recent).toEqual([]);
    const reader = await memberWith(w, fresh, codes, { tier: 'scope', scopeAll: true });
    expect((await counted(reader)).at(-1)).toBe(1);
    expect((await reader.call(recordApi.list, { shopId: [shop], state: ['effective'] })).total).toBe(1);
  });

  it('opens by itself on its opening day, in its own zone', async () => {
    const fresh = await w.company();
    const today = w.clock.now().toISOString().slice(0, 10);
    const inDays = (days: number) => new Date(Date.parse(today) + days * 86_400_000).toISOString().slice(0, 10);
    const put = (name: string, openedOn: string) =>
      fresh.owner.call(shopApi.create, {
        name,
        openedOn,
        state: 'preparing',
        groupId: fresh.start.rootGroupId,
        requestId: requestId(),
      });
    await put('Past', inDays(-1));
    await put('Later', inDays(3));
    await w.app.runJob('shop.move-due');
    expect(await names(fresh.owner, { state: ['open'] })).toEqual(['Past']);
  });
});

describe('the list', () => {
  it('filters by words, state, group with all below, manager and tag, and pages in a stable order', async () => {
    const fresh = await w.company();
    const north = await fresh.group('North');
    const below = await fresh.group('Harbin', north);
    const manager = await fresh.member({ role: 'store_manager' });
    const put = (name: string, more: Record<string, unknown>) =>
      fresh.owner.call(shopApi.create, { name, groupId: north, requestId: requestId(), ...more });
    await put('Alpha 50%', { code: 'A-1', tags: ['mall'] });
    await put('Beta', { groupId: below, address: 'Alpha road', managerIds: [manager.id] });
    await put('Gamma', { groupId: fresh.start.rootGroupId, state: 'preparing', tags: ['pier'] });
    const of = async (filter: Record<string, unknown>) => names(fresh.owner, filter);
    expect(await of({ keyword: 'alpha' })).toEqual(['Alpha 50%', 'Beta']);
    expect(await of({ keyword: '50%' })).toEqual(['Alpha 50%']);
    expect(await of({ keyword: 'a-1' })).toEqual(['Alpha 50%']);
    expect(await of({ groupId: [north] })).toEqual(['Alpha 50%', 'Beta']);
    expect(await of({ managerId: [manager.id] })).toEqual(['Beta']);
    expect(await of({ tag: ['mall'] })).toEqual(['Alpha 50%']);
    expect(await fresh.owner.call(shopApi.tags, {})).toEqual(['mall', 'pier']);
    expect(await manager.call(shopApi.tags, {})).toEqual([]);
    expect(await of({ state: ['preparing'] })).toEqual(['Gamma']);
    expect(await of({ sort: '-name' })).toEqual(['Gamma', 'Beta', 'Alpha 50%']);
    for (const sort of ['inspected', '-inspected', 'score', '-score', '-updated'] as const) {
      const first = await fresh.owner.call(shopApi.list, { size: 10, sort });
      expect(first).toMatchObject({ total: 3, totalIsCapped: false, next: null });
    }
  });

  it('is not made in the background of words that no database takes: the work would fail again and again', async () => {
    const tag = ['mall\u0000'];
    await expect(owner.call(shopApi.startExport, { tag, requestId: requestId() })).rejects.toMatchObject({
      reason: 'INPUT_REFUSED',
    });
  });
});

describe('groups', () => {
  it('a renamed or moved group takes its groups and shops along', async () => {
    const fresh = await w.company();
    const a = await fresh.group('A');
    const b = await fresh.group('B', a);
    const c = await fresh.group('C');
    const shop = await fresh.shop({ groupId: b });
    const watcher = await fresh.member({ role: 'inspector', groupIds: [c] });
    expect(await names(watcher)).toEqual([]);
    await fresh.owner.call(shopGroupApi.update, { id: a, rev: 0, name: 'A2', parentId: c });
    expect((await fresh.owner.call(shopApi.get, { id: shop })).groupPath).toBe('C/A2/B');
    expect(await names(watcher)).toHaveLength(1);
    await expect(
      fresh.owner.call(shopGroupApi.update, { id: a, rev: 0, name: 'A3', parentId: c }),
    ).rejects.toMatchObject({ reason: 'STALE' });
  });

  it('a group never hangs below itself, nor deeper than ten levels', async () => {
    const fresh = await w.company();
    const ids = [fresh.start.rootGroupId];
    for (let level = 1; level <= 10; level += 1) {
      const { id } = await fresh.owner.call(shopGroupApi.create, {
        parentId: ids.at(-1) ?? '',
        name: `L${level}`,
        requestId: requestId(),
      });
      ids.push(id);
    }
    const [, first = '', second = ''] = ids;
    const deeper = { parentId: ids.at(-1) ?? '', name: 'L11', requestId: requestId() };
    await expect(fresh.owner.call(shopGroupApi.create, deeper)).rejects.toMatchObject({ reason: 'GROUP_TOO_DEEP' });
    for (const parentId of [first, second]) {
      await expect(
        fresh.owner.call(shopGroupApi.update, { id: first, rev: 0, name: 'L1', parentId }),
      ).rejects.toMatchObject({ reason: 'GROUP_INTO_ITSELF' });
    }
    const side = await fresh.group('Side');
    await expect(
      fresh.owner.call(shopGroupApi.update, { id: first, rev: 0, name: 'L1', parentId: side }),
    ).rejects.toMatchObject({ reason: 'GROUP_TOO_DEEP' });
  });

  it('names are unique among brothers, hold no separator, and a used group stays', async () => {
    const fresh = await w.company();
    const a = await fresh.group('A');
    await fresh.group('B', a);
    const twin = { parentId: fresh.start.rootGroupId, name: 'a', requestId: requestId() };
    await expect(fresh.owner.call(shopGroupApi.create, twin)).rejects.toMatchObject({ reason: 'GROUP_NAME_TAKEN' });
    const two = { ...twin, name: 'x/y', requestId: requestId() };
    await expect(fresh.owner.call(shopGroupApi.create, two)).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    const long = { ...twin, name: 'x'.repeat(51), requestId: requestId() };
    await expect(fresh.owner.call(shopGroupApi.create, long)).rejects.toMatchObject({ reason: 'INPUT_REFUSED' });
    await expect(fresh.owner.call(shopGroupApi.remove, { id: a })).rejects.toMatchObject({ reason: 'GROUP_IN_USE' });
  });
});
