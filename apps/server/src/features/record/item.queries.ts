import type { ItemsOf } from '@rondo/contract/record';
import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { CHECK_IN } from './check-in.queries.ts';
import { filtered, ROW_COLUMNS } from './record.queries.ts';

/** How many items the listed records have. */
export const countItems = (
  db: Db,
  actor: Actor,
  filter: Parameters<typeof filtered>[2],
  words: Parameters<typeof filtered>[3],
  items: ItemsOf,
) =>
  filtered(db, actor, filter, words).select((eb) =>
    eb.fn.coalesce(eb.fn.sum<number>(items === 'all' ? 'item_count' : 'failed_items'), sql<number>`0`).as('total'),
  );

/** The items of some records, in the order of these ids and of the records' own. */
export const itemKeys = (db: Db, companyId: string, recordIds: readonly string[], items: ItemsOf, most: number) =>
  db
    .selectFrom('record_item as i')
    .select(['i.record_id', 'i.item_id'])
    .where('i.company_id', '=', companyId)
    .where(sql<SqlBool>`i.record_id = any(${[...recordIds]}::uuid[])`)
    .$if(items === 'failed', (query) => query.where('i.result', '=', 'fail'))
    .orderBy(sql`array_position(${[...recordIds]}::uuid[], i.record_id)`)
    .orderBy('i.sort')
    .limit(most);

/** Items with their record and what became of them. Who may see them was asked before. */
export const itemRows = (db: Db, companyId: string, keys: readonly { recordId: string; itemId: string }[]) =>
  db
    .selectFrom('record_item as i')
    .innerJoin('record', (j) =>
      j.onRef('record.company_id', '=', 'i.company_id').onRef('record.id', '=', 'i.record_id'),
    )
    .leftJoin('rectification as r', (j) =>
      j.onRef('r.company_id', '=', 'i.company_id').onRef('r.id', '=', 'i.rectification_id'),
    )
    .select([...ROW_COLUMNS, CHECK_IN])
    .select(['record.template_version_id', 'i.item_id', 'i.category', 'i.code', 'i.name', 'i.severity', 'i.result'])
    .select(['i.answer', 'i.points', 'i.max_points', 'i.note', 'i.photo_ids'])
    .select([
      'r.number as r_number',
      'r.state as r_state',
      sql<Date | null>`coalesce(r.held_deadline_at, r.deadline_at)`.as('r_deadline_at'),
      'r.completed_at as r_completed_at',
    ])
    .where('i.company_id', '=', companyId)
    .where(
      sql<SqlBool>`(i.record_id, i.item_id) in (
        select * from unnest(${keys.map(({ recordId }) => recordId)}::uuid[], ${keys.map(({ itemId }) => itemId)}::uuid[]))`,
    );

/** The photos of some records' items, before and after, in their order. */
export const photosOf = (db: Db, companyId: string, recordIds: readonly string[]) =>
  db
    .selectFrom('record_item as i')
    .innerJoin('record', (j) =>
      j.onRef('record.company_id', '=', 'i.company_id').onRef('record.id', '=', 'i.record_id'),
    )
    .select(['record.shop_name', 'record.business_on', 'i.category', 'i.name', 'i.photo_ids'])
    .where('i.company_id', '=', companyId)
    .where(sql<SqlBool>`i.record_id = any(${[...recordIds]}::uuid[])`)
    .where(sql<SqlBool>`cardinality(i.photo_ids) > 0`)
    .orderBy(sql`array_position(${[...recordIds]}::uuid[], i.record_id)`)
    .orderBy('i.sort');
