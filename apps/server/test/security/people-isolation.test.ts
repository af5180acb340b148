import { accessApi } from '@rondo/contract/access';
import { accountApi } from '@rondo/contract/account';
import { applicationApi } from '@rondo/contract/application';
import { auditApi } from '@rondo/contract/audit';
import { companyApi } from '@rondo/contract/company';
import { handoverApi } from '@rondo/contract/handover';
import { memberApi } from '@rondo/contract/member';
import { sessionApi } from '@rondo/contract/session';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../newcomer.ts';
import { lastCode, openCode } from '../open-code.ts';
import { ownCode } from '../own-code.ts';
import { refused } from '../refusal.ts';
import { requestId, type World, world } from '../world.ts';
import { idOf } from './kinds.ts';
import { forbiddenTo, markedSides, printOf, type Side } from './sides.ts';
import { type TenantTable, tenantTables } from './tenant-tables.ts';

let w: World;
let tables: TenantTable[];
let mine: Side;
let theirs: Side;
beforeAll(async () => {
  w = await world();
  tables = await tenantTables(w);
  const [a, b] = await markedSides(w, tables, ['a', 'b']);
  if (!a || !b) throw new Error('two companies');
  [mine, theirs] = [a, b];
  await w.settle();
}, 60_000);
afterAll(() => w.stop());

/** Their company is as it was, whatever was tried. */
async function untouched(work: () => Promise<void>): Promise<void> {
  const before = await printOf(w, tables, [theirs]);
  await work();
  await w.settle();
  expect(await printOf(w, tables, [theirs])).toEqual(before);
}

describe('what asks for more than an id', () => {
  it('a company is not offered to somebody of another, nor taken from one', () =>
    untouched(async () => {
      const { owner } = mine.company;
      const { offer } = await owner.call(companyApi.get, {});
      await owner.call(companyApi.cancelOffer, { id: offer?.id ?? '' });
      const give = await ownCode(w, owner, 'offer_ownership');
      const toId = theirs.people.administrator.id;
      expect(await refused(owner.call(companyApi.offer, { toId, code: give }))).toBe('MEMBER_NOT_FOUND');
      const take = await ownCode(w, mine.people.administrator, 'accept_ownership');
      const id = idOf(theirs.ids, 'offer');
      for (const call of [
        () => mine.people.administrator.call(companyApi.accept, { id, code: take }),
        () => mine.people.administrator.call(companyApi.decline, { id }),
        () => owner.call(companyApi.cancelOffer, { id }),
      ])
        expect(['NOT_FOUND', 'OWNERSHIP_DECIDED']).toContain(await refused(call()));
    }));

  it('work goes to nobody of another company, and nothing of another goes along', () =>
    untouched(async () => {
      const { owner } = mine.company;
      const memberId = mine.near.manager.id;
      const { items, rev } = await owner.call(handoverApi.items, { memberId });
      expect(items.length).toBeGreaterThan(3);
      const to = (id: string) => items.map((item) => ({ kind: item.kind, id: item.id, to: id }));
      const resign = (choices: ReturnType<typeof to>) => owner.call(handoverApi.resign, { memberId, rev, choices });
      expect(await refused(resign(to(theirs.near.manager.id)))).toBe('MEMBER_NOT_FOUND');
      const strange = items.map((item) => ({ kind: item.kind, id: theirs.ids.task, to: owner.id }));
      expect(await refused(resign(strange))).toBe('HANDOVER_OPEN');
      const stillThere = await owner.call(memberApi.get, { id: memberId });
      expect([stillThere.state, stillThere.rev]).toEqual(['active', rev]);
      await resign([...to(owner.id), { kind: 'task_handle', id: theirs.ids.task, to: owner.id }]);
    }));

  it('why somebody cannot open a thing is not told of things of another company, by number, name or id', async () => {
    const [named] = await w.sql<{ shop: string; task: string; record: string; rectification: string }>(
      `select (select name from shop where id = $1) as shop, (select number from task where id = $2) as task,
         (select number from record where id = $3) as record, (select number from rectification where id = $4) as rectification`,
      [theirs.ids.shop, theirs.ids.task, theirs.ids.record, theirs.ids.rectification],
    );
    for (const kind of ['shop', 'task', 'record', 'rectification'] as const)
      for (const key of [named?.[kind] ?? '', theirs.ids[kind]]) {
        const answer = await mine.company.owner
          .call(accessApi.explainObject, { memberId: mine.ids.member, kind, key })
          // A refusal tells nothing either.
          .catch(() => null);
        // Numbers are counted in each company: it may be one's own of the same number.
        expect(JSON.stringify(answer)).not.toContain(theirs.marker);
        expect(JSON.stringify(answer)).not.toContain(theirs.ids[kind]);
      }
  });

  it('a filter of the log by another company’s people and things finds nothing', async () => {
    const { forbidden } = { forbidden: forbiddenTo(mine, [theirs]) };
    for (const input of [
      { actorId: [theirs.people.owner.id] },
      { objectId: theirs.ids.member },
      { keyword: theirs.marker },
    ]) {
      const { list } = await mine.company.owner.call(auditApi.list, input);
      expect(list).toEqual([]);
    }
    expect(forbidden.ids.size).toBeGreaterThan(50);
  });
});

