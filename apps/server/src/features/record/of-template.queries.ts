import type { Actor } from '@rondo/domain/actor';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import { newest } from './record.queries.ts';

/** The newest records of a template, as a list names them, with what decides which items their store is asked. */
export const newestOf = (db: Db, actor: Actor, templateId: string, most: number) =>
  newest(db, actor, templateId, most)
    .innerJoin('shop', (j) =>
      j.onRef('shop.company_id', '=', 'record.company_id').onRef('shop.id', '=', 'record.shop_id'),
    )
    .select([
      'record.id',
      'record.number',
      'record.shop_name',
      'record.submitted_at',
      'record.mode',
      'shop.format',
      'shop.tags',
    ]);

const among = (column: string, ids: readonly string[]) => sql<SqlBool>`${sql.ref(column)} = any(${[...ids]}::uuid[])`;

/** Their answers, by the primary key. */
export const answersOf = (db: Db, companyId: string, recordIds: readonly string[]) =>
  db
    .selectFrom('record_item')
    .select(['record_id', 'answer'])
    .where('company_id', '=', companyId)
    .where(among('record_id', recordIds));

/** How often each inspector passed, failed or left out each item there; what was carried over was answered elsewhere. */
export const talliesOf = (db: Db, companyId: string, recordIds: readonly string[]) =>
  db
    .selectFrom('record_item as i')
    .innerJoin('record as r', (j) => j.onRef('r.company_id', '=', 'i.company_id').onRef('r.id', '=', 'i.record_id'))
    .select(['i.item_id', 'r.inspector_id'])
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('i.result', '=', 'pass').as('pass'),
      fn.countAll<number>().filterWhere('i.result', '=', 'fail').as('fail'),
      fn.countAll<number>().filterWhere('i.result', '=', 'na').as('na'),
    ])
    .where('i.company_id', '=', companyId)
    .where(among('i.record_id', recordIds))
    .where('i.carried_from', 'is', null)
    .where('i.result', '!=', 'none')
    .groupBy(['i.item_id', 'r.inspector_id']);
