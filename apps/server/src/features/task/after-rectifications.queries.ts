import { recordMachine } from '@rondo/domain/record';
import { rectificationMachine } from '@rondo/domain/rectification';
import { taskMachine } from '@rondo/domain/task';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';

/** A rectification of record `d` is open, and the record is not void; index rectification_record. */
const owes = sql<SqlBool>`(${stateIn('d.state', recordMachine.standing)} and exists (select from rectification r where r.company_id = d.company_id
  and r.record_id = d.id and ${stateIn('r.state', rectificationMachine.open)}))`;

/** The record, while something that it found is still to be put right. */
export const owing = (db: Db, companyId: string, recordId: string) =>
  db
    .selectFrom('record as d')
    .select('d.id')
    .where('d.company_id', '=', companyId)
    .where('d.id', '=', recordId)
    .where(owes);

/** Holds some tasks until the transaction ends, whatever waits for the end of rectifications of theirs. */
export const holdAll = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('task')
    .select('id')
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate();

/** Of some tasks those that wait for rectifications of which none is open any more. */
export const waitedOut = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('task as t')
    .innerJoin('record as d', (j) => j.onRef('d.company_id', '=', 't.company_id').onRef('d.id', '=', 't.record_id'))
    .select('t.id')
    .where('t.company_id', '=', companyId)
    .where(sql<SqlBool>`t.id = any(${[...ids]}::uuid[])`)
    .where('t.state', 'in', taskMachine.from('finish'))
    .where('t.deleted_at', 'is', null)
    .where(sql<SqlBool>`not ${owes}`)
    .orderBy('t.id');

/** The task of a record. */
export const ofRecord = (db: Db, companyId: string, recordId: string) =>
  db.selectFrom('record').select('task_id').where('company_id', '=', companyId).where('id', '=', recordId);

/** Index rectification_record. */
export const heldIntegrity: IntegrityCheck = {
  holds: 'A task that waits for rectifications has one that is open',
  async find(db, { companyId, since }) {
    const { rows } = await sql<{ number: string }>`
      select t.number from task t join record d on d.company_id = t.company_id and d.id = t.record_id
       where t.company_id = ${companyId} and ${stateIn('t.state', taskMachine.held)} and t.deleted_at is null and not ${owes}
         and (${since}::date is null or t.updated_at >= ${since}::date)
       order by t.number limit ${SHOWN}`.execute(db);
    return rows.map(({ number }) => `${number} waits for rectifications, none of which is open`);
  },
};
