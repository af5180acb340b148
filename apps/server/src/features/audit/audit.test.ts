import { type AuditRow, auditApi } from '@rondo/contract/audit';
import type { Input } from '@rondo/contract/kit/endpoint';
import { roleApi } from '@rondo/contract/role';
import { sessionApi } from '@rondo/contract/session';
import { shopApi } from '@rondo/contract/shop';
import { addDays, civilDate } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compose, type Refused } from '../../../test/client.ts';
import { customRole } from '../../../test/custom-role.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { dispatchTo, givenTemplate } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';
import { readXlsx } from '../../platform/table/read-xlsx.ts';
import { hashPassword } from '../session/index.ts';

let w: World;
let company: Company;

beforeAll(async () => {
  w = await world();
  company = await w.company();
});
afterAll(() => w.stop());

const reasonOf = (call: Promise<unknown>) => call.then(() => 'OK').catch((error: Refused) => error.reason);
const log = async (filter: Input<typeof auditApi.list> = {}, by = company.owner): Promise<AuditRow[]> =>
  (await by.call(auditApi.list, filter)).list;

const SHOP = {
  code: 'H1',
  phone: '',
  province: '',
  city: '',
  district: '',
  address: 'Quay 1',
  latitude: null,
  longitude: null,
  format: null,
  areaM2: 120,
  tags: ['sea'],
  openedOn: null,
  timeZone: null,
  hours: [],
  remarks: '',
  managerIds: [],
};

/** An entry as an old day left it. */
const entry = (at: Date, name: string, more: Record<string, unknown> = {}) =>
  w.sql(
    `insert into history (company_id, id, object_kind, object_id, object_name, at, actor_id, actor_name, event, comment)
     values ($1, gen_random_uuid(), 'role', gen_random_uuid(), $2, $3, $4, $5, 'updated', $6)`,
    [company.id, name, at, company.owner.id, company.owner.name, more.comment ?? null],
  );

describe('the log', () => {
  it('says who did what to whom, from where, and what it was before and after', async () => {
    const groupId = company.start.rootGroupId;
    const create = { ...SHOP, name: 'Harbour', groupId, state: 'open' as const, requestId: requestId() };
    const { id } = await company.owner.call(shopApi.create, create);
    const manager = await company.member({ role: 'store_manager', name: 'Mei' });
    const { rev } = await company.owner.call(shopApi.get, { id });
    const change = { ...SHOP, id, rev, groupId, name: 'Harbour East', address: 'Quay 2', managerIds: [manager.id] };
    await company.owner.call(shopApi.update, change);
    const [updated, created] = await log({ objectId: id });
    expect(created).toMatchObject({ kind: 'shop', event: 'created', objectName: 'Harbour', toState: 'open' });
    expect(updated).toMatchObject({
      actor: { id: company.owner.id, name: company.owner.name },
      event: 'updated',
      objectName: 'Harbour East',
      ip: '127.0.0.1',
      device: 'Test 1 · Node',
      changes: [
        { field: 'name', before: 'Harbour', after: 'Harbour East' },
        { field: 'address', before: 'Quay 1', after: 'Quay 2' },
        { field: 'managers', before: null, after: 'Mei' },
      ],
    });
  });

  it('names tasks by number and name, and what kept no name by what it is called now', async () => {
    const template = await givenTemplate(w, company);
    const shopId = await company.shop({ managerIds: [company.owner.id] });
    const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
    const [row] = await log({ objectId: firstTaskId });
    expect(row?.objectName).toMatch(/^T\d+ Monthly check$/);
    await w.sql('update history set object_name = null where object_id = $1', [firstTaskId]);
    expect((await log({ objectId: firstTaskId }))[0]?.objectName).toBe(row?.objectName);
  });

  it('keeps with a change of a role, or of who holds it, who gained and lost what', async () => {
    const of = await w.company();
    const id = await customRole(of, ['frame', 'task_center']);
    const [first, second] = [await of.member({ name: 'First' }), await of.member({ name: 'Second' })];
    await of.owner.call(roleApi.assign, { id, add: [first.id, second.id] });
    const role = (await of.owner.call(roleApi.list, {})).find((one) => one.id === id);
    if (!role) throw new Error('no role');
    const saved = await of.owner.call(roleApi.update, { ...role, codes: ['frame', 'frame_staff'] });
    await of.owner.call(roleApi.assign, { id, remove: [second.id] });
    const [taken, updated] = (await of.owner.call(auditApi.list, { objectId: id })).list;
    expect(updated?.diff).toEqual(saved);
    expect(saved).toMatchObject({ gaining: 2, losing: 0, codes: [{ code: 'frame_staff', gain: 2, lose: 0 }] });
    expect(taken?.diff).toMatchObject({
      gaining: 0,
      losing: 1,
      codes: [{ code: 'frame_staff', lose: 1, loseNames: ['Second'] }],
    });
    const text = JSON.stringify(await exported(of.owner, { objectId: id }));
    expect(text).toContain('2 people gain permissions');
    expect(text).toContain('Member management: 2 people gain (First, Second)');
  });

  it('calls preset roles as the reader does, and finds them by that word', async () => {
    const of = await w.company();
    const staff = (await of.owner.call(roleApi.list, {})).find((one) => one.key === 'staff');
    if (!staff) throw new Error('no role');
    await w.sql(`update role set name = '店员' where company_id = $1 and key = 'staff'`, [of.id]);
    await of.owner.call(roleApi.update, { ...staff, name: '店员', description: 'At the counter' });
    const [kept] = await w.sql(`select object_name from history where object_id = $1`, [staff.id]);
    expect(kept).toEqual({ object_name: '店员' });
    const found = (await of.owner.call(auditApi.list, { keyword: 'staf', kind: ['role'] })).list;
    expect(found.map((row) => row.objectName)).toEqual(['Staff']);
  });

  it('keeps every sign-in and sign-out', async () => {
    const person = await company.member({ name: 'Signs' });
    const [row] = await w.sql<{ mail: string }>('select mail from member where id = $1', [person.id]);
    await w.sql('update person set password_hash = $1 where mail = $2', [await hashPassword('Rondo2026'), row?.mail]);
    const session = await w.call(sessionApi.signIn, { account: row?.mail ?? '', password: 'Rondo2026' });
    if (!('token' in session)) throw new Error('no session');
    await w.call(sessionApi.signOut, {}, session);
    const rows = await log({ kind: ['session'], objectId: person.id });
    expect(rows.map((r) => [r.event, r.actor?.name])).toEqual([
      ['sign_out', 'Signs'],
      ['sign_in', 'Signs'],
    ]);
  });

  it('is open to nobody without its permission, and holds nothing of another company', async () => {
    const staff = await company.member({ role: 'staff' });
    expect(await reasonOf(log({}, staff))).toBe('FORBIDDEN');
    const other = await w.company();
    expect(await log({}, other.owner)).toEqual([]);
  });
});

