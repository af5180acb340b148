import { memberMachine } from '@rondo/domain/member';
import type { Db } from '../../platform/db/company-db.ts';

/** Members of a department alone, without those who resigned. */
export const memberCount = (db: Db, companyId: string, departmentId: string) =>
  db
    .selectFrom('member_department as md')
    .innerJoin('member as m', (j) => j.onRef('m.company_id', '=', 'md.company_id').onRef('m.id', '=', 'md.member_id'))
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('md.company_id', '=', companyId)
    .where('md.department_id', '=', departmentId)
    .where('m.state', 'in', memberMachine.present);
