import { guideApi as api } from '@rondo/contract/guide';
import { shopApi } from '@rondo/contract/shop';
import { GUIDE, type GuideItem } from '@rondo/domain/guide';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { recordFactory } from '../../../test/record-factory.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let manager: Person;
let inspector: Person;

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-10T02:00:00Z'));
  company = await w.company();
  manager = await company.member({ role: 'store_manager', name: 'Mana Ger' });
  inspector = await company.member({ role: 'inspector', name: 'Inspec Tor' });
});
afterAll(() => w.stop());

const stateOf = async (who: Person, item: string) =>
  (await who.call(api.mine, {})).items.find((one) => one.item === item)?.state;

it('ticks an item by a fact, without a click, and unticks it when the fact goes', async () => {
  expect(await stateOf(company.owner, 'shop')).toBe('todo');
  const shopId = await company.shop({ managerIds: [manager.id] });
  expect(await stateOf(company.owner, 'shop')).toBe('done');
  await company.owner.call(shopApi.remove, { id: shopId });
  expect(await stateOf(company.owner, 'shop')).toBe('todo');
});

it('has the list of the reader’s role, and none for others', async () => {
  const of = async (who: Person) => {
    const { role, items } = await who.call(api.mine, {});
    return [role, items.map(({ item }) => item)];
  };
  expect(await of(company.owner)).toEqual(['owner', [...GUIDE.owner]]);
  expect(await of(manager)).toEqual(['store_manager', [...GUIDE.store_manager]]);
  expect(await of(inspector)).toEqual(['inspector', [...GUIDE.inspector]]);
  expect(await of(await company.member({ role: 'staff' }))).toEqual([null, []]);
});

it('skips an item or is put away whole, for the reader alone, and both are taken back', async () => {
  const before = (await company.owner.call(api.mine, {})).left;
  await company.owner.call(api.skip, { item: 'device', isSkipped: true, reason: 'No cameras' });
  const skipped = await company.owner.call(api.mine, {});
  expect([skipped.left, await stateOf(company.owner, 'device')]).toEqual([before - 1, 'skipped']);
  const admin = await company.member({ role: 'administrator' });
  expect(await stateOf(admin, 'device')).toBe('todo');
  await company.owner.call(api.skip, { item: null, isSkipped: true });
  expect(await company.owner.call(api.mine, {})).toMatchObject({ left: 0, isPutAway: true });
  await company.owner.call(api.skip, { item: null, isSkipped: false });
  await company.owner.call(api.skip, { item: 'device', isSkipped: false });
  expect(await company.owner.call(api.mine, {})).toMatchObject({ left: before, isPutAway: false });
});

it('reports who stands where since when; each number opens exactly its rows, of the own company alone', async () => {
  const all = await company.owner.call(api.report, { size: 100 });
  expect(all.list.map(({ name, item }) => [name, item])).toContainEqual(['Mana Ger', 'watch']);
  expect(all.list.map(({ name, item }) => [name, item])).toContainEqual(['Inspec Tor', 'remote_inspection']);
  expect(all.groups.reduce((sum, { count }) => sum + count, 0)).toBe(all.total);
  for (const { role, item, count } of all.groups) {
    const opened = await company.owner.call(api.report, { role, item: [item], size: 100 });
    expect([role, item, opened.total, opened.list.length]).toEqual([role, item, count, count]);
  }
  expect((await company.owner.call(api.report, { keyword: 'mana' })).list.map(({ id }) => id)).toEqual([manager.id]);
  await manager.call(api.skip, { item: 'watch', isSkipped: true });
  const [after] = (await company.owner.call(api.report, { keyword: 'mana' })).list;
  expect(after).toMatchObject({ item: 'self_inspection', done: 0, total: GUIDE.store_manager.length });
  expect(await refused(manager.call(api.report, {}))).toBe('FORBIDDEN');
  const other = await w.company();
  expect((await other.owner.call(api.report, { size: 100 })).list.map(({ id }) => id)).not.toContain(manager.id);
});

const AT = new Date('2026-11-10T01:00:00Z');

/** A row as the product leaves it; its id. */
async function put(table: string, row: Record<string, unknown>): Promise<string> {
  const id = uuidv7();
  const all = { id, ...row };
  const names = Object.keys(all);
  const places = names.map((_, i) => `$${i + 1}`).join(', ');
  await w.sql(`insert into ${table} (${names.join(', ')}) values (${places})`, Object.values(all));
  return id;
}

