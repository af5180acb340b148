import { sql } from 'kysely';
import { type IntegrityCheck, SHOWN } from '../../platform/integrity.ts';
import { and } from './tables.queries.ts';
import type { Waiting } from './work.ts';

/**
 * The last state that the history of a piece of work tells is the one it is in: so the times of whoever had it add up to the
 * whole (`timeByParty` of domain). Index history_object.
 */
export const traceIntegrity = ({ kind, exists }: Waiting): IntegrityCheck => ({
  holds: `The history of each ${kind} ends in the state it is in`,
  async find(db, { companyId, since }) {
    const { rows } = await sql<{ number: string; state: string; told: string }>`
      select o.number, o.state, h.to_state as told from ${sql.table(kind)} o
        cross join lateral (select to_state from history
           where company_id = o.company_id and object_id = o.id and object_kind = ${kind} and to_state is not null
           order by at desc, id desc limit 1) h
       where o.company_id = ${companyId} and h.to_state <> o.state ${and(exists)}
         and (${since}::date is null or o.updated_at >= ${since}::date)
       order by o.number limit ${SHOWN}`.execute(db);
    return rows.map(({ number, state, told }) => `${number} is ${state}, its history says ${told}`);
  },
});
