import { memberMachine } from '@rondo/domain/member';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { stateIn } from '../../platform/db/states.ts';

/** What has been in the bin since before then goes for good, with everything that went into it together; which ones, and with what names. */
export const purge = (db: Db, companyId: string, before: Date) =>
  db
    .deleteFrom('knowledge_node')
    .where('company_id', '=', companyId)
    .where('deleted_at', '<', before)
    .returning(['id', 'name', 'deleted_with']);

/** What is to be looked at by its owner until a day and was not told of yet; told from now on. */
export const tellReview = (db: Db, companyId: string, { until, today }: { until: string; today: string }) =>
  db
    .updateTable('knowledge_node')
    .set({ review_told_on: today })
    .where('company_id', '=', companyId)
    .where('deleted_at', 'is', null)
    .where('review_on', '<=', until)
    .where('review_told_on', 'is', null)
    .where(
      sql<SqlBool>`exists (select from member m where m.company_id = knowledge_node.company_id
        and m.id = knowledge_node.owner_id and m.state = 'active')`,
    )
    .returning(['id', 'kind', 'name', 'owner_id', 'review_on']);

/** Lines of lists about who is no longer there: the rest of the list holds as before. */
export const dropGone = (db: Db, companyId: string) =>
  sql`delete from knowledge_grant g where g.company_id = ${companyId} and g.subject <> 'everyone' and not exists (
    select from member m where m.company_id = g.company_id and g.subject = 'member:' || m.id::text and ${stateIn('m.state', memberMachine.present)}
    union all select from department d where d.company_id = g.company_id and g.subject = 'department:' || d.id::text
    union all select from role r where r.company_id = g.company_id and g.subject = 'role:' || r.id::text
    union all select from shop s where s.company_id = g.company_id and g.subject = 'shop:' || s.id::text)`.execute(db);
