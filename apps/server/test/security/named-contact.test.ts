import { accountApi } from '@rondo/contract/account';
import { memberApi } from '@rondo/contract/member';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Refused } from '../client.ts';
import type { Company } from '../factories.ts';
import { imported } from '../import.ts';
import { lastCode, openCode } from '../open-code.ts';
import { requestId, type World, world } from '../world.ts';

/** Two companies write down the same number or address (decision 0013). */
let w: World;
let ours: Company;
let theirs: Company;
beforeAll(async () => {
  w = await world();
  ours = await w.company({ name: 'Ours' });
  theirs = await w.company({ name: 'Theirs' });
});
afterAll(() => w.stop());

type Contact = { mobile?: string; mail?: string };

let count = 0;
/** A number and an address that nobody had before. */
function fresh(): { mobile: string; mail: string } {
  count += 1;
  return { mobile: `1390000${String(1000 + count)}`, mail: `named${count}@test.rondo` };
}

const hire = async (by: Company, contact: Contact): Promise<string> =>
  (
    await by.owner.call(memberApi.create, {
      requestId: requestId(),
      name: 'Somebody',
      ...contact,
      departmentIds: [by.start.rootDepartmentId],
      roleIds: [by.start.roleIds.staff],
      scope: { kind: 'some' },
    })
  ).id;

async function importRow(by: Company, { mobile = '', mail = '' }: Contact): Promise<string> {
  const csv = `Name,Mobile,Email,Roles\nSomebody,${mobile},${mail},Staff\n`;
  const files = [{ name: 'people.csv', bytes: new TextEncoder().encode(csv), type: 'text/csv' }];
  const { importId } = await by.owner.call(memberApi.checkImport, {}, { files });
  await imported(memberApi, by.owner, importId);
  const { list } = await by.owner.call(memberApi.list, { keyword: mobile || mail });
  return list[0]?.id ?? '';
}

/** The companies that a code to a contact leads into. */
async function companiesBy(account: string): Promise<string[]> {
  const code = await openCode(w, account, 'sign_in');
  const answer = await w.call(accountApi.signInByCode, { account, code });
  if ('companies' in answer) return answer.companies.map((one) => one.name);
  if ('token' in answer) return [answer.companyId === ours.id ? 'Ours' : 'Theirs'];
  return [];
}

const password = async (by: Company, id: string): Promise<string> =>
  by.owner.call(memberApi.issuePassword, { id }).then(
    (issued) => issued.password,
    (error: Refused) => error.reason ?? '',
  );

const told = (call: Promise<unknown>): Promise<unknown> => call.catch((error: Refused) => error.reason);

/** How a second company comes to name somebody. */
const WAYS: Record<string, (by: Company, contact: Contact) => Promise<string>> = { hire, importRow };
const BOTH = ['Ours', 'Theirs'];

describe.each(Object.keys(WAYS))('named by a second company (%s)', (way) => {
  const name = WAYS[way] ?? hire;

  it.each([
    ['mobile of both', (c: Required<Contact>) => ({ mobile: c.mobile }), 'mobile'],
    ['mail of both', (c: Required<Contact>) => ({ mail: c.mail }), 'mail'],
    ['both of them', (c: Required<Contact>) => c, 'mobile'],
  ] as const)('an unproved %s stays where it is, and its proof opens both companies', async (_, part, kind) => {
    const contact = fresh();
    const id = await hire(ours, contact);
    await name(theirs, part(contact));
    const [row] = await w.sql(
      'select p.mobile, p.mail from person p join member m on m.person_id = p.id where m.id = $1',
      [id],
    );
    expect(row).toEqual(contact);
    expect((await companiesBy(contact[kind])).sort()).toEqual(BOTH);
  });

  it('a first password opens the company that issued it and no other, whichever was first', async () => {
    const contact = fresh();
    const mine = await hire(ours, contact);
    const other = await name(theirs, { mobile: contact.mobile });
    expect(await password(theirs, other)).toBe('CONTACT_IS_THEIRS');
    const issued = await password(ours, mine);
    const session = await w.call(sessionApi.signIn, { account: contact.mobile, password: issued });
    expect(session).toMatchObject({ companyId: ours.id });
    // With an address of its own it may issue one: for its own company.
    const second = fresh();
    await hire(ours, { mobile: second.mobile });
    const free = await name(theirs, second);
    const own = await password(theirs, free);
    expect(await w.call(sessionApi.signIn, { account: second.mail, password: own })).toMatchObject({
      companyId: theirs.id,
    });
    expect(await told(w.call(sessionApi.signIn, { account: second.mobile, password: own }))).toBe('WRONG_PASSWORD');
  });

  it('what was entered with such a password ends when the holder proves who they are', async () => {
    const contact = fresh();
    await hire(ours, { mobile: contact.mobile });
    const issued = await password(theirs, await name(theirs, contact));
    const session = await w.call(sessionApi.signIn, { account: contact.mail, password: issued });
    if (!('token' in session)) throw new Error('one company');
    expect((await companiesBy(contact.mobile)).sort()).toEqual(BOTH);
    // What a node remembers of a session is over: the next request is refused.
    w.clock.refreshActors();
    expect(await told(w.call(sessionApi.me, {}, session))).toBe('SESSION_ENDED');
    expect(await told(w.call(sessionApi.signIn, { account: contact.mail, password: issued }))).toBe('WRONG_PASSWORD');
  });

  it('a proved contact is taken in at once', async () => {
    const { mobile } = fresh();
    await hire(ours, { mobile });
    expect(await companiesBy(mobile)).toEqual(['Ours']);
    await name(theirs, { mobile });
    expect((await companiesBy(mobile)).sort()).toEqual(BOTH);
  });

  it('number and address in two hands: each proof takes only what is named by it', async () => {
    const contact = fresh();
    await hire(ours, { mobile: contact.mobile });
    await hire(theirs, { mail: contact.mail });
    expect(await companiesBy(contact.mobile)).toEqual(['Ours']);
    expect(await companiesBy(contact.mail)).toEqual(['Theirs']);
  });
});

