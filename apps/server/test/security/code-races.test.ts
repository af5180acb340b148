import { accountApi } from '@rondo/contract/account';
import { companyApi } from '@rondo/contract/company';
import { dissolutionApi } from '@rondo/contract/dissolution';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../factories.ts';
import { newcomer } from '../newcomer.ts';
import { openCode } from '../open-code.ts';
import { ownCode } from '../own-code.ts';
import { type World, world } from '../world.ts';
import { AT_ONCE, atOnce, rude, times, wins } from './at-once.ts';

let w: World;
beforeAll(async () => {
  w = await world();
});
afterAll(() => w.stop());

const RUNS = 2;
const runs = async (work: (run: number) => Promise<void>): Promise<void> => {
  for (let run = 0; run < RUNS; run += 1) await work(run);
};
const count = async (text: string, values: unknown[]): Promise<number> =>
  (await w.sql<{ n: number }>(`select count(*)::int as n from ${text}`, values))[0]?.n ?? -1;
const password = 'Race2026x';
/** Wrong codes are counted like wrong passwords. */
const LOST = ['CODE_WRONG', 'LOGIN_LOCKED'];

async function mailOf({ id }: Person): Promise<string> {
  const [row] = await w.sql<{ mail: string }>(
    'select p.mail from person p join member m on m.person_id = p.id where m.id = $1',
    [id],
  );
  return row?.mail ?? '';
}

describe('a one-time code is used once:', () => {
  it('to sign in', () =>
    runs(async () => {
      const company = await w.company();
      const account = await mailOf(company.owner);
      const before = await count('session where member_id = $1', [company.owner.id]);
      const code = await openCode(w, account, 'sign_in');
      const told = await atOnce(times(() => w.call(accountApi.signInByCode, { account, code })));
      expect([wins(told), rude(told, ...LOST)]).toEqual([1, []]);
      expect(await count('session where member_id = $1', [company.owner.id])).toBe(before + 1);
    }));

  it('to register', () =>
    runs(async (run) => {
      const account = `race${run}@register.test`;
      const code = await openCode(w, account, 'register');
      const told = await atOnce(times(() => w.call(accountApi.register, { account, code, password, again: password })));
      expect([wins(told), rude(told, ...LOST, 'ACCOUNT_TAKEN')]).toEqual([1, []]);
      expect(await count('person where mail = $1', [account])).toBe(1);
    }));

  it('to set a password', () =>
    runs(async () => {
      const account = await mailOf((await w.company()).owner);
      const code = await openCode(w, account, 'reset_password');
      const told = await atOnce(
        times((i) => {
          const own = `Race2026x${i}`;
          return w.call(accountApi.resetPassword, { account, code, password: own, again: own });
        }),
      );
      expect([wins(told), rude(told, ...LOST)]).toEqual([1, []]);
      const letters = await count(`delivery where target = $1 and text_key = 'password_changed'`, [account]);
      expect(letters).toBe(1);
    }));

  it('and asked for once a minute', () =>
    runs(async (run) => {
      const account = `ask${run}@register.test`;
      const told = await atOnce(times(() => w.call(accountApi.sendCode, { purpose: 'register', account })));
      expect([wins(told), rude(told, 'CODE_TOO_SOON')]).toEqual([1, []]);
      expect(await count('delivery where target = $1', [account])).toBe(1);
    }));
});

describe('a pass is spent once:', () => {
  it('on a company of one’s own', () =>
    runs(async () => {
      const who = await newcomer(w);
      const pass = await who.pass();
      const told = await atOnce(
        times((i) => w.call(accountApi.registerCompany, { pass, companyName: `Race ${i}`, name: 'R' })),
      );
      expect([wins(told), rude(told, 'PASS_OVER')]).toEqual([1, []]);
      expect(await count('membership where person_id = $1', [who.personId])).toBe(1);
      expect(await count('session where person_id = $1', [who.personId])).toBe(1);
    }));

  it('on a session', () =>
    runs(async () => {
      const { owner } = await w.company();
      const { pass } = await owner.call(accountApi.pass, {});
      const before = await count('session where member_id = $1', [owner.id]);
      const told = await atOnce(times(() => w.call(accountApi.enter, { pass })));
      expect([wins(told), rude(told, 'PASS_OVER')]).toEqual([1, []]);
      expect(await count('session where member_id = $1', [owner.id])).toBe(before + 1);
    }));
});

const EVENTS = `history where object_id = $1 and event = any($2)`;

