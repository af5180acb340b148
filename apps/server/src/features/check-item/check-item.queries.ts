import type { checkItemApi } from '@rondo/contract/check-item';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { type Insertable, type SqlBool, sql, type Updateable } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { CheckItem } from '../../platform/db/schema.gen.ts';
import { contains, type Sort, wordsOf } from '../../platform/list.ts';

type List = Parsed<typeof checkItemApi.list>;
type Filter = Omit<List, 'sort' | 'size' | 'page' | 'cursor'>;

export const SORTS: Record<List['sort'], Sort> = {
  '-updated': { by: sql`check_item.updated_at`, as: 'timestamptz', desc: true },
  name: { by: sql`lower(check_item.name)`, as: 'text', desc: false },
};

/** The items of a company that are not deleted: the only way into the table. */
const visible = (db: Db, companyId: string) =>
  db.selectFrom('check_item').where('check_item.company_id', '=', companyId).where('check_item.deleted_at', 'is', null);

export const filtered = (db: Db, companyId: string, { keyword, category, severity, id }: Filter) =>
  visible(db, companyId)
    .selectAll('check_item')
    .where((eb) => eb.and(wordsOf(keyword).map(named)))
    .$if(category !== undefined, (q) => q.where('category', 'in', category ?? []))
    .$if(severity !== undefined, (q) => q.where('severity', 'in', severity ?? []))
    .$if(id !== undefined, (q) => q.where('check_item.id', 'in', id ?? []));

/** Condition: the word stands in the name or its pinyin. */
const named = (word: string) =>
  sql<SqlBool>`(check_item.name ilike ${contains(word)} or check_item.name_pinyin like ${contains(word.toLowerCase())})`;

export const byId = (db: Db, companyId: string, id: string) =>
  visible(db, companyId).selectAll('check_item').where('check_item.id', '=', id);

/** Index check_item_category. */
export const categories = (db: Db, companyId: string) =>
  visible(db, companyId)
    .select(['category as name', ({ fn }) => fn.countAll<number>().as('items')])
    .groupBy('category')
    .orderBy('category');

export const insert = (db: Db, row: Insertable<CheckItem>) => db.insertInto('check_item').values(row);

/** Only when the caller has seen the latest; no row back: somebody was faster. */
export const update = (
  db: Db,
  companyId: string,
  { id, rev }: { id: string; rev: number },
  change: Updateable<CheckItem>,
) =>
  db
    .updateTable('check_item')
    .set({ ...change, rev: rev + 1 })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('rev', '=', rev)
    .where('deleted_at', 'is', null)
    .returning('rev');

export const remove = (db: Db, companyId: string, { id, at, by }: { id: string; at: Date; by: string }) =>
  db
    .updateTable('check_item')
    .set({ deleted_at: at, deleted_by: by })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('name');

/** Deleted since then, newest first; index check_item_bin. */
export const binned = (db: Db, companyId: string, since: Date) =>
  db
    .selectFrom('check_item')
    .select(['id', 'name', 'deleted_at', 'deleted_by'])
    .where('company_id', '=', companyId)
    .where('deleted_at', '>=', since)
    .orderBy('deleted_at', 'desc')
    .orderBy('id', 'desc');

export const restore = (db: Db, companyId: string, id: string, since: Date) =>
  db
    .updateTable('check_item')
    .set({ deleted_at: null, deleted_by: null })
    .where('company_id', '=', companyId)
    .where('id', '=', id)
    .where('deleted_at', '>=', since)
    .returning('name');
