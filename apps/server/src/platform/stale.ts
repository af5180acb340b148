import type { StaleData } from '@rondo/contract/kit/stale';
import type { AuditKind } from '@rondo/domain/audit';
import type { Db } from './db/company-db.ts';
import { AppError } from './errors.ts';

interface Changed {
  kind: AuditKind;
  id: string;
  /** Events of its history that leave the form as it was. */
  but?: readonly string[];
}

/**
 * The refusal of a form that somebody else was faster with: who, when, and what the object says now. `current` is what the
 * reader gets when they read it again, so it tells them nothing they could not see.
 */
export async function stale(
  db: Db,
  companyId: string,
  { kind, id, but = [] }: Changed,
  current: unknown,
): Promise<AppError> {
  const last = await lastChange(db, companyId, kind, id)
    .$if(but.length > 0, (q) => q.where('event', 'not in', [...but]))
    .executeTakeFirst();
  const data: StaleData = { by: last?.actor_name ?? null, at: last?.at.toISOString() ?? null, current };
  return new AppError('STALE', { data: { ...data } });
}

const lastChange = (db: Db, companyId: string, kind: AuditKind, id: string) =>
  db
    .selectFrom('history')
    .select(['actor_name', 'at'])
    .where('company_id', '=', companyId)
    .where('object_id', '=', id)
    .where('object_kind', '=', kind)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(1);