const noticeOf = (of: Company) =>
  put('notice', {
    ...{ company_id: of.id, number: `N${uuidv7()}`, title: 'News', title_pinyin: 'news', content: '[]' },
    ...{ content_text: 'News', category: 'general', importance: 'normal', method: 'immediate', state: 'sent' },
    ...{ is_to_all: true, author_id: of.owner.id, sent_at: AT, created_at: AT, updated_at: AT },
  });

const deviceOf = (of: Company, shopId: string) =>
  put('device', {
    ...{ company_id: of.id, shop_id: shopId, name: 'Door', kind: 'camera', driver: 'file', state_at: AT },
    ...{ edited_by: of.owner.id, created_at: AT, updated_at: AT },
  });

type Undo = () => Promise<unknown>;
type Facts = Partial<Record<GuideItem, () => Promise<Undo>>>;

/** Each item: to do, done by its fact, and to do when the fact is gone. */
async function follows(who: Person, facts: Facts): Promise<void> {
  for (const [item, make] of Object.entries(facts)) {
    expect(await stateOf(who, item), item).toBe('todo');
    const undo = await make();
    expect(await stateOf(who, item), item).toBe('done');
    await undo();
    expect(await stateOf(who, item), item).toBe('todo');
  }
}

it('ticks each item of administrators by its fact alone', async () => {
  const of = await w.company();
  const { id, owner } = of;
  const own = { company_id: id };
  const shopId = await of.shop();
  const make = recordFactory(w, of);
  const set = (text: string, values: unknown[] = [id]) => w.sql(text, values);
  const process = { ...own, mode: 'on_site', levels: '[]', on_empty: 'administrators', cc_ids: [], cc_role_ids: [] };
  const setting = { ...process, allows_override: true, created_at: AT, updated_at: AT };
  let template = { id: '', versionId: '', itemIds: [''] };
  const facts: Facts = {
    company: async () => {
      await set('update company set logo_file_id = $2 where id = $1', [id, await givenPhoto(w, owner)]);
      return () => set('update company set logo_file_id = null where id = $1');
    },
    department: async () => {
      const named = { parent_id: of.start.rootDepartmentId, name: 'North', lineage: '/north/' };
      const made = await put('department', { ...own, ...named });
      return () => set('delete from department where id = $1', [made]);
    },
    members: async () => {
      await of.member();
      return () => set(`update member set state = 'disabled' where company_id = $1 and not is_owner`);
    },
    shop: async () => {
      await set('insert into shop_manager (company_id, shop_id, member_id) values ($1, $2, $3)', [
        id,
        shopId,
        owner.id,
      ]);
      return () => set('delete from shop_manager where company_id = $1');
    },
    device: async () => {
      const made = await deviceOf(of, shopId);
      return () => set('update device set deleted_at = now() where id = $1', [made]);
    },
    template: async () => {
      template = await make.template();
      return () => set('update template set deleted_at = now() where company_id = $1');
    },
    inspection: async () => {
      await make.record({ shopId, template, inspector: owner, at: AT.toISOString() });
      return () => set(`update record set state = 'void' where company_id = $1`);
    },
    rectification: async () => {
      const made = await givenRectification(w, of, { shopId, initiator: owner, handlers: [owner] });
      expect(await stateOf(owner, 'rectification')).toBe('todo');
      await set(`update rectification set state = 'completed', completed_at = now() where id = $1`, [made]);
      return () => set(`update rectification set state = 'pending', completed_at = null where id = $1`, [made]);
    },
    process: async () => {
      await put('process_setting', { ...setting, template_id: template.id });
      expect(await stateOf(owner, 'process')).toBe('todo');
      const made = await put('process_setting', setting);
      return () => set('delete from process_setting where id = $1', [made]);
    },
    cycle: async () => {
      const made = await put('cycle', {
        ...{ ...own, number: 'C1', name: 'Weekly', mode: 'on_site', purpose: 'regular', template_id: template.id },
        ...{ shop_ids: [shopId], group_ids: [], excluded_ids: [], executor: '{}', reviewer_ids: [], cc_ids: [] },
        ...{ frequency: 'daily', schedule: '{}', skips_days_off: false, deadline_policy: 'close', owner_id: owner.id },
        ...{ state: 'ended', ended_at: AT, since_at: AT, wake_at: AT, seed: 1, created_at: AT, updated_at: AT },
      });
      return () => set('update cycle set deleted_at = now() where id = $1', [made]);
    },
    announcement: async () => {
      const made = await noticeOf(of);
      return () => set(`update notice set state = 'withdrawn', recalled_at = now() where id = $1`, [made]);
    },
    subscription: async () => {
      const made = await put('subscription', {
        ...{ ...own, name: 'Week', name_pinyin: 'week', report: 'records', period: 'days7', frequency: 'daily' },
        ...{ weekday: 1, month_day: 1, send_time: '08:00', start_on: '2026-11-10', channels: ['in_app'] },
        ...{ with_file: false, skip_empty: true, origin: '', owner_id: owner.id, created_at: AT, updated_at: AT },
      });
      return () => set('delete from subscription where id = $1', [made]);
    },
  };
  expect(Object.keys(facts)).toEqual([...GUIDE.owner]);
  await follows(owner, facts);
});

