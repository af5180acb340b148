import { type RecordEvent, recordMachine } from '@rondo/domain/record';
import type { Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Record } from '../../platform/db/schema.gen.ts';

/** The record of a task follows its task; no row back: it is in another state, and stays so. */
export const moveRecord = (db: Db, companyId: string, id: string, event: RecordEvent, patch: Updateable<Record>) =>
  db
    .updateTable('record')
    .set((eb) => ({ ...patch, rev: eb('rev', '+', 1) }))
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('state', 'in', recordMachine.from(event))
    .returning(['id', 'number', 'business_on', 'shop_id']);
