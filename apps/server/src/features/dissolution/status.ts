import type { dissolutionApi } from '@rondo/contract/dissolution';
import type { Output } from '@rondo/contract/kit/endpoint';
import { COMPANY_STATES, COOLING_OFF_HOURS } from '@rondo/domain/company';
import { HOUR_MS } from '@rondo/domain/duration';
import type { Db } from '../../platform/db/company-db.ts';
import * as q from './dissolution.queries.ts';

/** Where the company stands, and what would be gone. */
export async function statusOf(db: Db, companyId: string): Promise<Output<typeof dissolutionApi.get>> {
  const company = await q.companyById(db, companyId).executeTakeFirstOrThrow();
  const inventory = await q.inventory(db, companyId).executeTakeFirstOrThrow();
  const end = company.dissolve_at;
  return {
    name: company.name,
    state: COMPANY_STATES.find((s) => s === company.state) ?? 'normal',
    startedAt: end === null ? null : startedAt(end).toISOString(),
    dissolveAt: end?.toISOString() ?? null,
    inventory,
  };
}

/** The cooling-off has one length, so its end says when it began. */
export function startedAt(dissolveAt: Date): Date {
  return new Date(dissolveAt.getTime() - COOLING_OFF_HOURS * HOUR_MS);
}

/** When a company that is dissolved now ends. */
export function dissolveAt(now: Date): Date {
  return new Date(now.getTime() + COOLING_OFF_HOURS * HOUR_MS);
}
