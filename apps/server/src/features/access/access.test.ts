import { accessApi } from '@rondo/contract/access';
import { cycleApi } from '@rondo/contract/cycle';
import type { Output } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { rectificationApi } from '@rondo/contract/rectification';
import { roleApi } from '@rondo/contract/role';
import { sessionApi } from '@rondo/contract/session';
import { shopApi } from '@rondo/contract/shop';
import { taskApi } from '@rondo/contract/task';
import { effectiveAccess } from '@rondo/domain/access';
import { OBJECT_RULES, type ObjectKind } from '@rondo/domain/explain';
import { LIVE_PAGES, pageRule } from '@rondo/domain/page';
import { flattenMenu, holds, PERMISSION_CODES } from '@rondo/domain/permission';
import { PRESET_ROLES } from '@rondo/domain/role';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, dispatchTo, givenTemplate, inspect } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let owner: Person;
/** Whoever the explanations are about, by what is special with them. */
let people: Record<string, Person>;
let objects: { kind: ObjectKind; id: string; key: string; open: (who: Person) => Promise<unknown> }[];

beforeAll(async () => {
  w = await world();
  company = await w.company();
  owner = company.owner;
  const east = await company.group('East');
  const bay = await company.group('Bay', east);
  const [harbour, airport] = [
    await company.shop({ name: 'Harbour', groupId: bay }),
    await company.shop({ name: 'Airport' }),
  ];
  const handler = await company.member({ name: 'Handler', shopIds: [harbour] });
  const cc = await company.member({ name: 'Copied' });
  const bystander = await company.member({ name: 'Bystander' });
  people = {
    handler,
    cc,
    bystander,
    owner,
    administrator: await company.member({ role: 'administrator' }),
    inspectorWithoutScope: await company.member({ role: 'inspector', name: 'Ines' }),
    inspectorOfGroup: await company.member({ role: 'inspector', groupIds: [east] }),
    inspectorElsewhere: await company.member({ role: 'inspector', shopIds: [airport] }),
    staffOfShop: await company.member({ shopIds: [harbour] }),
    manager: await company.member({ role: 'store_manager' }),
    areaManagerOfAll: await company.member({ role: 'area_manager', scopeAll: true }),
    staffOfAll: await company.member({ scopeAll: true }),
    disabled: await company.member({ role: 'inspector', scopeAll: true }),
    resigned: await company.member({ role: 'inspector', scopeAll: true }),
    bare: await company.member({ name: 'Bare', shopIds: [harbour] }),
  };
  const bare = await owner.call(roleApi.create, { name: 'Bare', codes: [], tier: 'scope', requestId: requestId() });
  await owner.call(roleApi.assign, { id: bare.id, add: [people.bare?.id ?? ''] });
  await owner.call(roleApi.assign, { id: company.start.roleIds.staff, remove: [people.bare?.id ?? ''] });
  await w.sql('insert into shop_manager (company_id, shop_id, member_id, sort) values ($1, $2, $3, 0)', [
    company.id,
    harbour,
    people.manager?.id,
  ]);
  const template = await givenTemplate(w, company);
  await dispatchTo(w, person('administrator'), template.id, [harbour], {
    executor: { kind: 'members', memberIds: [handler.id] },
    ccIds: [cc.id],
  });
  const { list } = await handler.call(taskApi.list, { tab: 'todo' });
  await inspect(handler, list[0]?.id ?? '', answersOf(template.items, [0]));
  // Who took part keeps that one object, whatever becomes of their scope.
  await w.sql(`update member set scope_shop_ids = '{}' where company_id = $1 and id = $2`, [company.id, handler.id]);
  const [made] = await w.sql<{ task: string; t_no: string; record: string; r_no: string; id: string; number: string }>(
    `select t.id as task, t.number as t_no, r.id as record, r.number as r_no, c.id, c.number from rectification c
       join record r on r.company_id = c.company_id and r.id = c.record_id
       join task t on t.company_id = r.company_id and t.id = r.task_id where c.company_id = $1`,
    [company.id],
  );
  if (!made) throw new Error('nothing made');
  for (const state of ['disabled', 'resigned'] as const)
    await w.sql('update member set state = $3 where company_id = $1 and id = $2', [
      company.id,
      people[state]?.id,
      state,
    ]);
  const cycle = await person('administrator').call(cycleApi.create, {
    ...{ name: 'Weekly', mode: 'on_site', templateIds: [template.id], shopIds: [harbour], review: false },
    executor: { kind: 'members', memberIds: [handler.id] },
    schedule: {
      recurrence: { frequency: 'weekly', weekdays: [0] },
      ...{ startOn: '2190-01-01', startTime: '09:00', term: { kind: 'days', days: 1 } },
    },
    requestId: requestId(),
  });
  objects = [
    { kind: 'shop', id: harbour, key: 'harbour', open: (who) => who.call(shopApi.get, { id: harbour }) },
    { kind: 'task', id: made.task, key: made.t_no, open: (who) => who.call(taskApi.get, { id: made.task }) },
    { kind: 'record', id: made.record, key: made.r_no, open: (who) => who.call(recordApi.get, { id: made.record }) },
    {
      kind: 'rectification',
      id: made.id,
      key: made.number,
      open: (who) => who.call(rectificationApi.get, { id: made.id }),
    },
    {
      kind: 'cycle',
      id: cycle.id,
      key: cycle.number,
      open: (who) => who.call(cycleApi.get, { id: cycle.id }),
    },
  ];
});
afterAll(() => w.stop());