describe('ownership', () => {
  interface Offered {
    company: Company;
    heir: Person;
    offerId: string;
  }
  const offered = async (): Promise<Offered> => {
    const company = await w.company();
    const heir = await company.member({ role: 'administrator' });
    const code = await ownCode(w, company.owner, 'offer_ownership');
    const told = await atOnce(times(() => company.owner.call(companyApi.offer, { toId: heir.id, code })));
    expect([wins(told), rude(told, ...LOST, 'OWNERSHIP_PENDING')]).toEqual([1, []]);
    expect(await count(EVENTS, [company.id, ['ownership_offered']])).toBe(1);
    return { company, heir, offerId: (await company.owner.call(companyApi.get, {})).offer?.id ?? '' };
  };

  it('is offered once, then taken, taken back or declined: one of them', () =>
    runs(async () => {
      const { company, heir, offerId: id } = await offered();
      const code = await ownCode(w, heir, 'accept_ownership');
      const told = await atOnce(
        times(
          (i): Promise<unknown> =>
            i % 3 === 0
              ? heir.call(companyApi.accept, { id, code })
              : i % 3 === 1
                ? company.owner.call(companyApi.cancelOffer, { id })
                : heir.call(companyApi.decline, { id }),
        ),
      );
      expect([wins(told), rude(told, ...LOST, 'OWNERSHIP_DECIDED', 'FORBIDDEN')]).toEqual([1, []]);
      const events = await w.sql<{ event: string }>(
        `select event from history where object_id = $1 and event in ('ownership_accepted', 'ownership_cancelled', 'ownership_declined')`,
        [company.id],
      );
      expect(events).toHaveLength(1);
      const owners = await w.sql<{ id: string }>('select id from member where company_id = $1 and is_owner', [
        company.id,
      ]);
      expect(owners).toEqual([{ id: events[0]?.event === 'ownership_accepted' ? heir.id : company.owner.id }]);
      const holders = await w.sql<{ id: string }>(
        `select mr.member_id as id from member_role mr join role r on r.company_id = mr.company_id and r.id = mr.role_id
          where r.company_id = $1 and r.key = 'owner'`,
        [company.id],
      );
      expect(holders).toEqual(owners);
    }));

  it('taken by twenty of one code goes over once', () =>
    runs(async () => {
      const { company, heir, offerId: id } = await offered();
      const code = await ownCode(w, heir, 'accept_ownership');
      const told = await atOnce(times(() => heir.call(companyApi.accept, { id, code })));
      expect([wins(told), rude(told, ...LOST, 'OWNERSHIP_DECIDED')]).toEqual([1, []]);
      expect(await count('member where company_id = $1 and is_owner', [company.id])).toBe(1);
      expect(await count(EVENTS, [company.id, ['ownership_accepted']])).toBe(1);
      expect(await count('access_change where company_id = $1', [company.id])).toBe(2);
    }));
});

describe('the end of a company', () => {
  it('is begun once and taken back once', () =>
    runs(async () => {
      const company = await w.company();
      const { owner } = company;
      const { name } = await owner.call(companyApi.get, {});
      const stateOf = async () =>
        (await w.sql<{ state: string }>('select state from company where id = $1', [company.id]))[0]?.state;
      const code = await ownCode(w, owner, 'dissolve');
      const begun = await atOnce(times(() => owner.call(dissolutionApi.start, { name, code })));
      expect([wins(begun), rude(begun, ...LOST, 'COMPANY_DISSOLVING')]).toEqual([1, []]);
      expect(await stateOf()).toBe('dissolving');
      const keep = await ownCode(w, owner, 'keep_company');
      const kept = await atOnce(times(() => owner.call(dissolutionApi.takeBack, { code: keep })));
      expect([wins(kept), rude(kept, ...LOST)]).toEqual([1, []]);
      expect(await stateOf()).toBe('normal');
      const events = await w.sql<{ event: string }>(
        `select event from history where object_id = $1 and object_kind = 'company' and from_state is distinct from to_state order by id`,
        [company.id],
      );
      expect(events).toHaveLength(2);
    }));

  it('and a gift of it at the same moment do not both happen', () =>
    runs(async () => {
      const company = await w.company();
      const heir = await company.member({ role: 'administrator' });
      const { name } = await company.owner.call(companyApi.get, {});
      const [give, end] = [
        await ownCode(w, company.owner, 'offer_ownership'),
        await ownCode(w, company.owner, 'dissolve'),
      ];
      const told = await atOnce(
        times(
          (i): Promise<unknown> =>
            i % 2
              ? company.owner.call(companyApi.offer, { toId: heir.id, code: give })
              : company.owner.call(dissolutionApi.start, { name, code: end }),
        ),
      );
      expect(rude(told, ...LOST, 'OWNERSHIP_PENDING', 'COMPANY_DISSOLVING')).toEqual([]);
      const [both] = await w.sql<{ state: string; open: number }>(
        `select state, (select count(*)::int from ownership_offer where company_id = $1 and state = 'pending') as open from company where id = $1`,
        [company.id],
      );
      expect([both?.state, both?.open]).not.toEqual(['dissolving', 1]);
      expect(told).toHaveLength(AT_ONCE);
    }));
});
