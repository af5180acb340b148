import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../../platform/db/company-db.ts';
import { stateIn } from '../../../platform/db/states.ts';

const isOneOf = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Members as they are now, held: whether they ever came in, and whether anything names them. */
export const hold = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('member as m')
    .select(['m.id', 'm.name', 'm.rev', 'm.person_id'])
    .select(
      sql<boolean>`(not ${stateIn('m.state', memberMachine.from('enter'))} or m.last_login_at is not null
        or exists (select from shop_manager x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from department_head x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from task_person x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from turn x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from rectification_person x where x.company_id = m.company_id and x.member_id = m.id)
        or exists (select from ownership_offer x where x.company_id = m.company_id and m.id in (x.from_id, x.to_id)))`.as(
        'used',
      ),
    )
    .where('m.company_id', '=', companyId)
    .where(isOneOf('m.id', ids))
    .forUpdate();
