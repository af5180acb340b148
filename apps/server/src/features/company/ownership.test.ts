import { companyApi } from '@rondo/contract/company';
import { messageApi } from '@rondo/contract/message';
import { sessionApi } from '@rondo/contract/session';
import { flattenMenu } from '@rondo/domain/permission';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { ownCode } from '../../../test/own-code.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let admin: Person;

beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());
beforeEach(async () => {
  company = await w.company({ name: 'Noodles' });
  admin = await company.member({ role: 'administrator', name: 'Next' });
});

async function offered(to: Person = admin): Promise<string> {
  await company.owner.call(companyApi.offer, { toId: to.id, code: await ownCode(w, company.owner, 'offer_ownership') });
  const { offer } = await to.call(companyApi.get, {});
  return offer?.id ?? '';
}

const owners = () => w.sql<{ id: string }>('select id from member where company_id = $1 and is_owner', [company.id]);
const rolesOf = async (person: Person) =>
  (
    await w.sql<{ key: string }>(
      `select r.key from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
       where mr.company_id = $1 and mr.member_id = $2 order by r.key`,
      [company.id, person.id],
    )
  ).map((row) => row.key);

describe('an offer of ownership', () => {
  it('takes a code that was sent to the owner for it, and each code once', async () => {
    const offer = (code: string) => company.owner.call(companyApi.offer, { toId: admin.id, code });
    expect(await refused(offer('000000'))).toBe('CODE_WRONG');
    expect(await refused(offer(await ownCode(w, company.owner, 'dissolve')))).toBe('CODE_WRONG');
    const code = await ownCode(w, company.owner, 'offer_ownership');
    await offer(code);
    const { offer: open } = await company.owner.call(companyApi.get, {});
    await company.owner.call(companyApi.cancelOffer, { id: open?.id ?? '' });
    expect(await refused(offer(code))).toBe('CODE_WRONG');
  });

  it('goes to an active administrator only, before a code is used up', async () => {
    const staff = await company.member({ role: 'staff' });
    const stranger = (await w.company()).owner;
    const code = await ownCode(w, company.owner, 'offer_ownership');
    const offer = (toId: string) => company.owner.call(companyApi.offer, { toId, code });
    expect(await refused(offer(staff.id))).toBe('OWNERSHIP_NOT_ADMIN');
    expect(await refused(offer(company.owner.id))).toBe('OWNERSHIP_NOT_ADMIN');
    expect(await refused(offer(stranger.id))).toBe('MEMBER_NOT_FOUND');
    await w.sql(`update member set state = 'disabled' where company_id = $1 and id = $2`, [company.id, admin.id]);
    expect(await refused(offer(admin.id))).toBe('OWNERSHIP_NOT_ADMIN');
    await w.sql(`update member set state = 'active' where company_id = $1 and id = $2`, [company.id, admin.id]);
    expect(await offer(admin.id)).toEqual({ done: true });
  });

  it('is made by the owner alone', async () => {
    expect(await refused(admin.call(companyApi.offer, { toId: admin.id, code: '1' }))).toBe('FORBIDDEN');
  });

  it('is one at a time, is told to the receiver, and seen by the two it is between', async () => {
    const second = await company.member({ role: 'administrator' });
    await offered();
    const code = await ownCode(w, company.owner, 'offer_ownership');
    expect(await refused(company.owner.call(companyApi.offer, { toId: second.id, code }))).toBe('OWNERSHIP_PENDING');
    expect((await admin.call(companyApi.get, {})).can.accept).toBe(true);
    expect((await company.owner.call(companyApi.get, {})).offer?.to.name).toBe('Next');
    expect((await second.call(companyApi.get, {})).offer).toBeNull();
    await w.settle();
    const { list } = await admin.call(messageApi.list, {});
    expect(list[0]).toMatchObject({ page: '/user/org?tab=company', category: 'system' });
    expect(list[0]?.body).toContain('Noodles');
  });

  it('runs out after a week', async () => {
    const id = await offered();
    const code = await ownCode(w, admin, 'accept_ownership');
    await w.sql(`update ownership_offer set expires_at = expires_at - interval '7 days' where id = $1`, [id]);
    expect(await refused(admin.call(companyApi.accept, { id, code }))).toBe('OWNERSHIP_DECIDED');
    expect((await admin.call(companyApi.get, {})).offer).toBeNull();
    await w.app.runJob('company.expire-offers');
    expect(await w.sql('select state from ownership_offer where id = $1', [id])).toEqual([{ state: 'expired' }]);
    expect(await offered()).not.toBe('');
  });
});

