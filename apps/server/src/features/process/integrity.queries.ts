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

/** Seconds by which two notes of the same moment differ at most: a large dispatch writes its tasks before their histories. */
const TOLERANCE = 300;

/**
 * The times of whoever had a piece of work add up to the time from when it was made until it was over: as its history tells it, and as
 * it says itself. Index history_object.
 */
export const durationIntegrity = ({ kind, machine, exists }: Waiting): IntegrityCheck => ({
  holds: `The times of whoever had a ${kind} add up to the time it took`,
  async find(db, { companyId, since }) {
    const over = machine.states.filter((state) => !machine.open.includes(state));
    const { rows } = await sql<{ number: string; added: number; took: number }>`
      select number, added::int, took::int from (
        select o.number, extract(epoch from h.over - h.made) as added, extract(epoch from o.finished_at - o.created_at) as took
          from ${sql.table(kind)} o
         cross join lateral (
           select min(s.at) as made, min(s.at) filter (where s.to_state = o.state and s.at >= coalesce(
                    (select max(e.at) from history e where e.company_id = o.company_id and e.object_id = o.id
                        and e.object_kind = ${kind} and e.to_state <> o.state), '-infinity')) as over
             from history s
            where s.company_id = o.company_id and s.object_id = o.id and s.object_kind = ${kind} and s.to_state is not null) h
         where o.company_id = ${companyId} and o.state = any(${[...over]}::text[]) and o.finished_at is not null ${and(exists)}
           and (${since}::date is null or o.updated_at >= ${since}::date)) told
       where abs(added - took) > ${TOLERANCE} order by number limit ${SHOWN}`.execute(db);
    return rows.map(({ number, added, took }) => `${number} took ${took} s, its history adds up to ${added} s`);
  },
});
