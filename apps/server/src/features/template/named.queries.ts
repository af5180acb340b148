import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { contains } from '../../platform/list.ts';

/** Condition on `template` under an alias: the words stand in the name or in its pinyin. */
export const templateNamed = (alias: string, words: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(`${alias}.name`)} ilike ${contains(words)}
    or ${sql.ref(`${alias}.name_pinyin`)} like ${contains(words.toLowerCase())})`;

/** Condition for other tables: the template in this column is one that a word names, as it is called now. */
export const templateColumnNamed = (column: string, companyId: string, word: string): RawBuilder<SqlBool> =>
  sql<SqlBool>`${sql.ref(column)} in (
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
