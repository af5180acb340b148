import { memberMachine } from '@rondo/domain/member';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';
import { type Subject, type SubjectRow, subjectsOf } from '../message/index.ts';
import { and, peopleTable } from './tables.queries.ts';
import type { Waiting } from './work.ts';

/**
 * What messages about some work are about, in the order asked for; `title` is its column with a name. While it waits for
 * reviewers, those who have no turn are not asked.
 */
export const workSubjects = ({ kind, machine, exists, hasTurn }: Waiting, title: string) => {
  const { table, key } = peopleTable(kind);
  const isAsked = hasTurn
    ? sql`(p.relation <> 'reviewer' or not ${stateIn('o.state', machine.waitingFor('reviewer'))} or ${hasTurn})`
    : sql`true`;
  return async (db: Db, companyId: string, ids: readonly string[]): Promise<Subject[]> => {
    const { rows } = await sql<SubjectRow>`
      select o.id, ${sql.ref(`o.${title}`)} as name, o.state, o.shop_id, o.shop_name, o.deadline_at, o.reminded_at,
             o.round, o.rev,
             coalesce((select json_agg(json_build_object('memberId', p.member_id, 'relation', p.relation, 'isAsked',
               ${isAsked}))
               from ${table} p join member m on m.company_id = p.company_id and m.id = p.member_id
              where p.company_id = o.company_id and p.${key} = o.id and ${stateIn('m.state', memberMachine.working)}), '[]') as people
        from ${sql.table(kind)} o
       where o.company_id = ${companyId} and o.id = any(${[...ids]}::uuid[]) ${and(exists)}`.execute(db);
    return subjectsOf(ids, rows, kind);
  };
};