it('ticks each item of store managers and inspectors by what they did themselves', async () => {
  const of = await w.company();
  const own = { company_id: of.id };
  const [keeper, second] = [await of.member({ role: 'store_manager' }), await of.member({ role: 'store_manager' })];
  const walker = await of.member({ role: 'inspector' });
  const shopId = await of.shop();
  const make = recordFactory(w, of);
  const template = await make.template();
  const inspected = (inspector: Person, mode: 'self' | 'remote') => async () => {
    await make.record({ shopId, template, inspector, mode, at: AT.toISOString() });
    return () => w.sql(`update record set state = 'void' where inspector_id = $1`, [inspector.id]);
  };
  const ofKeeper: Facts = {
    watch: async () => {
      const at = { ...own, device_id: await deviceOf(of, shopId), shop_id: shopId, channel: 1, name: 'Door' };
      const camera = await put('camera', { ...at, created_at: AT });
      const ticket = { ...own, member_id: keeper.id, session_id: uuidv7(), camera_id: camera, shop_id: shopId };
      const asked = { ...ticket, purpose: 'routine', asked_at: AT, seen_at: AT };
      await put('watch', { ...asked, use: 'live' });
      await put('watch', { ...asked, use: 'playback', opened_at: AT });
      expect(await stateOf(keeper, 'watch')).toBe('todo');
      const live = await put('watch', { ...asked, use: 'live', opened_at: AT });
      return () => w.sql('delete from watch where id = $1', [live]);
    },
    self_inspection: inspected(keeper, 'self'),
    handle_rectification: async () => {
      const made = await givenRectification(w, of, { shopId, initiator: walker, handlers: [keeper, second] });
      await w.sql('update rectification set handled_at = now() where id = $1', [made]);
      const acted = `update rectification_person set acted_at = $3 where rectification_id = $1 and member_id = $2`;
      await w.sql(acted, [made, keeper.id, AT]);
      expect(await stateOf(second, 'handle_rectification')).toBe('todo');
      return () => w.sql(acted, [made, keeper.id, null]);
    },
    read_announcement: async () => {
      const sent = `insert into notice_recipient (company_id, notice_id, member_id, sent_at, read_at) values ($1, $2, $3, $4, $4)`;
      await w.sql(sent, [of.id, await noticeOf(of), keeper.id, AT]);
      return () => w.sql('update notice_recipient set read_at = null where member_id = $1', [keeper.id]);
    },
  };
  const ofWalker: Facts = {
    remote_inspection: inspected(walker, 'remote'),
    picture_rectification: async () => {
      const made = await givenRectification(w, of, { shopId, initiator: walker, handlers: [keeper] });
      expect(await stateOf(walker, 'picture_rectification')).toBe('todo');
      await w.sql(`update rectification set source = 'album' where id = $1`, [made]);
      return () => w.sql(`update rectification set source = 'record' where id = $1`, [made]);
    },
  };
  expect([Object.keys(ofKeeper), Object.keys(ofWalker)]).toEqual([[...GUIDE.store_manager], [...GUIDE.inspector]]);
  await follows(keeper, ofKeeper);
  await follows(walker, ofWalker);
});