/** Whether a call succeeds; what is not a refusal of access is no answer. */
async function succeeds(call: Promise<unknown>): Promise<boolean> {
  return call.then(
    () => true,
    (error: unknown) => {
      const isRefusal = error instanceof Refused;
      if (!isRefusal || !['NOT_FOUND', 'FORBIDDEN', 'SESSION_ENDED'].includes(error.reason ?? '')) throw error;
      return false;
    },
  );
}
const person = (name: string): Person => {
  const found = people[name];
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const explain = (name: string, kind: ObjectKind, by = owner): Promise<Output<typeof accessApi.explainObject>> =>
  by.call(accessApi.explainObject, {
    memberId: person(name).id,
    kind,
    key: objects.find((o) => o.kind === kind)?.key ?? '',
  });

describe('the explainer', () => {
  it('says allowed exactly where the call succeeds, for every member and every object', async () => {
    w.clock.refreshActors();
    expect(await succeeds(person('bare').call(recordApi.list, {}))).toBe(false);
    const said: string[] = [];
    const done: string[] = [];
    for (const name of Object.keys(people)) {
      for (const { kind, open } of objects) {
        const { allowed, checks, fixes } = await explain(name, kind);
        said.push(`${name} ${kind} ${allowed}`);
        done.push(`${name} ${kind} ${await succeeds(open(person(name)))}`);
        expect(checks.every((check) => check.passed)).toBe(allowed);
        expect(fixes.length > 0).toBe(!allowed);
      }
    }
    expect(said).toEqual(done);
    expect(said.filter((line) => line.endsWith('true')).length).toBeGreaterThan(15);
    expect(said.filter((line) => line.endsWith('false')).length).toBeGreaterThan(15);
  });

  it('asks for the codes that the endpoints ask for', () => {
    const needs = {
      ...{ shop: shopApi.get, task: taskApi.get, record: recordApi.get },
      ...{ rectification: rectificationApi.get, cycle: cycleApi.get },
    };
    for (const { kind } of objects) {
      // Whoever took part in a record reads it with whatever codes: the endpoint asks for them itself.
      const rule = kind === 'record' ? null : OBJECT_RULES[kind];
      expect(needs[kind].needs).toEqual(rule ?? { kind: 'signed_in' });
    }
  });

  it('names the shop that is not in the scope; after it is added, the member sees it', async () => {
    const before = await explain('inspectorWithoutScope', 'shop');
    expect(before.checks).toContainEqual({
      check: 'scope',
      passed: false,
      text: 'The store “Harbour” is not in the scope',
    });
    expect(before.fixes).toEqual([
      {
        kind: 'add_shop',
        text: 'Add the store “Harbour” to the scope of Ines',
        page: `/user/member?open=${person('inspectorWithoutScope').id}`,
      },
    ]);
    const shop = objects[0];
    if (!shop) throw new Error('no shop');
    const scope = (ids: string[]) =>
      w.sql('update member set scope_shop_ids = $3 where company_id = $1 and id = $2', [
        company.id,
        person('inspectorWithoutScope').id,
        ids,
      ]);
    await scope([shop.id]);
    expect((await explain('inspectorWithoutScope', 'shop')).allowed).toBe(true);
    w.clock.refreshActors();
    await shop.open(person('inspectorWithoutScope'));
    await scope([]);
  });

  it('finds an object by its id as well, and names what it is', async () => {
    const shop = objects[0];
    const { object } = await owner.call(accessApi.explainObject, {
      memberId: owner.id,
      kind: 'shop',
      key: shop?.id ?? '',
    });
    expect(object).toEqual({ id: shop?.id, name: 'Harbour', place: 'East/Bay' });
    await expect(
      owner.call(accessApi.explainObject, { memberId: owner.id, kind: 'task', key: 'T-none' }),
    ).rejects.toMatchObject({ reason: 'NOT_FOUND' });
  });

  it('tells a reader nothing of what they may not see themself', async () => {
    const { id } = await owner.call(roleApi.create, {
      name: 'People',
      codes: ['frame', 'frame_staff'],
      tier: 'own',
      requestId: requestId(),
    });
    const reader = await company.member();
    await owner.call(roleApi.assign, { id, add: [reader.id] });
    w.clock.refreshActors();
    await reader.call(accessApi.explainPage, { memberId: reader.id, page: '/shop' });
    for (const { kind } of objects)
      await expect(explain('handler', kind, reader)).rejects.toMatchObject({ reason: 'NOT_FOUND' });
    const { fixes } = await reader.call(accessApi.explainPage, { memberId: reader.id, page: '/user/role' });
    expect(fixes.length).toBeGreaterThan(0);
    expect(fixes.every((fix) => fix.page === null)).toBe(true);
  });

  it('of a page agrees with its rule, for every member and every page', async () => {
    for (const name of Object.keys(people)) {
      const who = person(name);
      const isHere = name !== 'disabled' && name !== 'resigned';
      const codes = isHere ? flattenMenu((await who.call(sessionApi.me, {})).menuList) : new Set<string>();
      const asked = LIVE_PAGES.map((page) => owner.call(accessApi.explainPage, { memberId: who.id, page }));
      for (const [i, { allowed }] of (await Promise.all(asked)).entries()) {
        const page = LIVE_PAGES[i] ?? '/task';
        const rule = pageRule(page);
        expect(allowed, `${name} ${page}`).toBe(isHere && (rule === null || holds(codes, rule)));
      }
    }
  });
});

describe('what changed for me', () => {
  it('is exactly what the roles gave and took, with the pages, until it is seen', async () => {
    const me = await company.member();
    const { store_manager, staff } = company.start.roleIds;
    await owner.call(roleApi.assign, { id: store_manager, add: [me.id] });
    await owner.call(roleApi.assign, { id: staff, remove: [me.id] });
    w.clock.refreshActors();
    expect((await me.call(sessionApi.me, {})).accessNews).toBe(1);
    const gained = PERMISSION_CODES.filter(
      (c) => PRESET_ROLES.store_manager.codes.includes(c) && !PRESET_ROLES.staff.codes.includes(c),
    );
    const [change, ...rest] = await me.call(accessApi.changes, {});
    expect(rest).toEqual([]);
    expect(change).toMatchObject({
      cause: 'roles_assigned',
      roleName: 'Store manager',
      by: { id: owner.id, name: owner.name },
      gained,
      lost: [],
      pagesLost: [],
      seenAt: null,
    });
    // Of the pages that exist: nobody is told of one they cannot open yet.
    expect(change?.pagesGained).toEqual([
      ...['/shop', '/surveillance', '/shopmap', '/ai', '/inspect/record', '/inspect/problem', '/flow'],
      ...['/flow/dashboard', '/device', '/flow/counter', '/flow/health', '/inspect/agreement'],
    ]);
    expect(await me.call(accessApi.seen, {})).toEqual({ seen: 1 });
    expect((await me.call(sessionApi.me, {})).accessNews).toBe(0);
    expect((await person('bystander').call(accessApi.changes, {})).length).toBe(0);
  });
});

it('the menu tree of a member is exactly what their roles give, for any roles', async () => {
  const me = await company.member();
  const made = await Promise.all(
    [1, 2, 3].map((n) =>
      owner.call(roleApi.create, { name: `Any ${n}`, codes: [], tier: 'own', requestId: requestId() }),
    ),
  );
  for (const { id } of made) await owner.call(roleApi.assign, { id, add: [me.id] });
  await owner.call(roleApi.assign, { id: company.start.roleIds.staff, remove: [me.id] });
  const sets = fc.array(fc.subarray([...PERMISSION_CODES]), { minLength: 3, maxLength: 3 });
  for (const codes of fc.sample(sets, 4)) {
    for (const [i, { id }] of made.entries())
      await w.sql('update role set codes = $3 where company_id = $1 and id = $2', [company.id, id, codes[i]]);
    const effective = effectiveAccess(codes.map((c) => ({ codes: c, tier: 'own' }))).codes;
    w.clock.refreshActors();
    expect(flattenMenu((await me.call(sessionApi.me, {})).menuList)).toEqual(effective);
  }
});