async function exported(who: Person, filter: Input<typeof auditApi.export>) {
  const sent = compose(auditApi.export, filter, who, { now: w.clock.now().getTime() });
  const response = await fetch(`${w.base}${sent.url}`, { headers: sent.headers });
  expect(response.headers.get('content-disposition')).toMatch(
    /^attachment; filename\*=UTF-8''Audit%20log%20\d{4}-\d\d-\d\d\.xlsx$/,
  );
  return readXlsx(new Uint8Array(await response.arrayBuffer()));
}

describe('finding something', () => {
  it('shows the last 30 days of the company, other days when they are named, and all there is of one object', async () => {
    const today = civilDate(w.clock.now(), 'Asia/Shanghai');
    const at = (days: number, time: string) => new Date(`${addDays(today, -days)}T${time}+08:00`);
    await entry(at(29, '00:00:00'), 'Edge in');
    await entry(at(30, '23:59:59'), 'Edge out');
    await entry(at(400, '12:00:00'), 'Ancient');
    const names = (rows: AuditRow[]) => rows.map((r) => r.objectName).filter((n) => /^(Edge|Ancient)/.test(n));
    expect(names(await log({ size: 100 }))).toEqual(['Edge in']);
    const day = addDays(today, -30);
    expect(names(await log({ from: day, to: day }))).toEqual(['Edge out']);
    const [ancient] = await w.sql<{ object_id: string }>(`select object_id from history where object_name = 'Ancient'`);
    expect(names(await log({ objectId: ancient?.object_id }))).toEqual(['Ancient']);
  });

  it('by words of object, person and remark, by person and by kind', async () => {
    await entry(w.clock.now(), 'Night_shift', { comment: '100% agreed' });
    for (const keyword of ['night_s', '0% AGR', company.owner.name])
      expect(
        (await log({ keyword, size: 100 })).map((r) => r.objectName),
        keyword,
      ).toContain('Night_shift');
    expect(await log({ keyword: 'nightXs' })).toEqual([]);
    const nobody = await company.member();
    expect(await log({ actorId: [nobody.id] })).toEqual([]);
    const roles = await log({ kind: ['role'], actorId: [company.owner.id], size: 100 });
    expect(new Set(roles.map((r) => r.kind))).toEqual(new Set(['role']));
  });

  it('page by page, each entry once', async () => {
    const at = w.clock.now();
    for (let i = 0; i < 25; i += 1) await entry(at, `Same moment ${i}`);
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await company.owner.call(auditApi.list, { keyword: 'Same moment', size: 10, cursor });
      expect(answer.total).toBe(25);
      seen.push(...answer.list.map((r) => r.id));
      cursor = answer.next ?? undefined;
    } while (cursor);
    expect([seen.length, new Set(seen).size]).toEqual([25, 25]);
  });
});

describe('the export', () => {
  it('holds what is filtered, runs nothing as a formula, and is in the log itself', async () => {
    await entry(w.clock.now(), '=HYPERLINK("http://x","y")', { comment: 'a\u0008 <b>&"' });
    const table = await exported(company.owner, { keyword: 'HYPERLINK' });
    expect(JSON.stringify(table)).toContain('=HYPERLINK(');
    expect(JSON.stringify(table)).toContain('changed the role');
    expect((await log({ kind: ['export'] }))[0]).toMatchObject({ event: 'audit', actor: { id: company.owner.id } });
  });
});

it('nothing of it can be changed or removed by the application, in no partition', async () => {
  await entry(w.clock.now(), 'Kept');
  const partitions = await w.sql<{ name: string }>(
    `select inhrelid::regclass::text as name from pg_inherits where inhparent = 'history'::regclass`,
  );
  expect(partitions.length).toBeGreaterThan(10);
  const client = await w.app.owner.connect();
  try {
    await client.query('set role rondo_app');
    await client.query(`select set_config('app.company_id', $1, false)`, [company.id]);
    for (const { name } of [{ name: 'history' }, ...partitions])
      for (const text of [`update ${name} set comment = ''`, `delete from ${name}`, `truncate ${name}`])
        await expect(client.query(text), text).rejects.toThrow(/permission denied/);
    await expect(client.query('drop table history')).rejects.toThrow(/must be owner/);
  } finally {
    await client.query('reset role');
    client.release(true);
  }
  expect((await log({ keyword: 'Kept' })).length).toBeGreaterThan(0);
});
