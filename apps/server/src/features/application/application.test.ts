import { applicationApi } from '@rondo/contract/application';
import { memberApi } from '@rondo/contract/member';
import { messageApi } from '@rondo/contract/message';
import { sessionApi } from '@rondo/contract/session';
import { DAY_MS } from '@rondo/domain/duration';
import type { RoleKey } from '@rondo/domain/role';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { openStream } from '../../../test/stream.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let other: Company;
beforeAll(async () => {
  w = await world();
  other = await w.company();
});
beforeEach(async () => {
  company = await w.company({ name: 'Hill Bakery' });
});
afterAll(() => w.stop());

const refusal = async (promise: Promise<unknown>): Promise<Refused> => {
  const error = await promise.then(
    () => null,
    (e: unknown) => e,
  );
  if (error instanceof Refused) return error;
  throw error ?? new Error('was not refused');
};

let count = 0;
interface Asks {
  name?: string;
  hasPassword?: boolean;
  mobile?: string;
  personId?: string;
}

/** Somebody who has an account and asked to join. */
async function applicant({ name = 'New Face', hasPassword = true, ...who }: Asks = {}, at = company) {
  count += 1;
  const personId = who.personId ?? uuidv7();
  const id = uuidv7();
  const mail = `applicant${count}@test.rondo`;
  if (!who.personId)
    await w.sql(
      `insert into person (id, mail, mobile, mail_proved_at, mobile_proved_at, register_type, password_hash, language)
       values ($1, $2, $3, now(), now(), 2, $4, 'en-US')`,
      [personId, mail, who.mobile ?? null, hasPassword ? 'hash' : null],
    );
  await w.sql(
    `insert into application (company_id, id, person_id, name, mobile, mail, message, created_at, expires_at)
     values ($1, $2, $3, $4, $5, $6, 'let me in', $7, $8)`,
    [
      at.id,
      id,
      personId,
      name,
      who.mobile ?? null,
      mail,
      w.clock.now(),
      new Date(w.clock.now().getTime() + 30 * DAY_MS),
    ],
  );
  return { id, personId, mail };
}

const place = (role: RoleKey = 'staff', at = company) => ({
  departmentId: at.start.rootDepartmentId,
  roleIds: [at.start.roleIds[role]],
  scope: { kind: 'some' as const },
});
const approve = (who: Person, ids: string[], role: RoleKey = 'staff') =>
  who.call(applicationApi.approve, { ids, ...place(role) });
const rowOf = async (id: string) => {
  const { list } = await company.owner.call(applicationApi.list, { size: 100 });
  const row = list.find((one) => one.id === id);
  if (!row) throw new Error('not in the list');
  return row;
};
const memberOf = async (personId: string) => {
  const [row] = await w.sql<{ id: string; state: string; scope_all: boolean; role: string; news: number }>(
    `select m.id, m.state, m.scope_all, r.key as role,
       (select count(*)::int from access_change c where c.member_id = m.id) as news
     from member m join member_role mr on mr.member_id = m.id join role r on r.id = mr.role_id
     where m.company_id = $1 and m.person_id = $2`,
    [company.id, personId],
  );
  return row;
};
const letters = () =>
  w.sql<{ target: string; text_key: string; params: Record<string, unknown>; language: string }>(
    'select target, text_key, params, language from delivery where company_id = $1 order by id',
    [company.id],
  );

