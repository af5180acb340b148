import { memberMachine } from '@rondo/domain/member';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/**
 * Those who lead a member: heads of their departments and of all above, the nearest department first. `depth` tells one department
 * from the next; nobody leads themself.
 */
export const headsOver = (db: Db, companyId: string, memberId: string) =>
  db
    .selectFrom('member_department as md')
    .innerJoin('department as own', (j) =>
      j.onRef('own.company_id', '=', 'md.company_id').onRef('own.id', '=', 'md.department_id'),
    )
    .innerJoin('department as d', (j) =>
      j.onRef('d.company_id', '=', 'own.company_id').on(sql<boolean>`own.lineage like d.lineage || '%'`),
    )
    .innerJoin('department_head as h', (j) =>
      j.onRef('h.company_id', '=', 'd.company_id').onRef('h.department_id', '=', 'd.id'),
    )
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'h.company_id').onRef('m.id', '=', 'h.member_id'))
    .select(['m.id', sql<number>`length(d.lineage)`.as('depth')])
    .where('md.company_id', '=', companyId)
    .where('md.member_id', '=', memberId)
    .where('m.id', '!=', memberId)
    .where('m.state', 'in', memberMachine.working)
    .orderBy('depth', 'desc')
    .orderBy('h.sort')
    .orderBy('m.id');
