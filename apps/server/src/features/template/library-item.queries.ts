import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';

/** Copies of items of the library in the versions of a template that count: the live one and the draft. */
const copies = (companyId: string, ids: readonly string[]) => sql`
  select t.id as template_id, origin #>> '{}' as item_id
  from template t
  join template_version v
    on v.company_id = t.company_id and v.id in (t.live_version_id, t.draft_version_id)
  cross join lateral jsonb_path_query(v.content, '$.categories[*].items[*].libraryItemId') as origin
  where t.company_id = ${companyId} and t.deleted_at is null and origin #>> '{}' = any(${[...ids]}::text[])`;

/** Condition on `template`: it has a copy of one of these items of the library. */
export const holdsItem = (companyId: string, ids: readonly string[]): RawBuilder<SqlBool> =>
  sql<SqlBool>`template.id in (select template_id from (${copies(companyId, ids)}) as copy)`;

/** How many templates have a copy of each; items that none has are left out. */
export const templatesByItem = (db: Db, companyId: string, ids: readonly string[]) =>
  sql<{ item_id: string; templates: number }>`
    select item_id, count(distinct template_id)::int as templates
    from (${copies(companyId, ids)}) as copy group by item_id`.execute(db);