describe('somebody in two companies', () => {
  it('shows neither to the other: where else they work, and what they are called there', async () => {
    const mail = 'both@test.rondo';
    const made = async ({ company }: Side, name: string): Promise<string> =>
      (
        await company.owner.call(memberApi.create, {
          ...{ requestId: requestId(), name, mail, scope: { kind: 'some' } },
          departmentIds: [company.start.rootDepartmentId],
          roleIds: [company.start.roleIds.staff],
        })
      ).id;
    const there = await made(theirs, `${theirs.marker} both`);
    const here = await made(mine, 'Both');
    const isTheirsAsTold = async (): Promise<boolean> => {
      await w.settle();
      const detail = await mine.company.owner.call(memberApi.get, { id: here });
      const log = await mine.company.owner.call(auditApi.list, {});
      for (const answer of [detail, log]) {
        expect(JSON.stringify(answer)).not.toContain(theirs.marker);
        expect(JSON.stringify(answer)).not.toContain(there);
      }
      return detail.isContactTheirs;
    };
    // Nobody proved the address yet: each company has a person of its own, and is not told that another wrote it down too.
    expect(await isTheirsAsTold()).toBe(false);
    const code = await openCode(w, mail, 'sign_in');
    const entered = await w.call(accountApi.signInByCode, { account: mail, code });
    expect('companies' in entered && entered.companies).toHaveLength(2);
    expect(await isTheirsAsTold()).toBe(true);
  });

  it('who is suspended in one is not in the other, and an ended session is only of one', async () => {
    const { owner } = mine.company;
    const pass = (await owner.call(accountApi.pass, {})).pass;
    const own = await w.call(accountApi.registerCompany, { pass, companyName: 'Second', name: 'Owner' });
    expect((await w.call(sessionApi.me, {}, own)).companyName).toBe('Second');
    expect((await owner.call(sessionApi.me, {})).id).toBe(owner.id);
    const stolen = { ...own, companyId: mine.company.id };
    expect((await w.call(sessionApi.me, {}, stolen)).companyId).toBe(own.companyId);
    expect(await refused(w.call(memberApi.get, { id: mine.ids.member }, own))).toBe('NOT_FOUND');
  });
});

describe('somebody in no company', () => {
  it('takes back only an application of their own', async () => {
    const stranger = await newcomer(w);
    const pass = await stranger.pass();
    await untouched(async () => {
      for (const side of [mine, theirs]) {
        const input = { pass, id: idOf(side.ids, 'application'), companyId: side.company.id };
        expect(await refused(w.call(accountApi.withdrawApplication, input))).toBe('NOT_FOUND');
      }
      expect(await w.call(accountApi.myApplications, { pass })).toEqual([]);
      for (const companyId of [mine.company.id, theirs.company.id])
        expect(await refused(w.call(accountApi.enter, { pass: await stranger.pass(), companyId }))).toBe(
          'MEMBER_NOT_FOUND',
        );
    });
  });

  it('names nobody of another company as who sent them', async () => {
    const stranger = await newcomer(w, 'Sent');
    const { url } = await mine.company.owner.call(applicationApi.invite, {});
    const invite = new URL(url).searchParams.get('invite') ?? '';
    const by = theirs.people.owner.id;
    await w.call(accountApi.join, { pass: await stranger.pass(), invite, by, name: 'Sent' });
    const { list } = await mine.company.owner.call(applicationApi.list, { keyword: stranger.mail });
    expect(list[0]?.inviter).toBeNull();
  });

  it('gets no code of a company’s own kind', async () => {
    expect(await lastCode(w, 'nobody@codes.test')).toBe('');
    const input = { purpose: 'dissolve', account: 'nobody@codes.test' } as unknown as {
      purpose: 'sign_in';
      account: string;
    };
    expect(await refused(w.call(accountApi.sendCode, input))).toBe('INPUT_REFUSED');
  });
});