describe('an accepted offer', () => {
  it('makes the receiver owner and the owner an administrator, with their codes, at once', async () => {
    const id = await offered();
    await admin.call(companyApi.accept, { id, code: await ownCode(w, admin, 'accept_ownership') });
    expect(await owners()).toEqual([{ id: admin.id }]);
    expect([await rolesOf(admin), await rolesOf(company.owner)]).toEqual([['owner'], ['administrator']]);
    // What somebody may do is worked out again each second.
    w.clock.refreshActors();
    const now = await admin.call(sessionApi.me, {});
    expect(now.isOwner).toBe(true);
    expect(flattenMenu(now.menuList).has('x_dissolve')).toBe(true);
    const before = await company.owner.call(sessionApi.me, {});
    expect(before).toMatchObject({ isOwner: false, isAdmin: true, accessNews: 1 });
    expect(flattenMenu(before.menuList).has('x_dissolve')).toBe(false);
    const changes = await w.sql<{ member_id: string; gained: string[]; lost: string[]; cause: string }>(
      'select member_id, gained, lost, cause from access_change where company_id = $1 order by cardinality(gained) desc',
      [company.id],
    );
    expect(changes).toEqual([
      { member_id: admin.id, gained: ['x_transfer_owner', 'x_dissolve'], lost: [], cause: 'owner_changed' },
      { member_id: company.owner.id, gained: [], lost: ['x_transfer_owner', 'x_dissolve'], cause: 'owner_changed' },
    ]);
    await w.settle();
    const { list } = await company.owner.call(messageApi.list, {});
    expect(list[0]?.body).toContain('Next');
  });

  it('takes the receiver’s own code, from nobody else', async () => {
    const id = await offered();
    expect(await refused(admin.call(companyApi.accept, { id, code: '000000' }))).toBe('CODE_WRONG');
    const other = await company.member({ role: 'administrator' });
    const code = await ownCode(w, other, 'accept_ownership');
    expect(await refused(other.call(companyApi.accept, { id, code }))).toBe('NOT_FOUND');
    expect(await refused(other.call(companyApi.decline, { id }))).toBe('NOT_FOUND');
    expect(await owners()).toEqual([{ id: company.owner.id }]);
  });

  it('is impossible for somebody who is no administrator any more', async () => {
    const id = await offered();
    const code = await ownCode(w, admin, 'accept_ownership');
    await w.sql(`update member_role set role_id = $3 where company_id = $1 and member_id = $2`, [
      company.id,
      admin.id,
      company.start.roleIds.area_manager,
    ]);
    const why = await refused(admin.call(companyApi.accept, { id, code }));
    expect(['OWNERSHIP_NOT_ADMIN', 'FORBIDDEN']).toContain(why);
    expect(await owners()).toEqual([{ id: company.owner.id }]);
  });

  it('is decided once: of 20 who accept, decline and take back at once one wins, and there is one owner at any moment', async () => {
    const id = await offered();
    const code = await ownCode(w, admin, 'accept_ownership');
    const seen = new Set<number>();
    let isOver = false;
    const watch = async (): Promise<void> => {
      while (!isOver) seen.add((await owners()).length);
    };
    const watching = watch();
    const acts = Array.from({ length: 20 }, (_, n) => {
      if (n % 3 === 0) return admin.call(companyApi.accept, { id, code });
      if (n % 3 === 1) return admin.call(companyApi.decline, { id });
      return company.owner.call(companyApi.cancelOffer, { id });
    });
    const results = await Promise.allSettled(acts);
    isOver = true;
    await watching;
    expect(results.filter((r) => r.status === 'fulfilled')).toHaveLength(1);
    expect([...seen]).toEqual([1]);
    const [row] = await w.sql<{ state: string }>('select state from ownership_offer where id = $1', [id]);
    const winner = row?.state === 'accepted' ? admin.id : company.owner.id;
    expect(await owners()).toEqual([{ id: winner }]);
  });
});

describe('a declined or taken back offer', () => {
  it('is told to the owner, changes nothing and makes room for the next', async () => {
    const id = await offered();
    await admin.call(companyApi.decline, { id });
    expect(await refused(company.owner.call(companyApi.cancelOffer, { id }))).toBe('OWNERSHIP_DECIDED');
    await w.settle();
    expect((await company.owner.call(messageApi.list, {})).list[0]?.body).toContain('Next');
    await company.owner.call(companyApi.cancelOffer, { id: await offered() });
    expect(await owners()).toEqual([{ id: company.owner.id }]);
    const events = await w.sql<{ event: string }>(
      `select event from history where company_id = $1 and object_kind = 'company' order by at, id`,
      [company.id],
    );
    expect(events.map((row) => row.event)).toEqual([
      'ownership_offered',
      'ownership_declined',
      'ownership_offered',
      'ownership_cancelled',
    ]);
  });
});