describe('approving', () => {
  it('makes an active member of the department, roles and scope chosen, tells the applicant, and is in the history', async () => {
    const { id, personId, mail } = await applicant({ name: 'Ann' });
    expect(await company.owner.call(memberApi.applyCount, {})).toBe(1);
    expect(await approve(company.owner, [id], 'inspector')).toEqual({ approved: 1, refused: [] });
    expect(await memberOf(personId)).toMatchObject({ state: 'active', role: 'inspector', scope_all: false, news: 0 });
    expect(await rowOf(id)).toMatchObject({ state: 'approved', decidedBy: { id: company.owner.id } });
    expect(await company.owner.call(memberApi.applyCount, {})).toBe(0);
    expect(await letters()).toMatchObject([
      { target: mail, text_key: 'application_approved', language: 'en-US', params: { company: 'Hill Bakery' } },
    ]);
    const traces = await w.sql('select event, object_name from history where company_id = $1 and object_id = $2', [
      company.id,
      id,
    ]);
    expect(traces).toEqual([{ event: 'approve', object_name: 'Ann' }]);
  });

  it('invites whoever has neither a password nor signed in before', async () => {
    const { id, personId } = await applicant({ hasPassword: false });
    await approve(company.owner, [id]);
    expect(await memberOf(personId)).toMatchObject({ state: 'invited' });
  });

  it('takes somebody who resigned back as the same member', async () => {
    const member = await company.member({ role: 'staff', name: 'Back Again' });
    await w.sql(`update member set state = 'resigned', resigned_at = now() where id = $1`, [member.id]);
    const [row] = await w.sql<{ person_id: string }>('select person_id from member where id = $1', [member.id]);
    const { id, personId } = await applicant({ personId: row?.person_id ?? '' });
    expect(await rowOf(id)).toMatchObject({ duplicate: { id: member.id, state: 'resigned' } });
    expect((await approve(company.owner, [id], 'store_manager')).approved).toBe(1);
    expect(await memberOf(personId)).toMatchObject({ id: member.id, state: 'active', role: 'store_manager' });
    expect(await rowOf(id)).toMatchObject({ memberId: member.id });
  });

  it('links the applicant to an invited member who has their phone, instead of making another', async () => {
    const member = await company.member({ role: 'inspector' });
    await w.sql(`update member set state = 'invited', mobile = '13800000001' where id = $1`, [member.id]);
    const { id, personId } = await applicant({ mobile: '13800000001' });
    expect(await rowOf(id)).toMatchObject({ duplicate: { id: member.id } });
    expect((await approve(company.owner, [id])).approved).toBe(1);
    expect(await memberOf(personId)).toMatchObject({ id: member.id, role: 'inspector' });
  });

  it('hands nobody the member of somebody else, and enables no suspended one', async () => {
    const theirs = await company.member({ role: 'staff', name: 'Somebody' });
    const off = await company.member({ role: 'staff', name: 'Suspended' });
    await w.sql(`update member set mobile = '13800000002' where id = $1`, [theirs.id]);
    await w.sql(`update member set mobile = '13800000003', state = 'disabled' where id = $1`, [off.id]);
    const a = await applicant({ mobile: '13800000002' });
    const b = await applicant({ mobile: '13800000003' });
    const answer = await approve(company.owner, [a.id, b.id]);
    expect(answer.approved).toBe(0);
    expect(answer.refused.map((r) => r.message)).toEqual([
      'The phone or address is that of Somebody, who signs in with another account',
      'Suspended is a disabled member: enable them in members',
    ]);
    expect((await rowOf(a.id)).state).toBe('pending');
  });

  it('has one winner: of 20 at once one approves, the others are told that it is decided', async () => {
    const { id, personId } = await applicant();
    const answers = await Promise.all(Array.from({ length: 20 }, () => approve(company.owner, [id])));
    expect(answers.filter((a) => a.approved === 1)).toHaveLength(1);
    expect(new Set(answers.flatMap((a) => a.refused.map((r) => r.message)))).toEqual(
      new Set(['This application has been decided already']),
    );
    const members = await w.sql('select 1 from member where company_id = $1 and person_id = $2', [
      company.id,
      personId,
    ]);
    expect(members).toHaveLength(1);
    expect((await letters()).filter((l) => l.text_key === 'application_approved')).toHaveLength(1);
  });

  it('takes in those it can when one of several is decided already', async () => {
    const [a, b, c] = [await applicant(), await applicant({ name: 'Late' }), await applicant()];
    await company.owner.call(applicationApi.refuse, { ids: [b.id] });
    const answer = await approve(company.owner, [a.id, b.id, c.id]);
    expect(answer).toMatchObject({ approved: 2, refused: [{ id: b.id, name: 'Late' }] });
  });

  it('gives nothing that the actor does not have: no role above them, no wider scope', async () => {
    const roleId = uuidv7();
    await w.sql(
      `insert into role (company_id, id, name, codes, tier) values ($1, $2, 'HR', '{frame,frame_book,frame_staff,task_center}', 'scope')`,
      [company.id, roleId],
    );
    const group = await company.group('East');
    const hr = await company.member({ role: 'staff', groupIds: [group] });
    await w.sql('insert into member_role (company_id, member_id, role_id) values ($1, $2, $3)', [
      company.id,
      hr.id,
      roleId,
    ]);
    const { id } = await applicant();
    expect((await refusal(approve(hr, [id], 'administrator'))).reason).toBe('ROLE_ABOVE');
    const give = (scope: { kind: 'all' | 'some'; groupIds?: string[] }) =>
      hr.call(applicationApi.approve, { ids: [id], ...place(), scope });
    expect((await refusal(give({ kind: 'all' }))).reason).toBe('SCOPE_ABOVE');
    expect((await refusal(give({ kind: 'some', groupIds: [company.start.rootGroupId] }))).reason).toBe('SCOPE_ABOVE');
    expect((await give({ kind: 'some', groupIds: [group] })).approved).toBe(1);
  });

  it('wants a department and roles of the own company, and reaches no stranger’s application', async () => {
    const { id } = await applicant();
    const strangers = await applicant({}, other);
    const call = (input: object) => company.owner.call(applicationApi.approve, { ids: [id], ...place(), ...input });
    expect((await refusal(call({ departmentId: other.start.rootDepartmentId }))).reason).toBe('NOT_FOUND');
    expect((await refusal(call({ roleIds: [other.start.roleIds.staff] }))).reason).toBe('NOT_FOUND');
    expect((await refusal(call({ ids: [id, strangers.id] }))).reason).toBe('NOT_FOUND');
    const refuse = company.owner.call(applicationApi.refuse, { ids: [strangers.id] });
    expect((await refusal(refuse)).reason).toBe('NOT_FOUND');
    expect((await rowOf(id)).state).toBe('pending');
    expect(await other.owner.call(applicationApi.list, {})).toMatchObject({ list: [{ state: 'pending' }] });
  });
});

