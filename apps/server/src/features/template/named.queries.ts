import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains } from '../../platform/list.ts';

/** Condition on `template` under an alias: the words stand in the name or in its pinyin. */
export const templateNamed = (alias: string, words: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.name`)} ilike ${contains(words)}
    or ${sql.ref(`${alias}.name_pinyin`)} like ${contains(words.toLowerCase())})`;

/** Condition for other tables: the template in this column is one that a word names, as it is called now. */
export const templateColumnNamed = (column: string, companyId: string, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in ${templatesNamed(companyId, word)}`;

/** The ids of the templates that a word names, as they are called now. */
export const templatesNamed = (companyId: string, word: string) => sql<string>`(
  select t.id from template t where t.company_id = ${companyId} and ${templateNamed('t', word)})`;

/** The same for a column of several templates: one of them is named. */
export const templatesColumnNamed = (column: string, companyId: string, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} && array(
    select t.id from template t where t.company_id = ${companyId} and ${templateNamed('t', word)})`;

/** Roles by id, for their names. */
export const rolesByIds = (db: Db, companyId: string, ids: readonly string[]) =>
  db
    .selectFrom('role')
    .select(['id', 'key', 'name'])
    .where('company_id', '=', companyId)
    .where(sql<SqlBool>`id = any(${[...ids]}::uuid[])`);

/** Whether a version of a template or an item of the library names a role that is gone: asked of such an id only. */
export const namedBefore = (db: Db, companyId: string, id: string) =>
  sql`select 1 from template_version v where v.company_id = ${companyId}
        and jsonb_path_exists(v.content, ${NAMES}::jsonpath, jsonb_build_object('id', ${id}::text))
      union all select 1 from check_item i where i.company_id = ${companyId}
        and jsonb_path_exists(i.content, ${NAMES}::jsonpath, jsonb_build_object('id', ${id}::text)) limit 1`.execute(
    db,
  );

/** The rules of a content, or of an item, that name an id. */
const NAMES = '$.**.rectify.named.** ? (@ == $id)';