describe('who proves a contact that waits', () => {
  it('by registering has all companies that named it', async () => {
    const contact = fresh();
    const id = await hire(ours, contact);
    await hire(theirs, { mobile: contact.mobile });
    // The first lets go of the number: nobody is known by it now.
    const m = await ours.owner.call(memberApi.get, { id });
    await ours.owner.call(memberApi.update, {
      ...{ id, rev: m.rev, name: m.name, mobile: null, mail: contact.mail, language: m.language },
      ...{ departmentIds: m.departments.map((d) => d.id), roleIds: m.roles.map((r) => r.id), scope: { kind: 'some' } },
    });
    const code = await openCode(w, contact.mobile, 'register');
    const own = { password: 'Rondo2026', again: 'Rondo2026' };
    const { pass } = await w.call(accountApi.register, { account: contact.mobile, code, ...own });
    expect(await w.call(accountApi.enter, { pass })).toMatchObject({ companyId: theirs.id });
  });

  it('in their profile has them too, and their password stays', async () => {
    const { owner } = await w.company({ name: 'Third' });
    const [{ mail } = { mail: '' }] = await w.sql<{ mail: string }>(
      'select p.mail from person p join member m on m.person_id = p.id where m.id = $1',
      [owner.id],
    );
    const reset = await openCode(w, mail, 'reset_password');
    const own = { password: 'Rondo2026', again: 'Rondo2026' };
    await w.call(accountApi.resetPassword, { account: mail, code: reset, ...own });
    const session = await w.call(sessionApi.signIn, { account: mail, password: own.password });
    if (!('token' in session)) throw new Error('one company');
    const { mobile } = fresh();
    await hire(ours, { mobile });
    await hire(theirs, { mobile });
    await w.call(accountApi.sendOwnCode, { purpose: 'change_contact', account: mobile }, session);
    const code = await lastCode(w, mobile);
    await w.call(accountApi.changeContact, { account: mobile, code, password: own.password }, session);
    const again = await w.call(sessionApi.signIn, { account: mobile, password: own.password });
    if (!('companies' in again)) throw new Error('three companies');
    expect(again.companies.map((one) => one.name).sort()).toEqual(['Ours', 'Theirs', 'Third']);
  });

  it('is not the person who merely wrote it beside a contact of their own', async () => {
    const [victim, mallory] = [fresh(), fresh()];
    const id = await hire(theirs, { mail: victim.mail, mobile: mallory.mobile });
    const issued = await password(theirs, id);
    const session = await w.call(sessionApi.signIn, { account: victim.mail, password: issued });
    if (!('token' in session)) throw new Error('one company');
    const own = { password: 'Mallory2026', again: 'Mallory2026' };
    await w.call(accountApi.setFirstPassword, own, session);
    const number = fresh().mobile;
    await w.call(accountApi.sendOwnCode, { purpose: 'change_contact', account: number }, session);
    const code = await lastCode(w, number);
    await w.call(accountApi.changeContact, { account: number, code, password: own.password }, session);
    await hire(ours, { mail: victim.mail });
    expect(await companiesBy(victim.mail)).toEqual(['Ours']);
    const answer = await w.call(sessionApi.signIn, { account: number, password: own.password });
    expect(answer).toMatchObject({ companyId: theirs.id });
  });

  it('takes nothing from somebody who proved another one', async () => {
    const contact = fresh();
    await hire(ours, contact);
    expect(await companiesBy(contact.mobile)).toEqual(['Ours']);
    await hire(theirs, { mail: contact.mail });
    expect(await companiesBy(contact.mail)).toEqual(['Theirs']);
    expect(await companiesBy(contact.mobile)).toEqual(['Ours']);
  });

  it('back after leaving still waits', async () => {
    const { mobile } = fresh();
    await hire(ours, { mobile });
    const id = await hire(theirs, { mobile });
    await w.sql("update member set state = 'resigned', resigned_at = now() where id = $1", [id]);
    const m = await theirs.owner.call(memberApi.get, { id });
    await theirs.owner.call(memberApi.rejoin, {
      ...{ id, rev: m.rev, departmentIds: [theirs.start.rootDepartmentId] },
      ...{ roleIds: [theirs.start.roleIds.staff], scope: { kind: 'some' } },
    });
    expect((await companiesBy(mobile)).sort()).toEqual(BOTH);
  });
});