describe('refusing and running out', () => {
  it('refuses with a reason that reaches the applicant, once', async () => {
    const { id, mail } = await applicant();
    const refuse = () => company.owner.call(applicationApi.refuse, { ids: [id], reason: 'No place' });
    expect(await refuse()).toEqual({ refused: 1 });
    expect(await rowOf(id)).toMatchObject({ state: 'refused', refuseReason: 'No place' });
    expect(await letters()).toMatchObject([{ target: mail, params: { reason: 'No place' } }]);
    expect((await refusal(refuse())).reason).toBe('APPLICATION_DECIDED');
    expect((await approve(company.owner, [id])).approved).toBe(0);
  });

  it('runs out after 30 days, by the clock', async () => {
    const { id } = await applicant();
    w.clock.advance(31 * DAY_MS);
    expect((await rowOf(id)).state).toBe('expired');
    expect((await approve(company.owner, [id])).approved).toBe(0);
    await w.app.runJob('application.expire');
    expect(await company.owner.call(applicationApi.counts, {})).toMatchObject({ pending: 0, expired: 1 });
    expect(await company.owner.call(memberApi.applyCount, {})).toBe(0);
    w.clock.advance(-31 * DAY_MS);
  });

  it('is found by state, name and address', async () => {
    const found = await applicant({ name: '王小明' });
    await applicant({ name: 'Somebody Else' });
    const search = (keyword: string) => company.owner.call(applicationApi.list, { keyword, state: ['pending'] });
    expect((await search('小明')).list.map((row) => row.id)).toEqual([found.id]);
    expect((await search(found.mail)).list.map((row) => row.id)).toEqual([found.id]);
    expect((await search('100%')).list).toEqual([]);
  });

  it('is decided by nobody without frame_staff', async () => {
    const { id } = await applicant();
    const staff = await company.member({ role: 'staff' });
    for (const call of [
      () => staff.call(applicationApi.list, {}),
      () => approve(staff, [id]),
      () => staff.call(applicationApi.refuse, { ids: [id] }),
      () => staff.call(applicationApi.invite, {}),
      () => staff.call(memberApi.applyCount, {}),
    ])
      expect((await refusal(call())).reason).toBe('FORBIDDEN');
  });

  it('changes the count of everybody who decides, wherever they have it open', async () => {
    const admin = await company.member({ role: 'administrator' });
    const { ticket } = await admin.call(messageApi.ticket, {});
    const live = await openStream(w.base, ticket);
    const { id } = await applicant();
    await live.next('counters');
    await approve(company.owner, [id]);
    await live.next('counters');
    live.close();
  });
});

