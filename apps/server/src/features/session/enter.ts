import type { EnterAnswer } from '@rondo/contract/session';
import { APPLICATION_STATES } from '@rondo/domain/application';
import type { OpenContext } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { givePass } from './pass.ts';
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
  const pass = await givePass(context.db, personId, keep, context.now());
  if (companies.length === 0) {
    const ended = await endedCompanies(context, personId);
    return { applications: await applicationsOf(context, personId), ended, pass };
  }
  return { companies: companies.map(({ companyId: id, name }) => ({ companyId: id, name })), pass };
}

/** Companies where the person may work, dissolved ones left out. */
async function openCompanies(context: OpenContext, personId: string) {
  return whereAtWork(context, await q.membershipsOf(context.db, personId).execute());
}

/** Names of those that were dissolved: who worked there is told, instead of wondering where they went. */
async function endedCompanies(context: OpenContext, personId: string): Promise<string[]> {
  const ended = await whereAtWork(context, await q.endedOf(context.db, personId).execute());
  return ended.map(({ name }) => name);
}

async function whereAtWork(
  { company }: OpenContext,
  memberships: readonly { company_id: string; member_id: string; name: string }[],
) {
  const states = await Promise.all(
    memberships.map((m) => q.memberState(company(m.company_id), m.company_id, m.member_id).executeTakeFirst()),
  );
  return memberships
    .filter((_, i) => states[i]?.state === 'active' || states[i]?.state === 'invited')
    .map((m) => ({ companyId: m.company_id, memberId: m.member_id, name: m.name }));
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
