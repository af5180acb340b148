import type { ClosedCompany, EnterAnswer } from '@rondo/contract/session';
import { APPLICATION_STATES } from '@rondo/domain/application';
import { isOneOf } from '@rondo/domain/machine';
import { memberMachine } from '@rondo/domain/member';
import type { OpenContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { issuePass } from './pass.ts';
import * as q from './session.queries.ts';
import { startSession } from './start-session.ts';

interface Entry {
  personId: string;
  companyId?: string | undefined;
  keep: boolean;
}

/**
 * What follows a proof of identity: a session in the only or the named company, the choice between several, or, without
 * any, what the person applied for. The company named must be one of theirs.
 */
export async function enter(context: OpenContext, { personId, companyId, keep }: Entry): Promise<EnterAnswer> {
  const companies = await openCompanies(context, personId);
  const chosen = companyId
    ? companies.find((c) => c.companyId === companyId)
    : companies.length === 1
      ? companies[0]
      : undefined;
  if (companyId && !chosen) throw new AppError('MEMBER_NOT_FOUND');
  if (chosen) return startSession(context, { personId, companyId: chosen.companyId, memberId: chosen.memberId, keep });
  const pass = await issuePass(context.db, personId, keep, context.now());
  if (companies.length === 0) {
    const closed = await closedCompanies(context, personId);
    return { applications: await applicationsOf(context, personId), closed, pass };
  }
  return { companies: companies.map(({ companyId: id, name }) => ({ companyId: id, name })), pass };
}

type Membership = { company_id: string; member_id: string; name: string };

/** Companies where the person may work, dissolved ones left out. */
async function openCompanies(context: OpenContext, personId: string) {
  const memberships = await withState(context, await q.membershipsOf(context.db, personId).execute());
  return memberships
    .filter(({ state }) => state !== null && isOneOf(memberMachine.working, state))
    .map((m) => ({ companyId: m.company_id, memberId: m.member_id, name: m.name }));
}

/** Those that are closed to them: who worked there is told, instead of wondering where they went. */
async function closedCompanies(context: OpenContext, personId: string): Promise<ClosedCompany[]> {
  const ended = await withState(context, await q.endedOf(context.db, personId).execute());
  const alive = await withState(context, await q.membershipsOf(context.db, personId).execute());
  return [
    ...ended.filter(({ state }) => state !== 'resigned').map(({ name }) => ({ name, why: 'dissolved' as const })),
    ...alive.flatMap(({ name, state }) => {
      const why = (['disabled', 'resigned'] as const).find((one) => one === state);
      return why ? [{ name, why }] : [];
    }),
  ];
}

/** What the person is in each of the companies, which only the company itself knows. */
async function withState<T extends Membership>({ company }: OpenContext, memberships: readonly T[]) {
  const states = await Promise.all(
    memberships.map((m) => q.memberState(company(m.company_id), m.company_id, m.member_id).executeTakeFirst()),
  );
  return memberships.map((m, i) => ({ ...m, state: states[i]?.state ?? null }));
}

/** What somebody asked to join, newest first. */
export async function applicationsOf({ db, company }: OpenContext, personId: string) {
  const places = await q.applicantOf(db, personId).execute();
  const rows = await Promise.all(
    places.map((p) => q.applicationById(company(p.company_id), p.company_id, p.application_id).executeTakeFirst()),
  );
  return places
    .flatMap((place, i) => {
      const row = rows[i];
      const state = APPLICATION_STATES.find((s) => s === row?.state);
      if (!row || !state) return [];
      return [
        {
          id: place.application_id,
          companyId: place.company_id,
          companyName: place.name,
          state,
          createdAt: row.created_at.toISOString(),
          refuseReason: row.refuse_reason,
        },
      ];
    })
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}