describe('the way in', () => {
  const settings = { isOn: true, validityDays: null, needsApproval: true, departmentId: null, roleId: null } as const;

  it('is a code and a link that names who passes it on, with approval by default', async () => {
    const invite = await company.owner.call(applicationApi.invite, {});
    expect(invite).toMatchObject({ isOn: true, needsApproval: true, validityDays: null, expiresAt: null });
    expect(invite.code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(invite.url).toMatch(new RegExp(`^${w.base}/web/login\\?invite=[\\w-]{32}&by=${company.owner.id}$`));
  });

  it('is renewed by killing the old link and code at once; of two at once one renews', async () => {
    const { rev, ...old } = await company.owner.call(applicationApi.invite, {});
    const renew = () => company.owner.call(applicationApi.renewInvite, { rev });
    const answers = await Promise.allSettled([renew(), renew()]);
    expect(answers.map((a) => a.status).sort()).toEqual(['fulfilled', 'rejected']);
    const now = await company.owner.call(applicationApi.invite, {});
    expect([now.code === old.code, now.url === old.url]).toEqual([false, false]);
    expect(await w.sql('select 1 from invite where code = $1', [old.code])).toEqual([]);
  });

  it('is good for the days chosen, and opens to everybody only with a place for them', async () => {
    const { rev } = await company.owner.call(applicationApi.invite, {});
    const save = (change: object, at: number) =>
      company.owner.call(applicationApi.saveInvite, { rev: at, ...settings, ...change });
    const open = { needsApproval: false, departmentId: company.start.rootDepartmentId };
    expect((await refusal(save(open, rev))).reason).toBe('INVITE_NEEDS_PLACE');
    const roleId = company.start.roleIds.staff;
    const saved = await save({ ...open, roleId, validityDays: 7 }, rev);
    expect(saved).toMatchObject({ needsApproval: false, roleId, validityDays: 7 });
    expect(Math.round((Date.parse(saved.expiresAt ?? '') - w.clock.now().getTime()) / DAY_MS)).toBe(7);
    expect((await refusal(save({}, rev))).reason).toBe('STALE');
    expect((await refusal(save({ roleId: company.start.roleIds.owner }, saved.rev))).reason).toBe('ROLE_ABOVE');
    expect((await refusal(save({ roleId: other.start.roleIds.staff }, saved.rev))).reason).toBe('NOT_FOUND');
    const [trace] = await w.sql<{ data: { changes: { field: string }[] } }>(
      `select data from history where company_id = $1 and object_kind = 'invite'`,
      [company.id],
    );
    expect(trace?.data.changes.map((c) => c.field)).toEqual(['validityDays', 'needsApproval', 'department', 'role']);
  });

  it('is closed while the company dissolves', async () => {
    const { id } = await applicant();
    const { rev } = await company.owner.call(applicationApi.invite, {});
    await w.sql(`update company set state = 'dissolving', dissolve_at = now() + interval '3 days' where id = $1`, [
      company.id,
    ]);
    expect((await refusal(approve(company.owner, [id]))).reason).toBe('COMPANY_DISSOLVING');
    expect((await refusal(company.owner.call(applicationApi.renewInvite, { rev }))).reason).toBe('COMPANY_DISSOLVING');
    const save = company.owner.call(applicationApi.saveInvite, { rev, ...settings });
    expect((await refusal(save)).reason).toBe('COMPANY_DISSOLVING');
    expect((await company.owner.call(sessionApi.me, {})).companyState).toBe('dissolving');
  });
});
