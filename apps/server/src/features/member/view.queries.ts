import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Two of those who administer the company, the owner among them: enough to know whether one is the last. */
export const twoAdmins = (db: Db, companyId: string) =>
  db
    .selectFrom('member as m')
    .select('m.id')
    .where('m.company_id', '=', companyId)
    .where('m.state', 'in', ['active', 'invited'])
    .where((eb) =>
      eb.or([
        eb('m.is_owner', '=', true),
        eb.exists(
          eb
            .selectFrom('member_role as mr')
            .innerJoin('role as r', (j) =>
              j.onRef('r.company_id', '=', 'mr.company_id').onRef('r.id', '=', 'mr.role_id'),
            )
            .select('r.id')
            .whereRef('mr.company_id', '=', 'm.company_id')
            .whereRef('mr.member_id', '=', 'm.id')
            .where('r.key', '=', 'administrator'),
        ),
      ]),
    )
    .limit(2);

/** Members, held until the end. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member')
    .selectAll()
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate();
