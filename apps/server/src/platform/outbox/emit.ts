import type { DomainEvent, EventPayloads } from '@rondo/domain/event';
import { sql } from 'kysely';
import type { Db } from '../db/company-db.ts';

/** The channel that wakes the worker; what is in the outbox says the rest. */
export const OUTBOX_CHANNEL = 'rondo_outbox';

/** Writes an event in the transaction of the change; the worker hears of it when that commits. */
export async function emit<E extends DomainEvent>(
  db: Db,
  companyId: string,
  event: E,
  payload: EventPayloads[E],
): Promise<void> {
  await db
    .insertInto('outbox')
    .values({ company_id: companyId, event, payload: JSON.stringify(payload) })
    .returning(sql`pg_notify(${OUTBOX_CHANNEL}, '')`.as('told'))
    .execute();
}
