import type { Severity } from '@rondo/domain/scoring/template';
import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { reachedRecords, recordsOf, type Span, type Wanted } from './cells.queries.ts';
import { isClosedRecord } from './closed-records.queries.ts';

/** The failed items of the records that count, or counted when their months were closed, each with its record. */
export const failures = (db: Db, w: Wanted, span: Span, severity: readonly Severity[] | undefined) =>
  db
    .selectFrom('record')
    .innerJoin('record_item', (j) =>
      j.onRef('record_item.company_id', '=', 'record.company_id').onRef('record_item.record_id', '=', 'record.id'),
    )
    .where(w.basis === 'closed' ? isClosedRecord : recordsOf(w, span))
    .$if(w.basis === 'closed', (q) => q.where(reachedRecords(w, span)))
    .where('record_item.result', '=', 'fail')
    .$if(severity !== undefined, (q) =>
      q.where(sql<SqlBool>`record_item.severity = any(${[...(severity ?? [])]}::text[])`),
    )
    .select(['record.id as record_id', 'record.number', 'record.shop_id', 'record.shop_name', 'record.shop_path'])
    .select([
      'record.inspector_name',
      'record.submitted_at',
      'record_item.item_id',
      'record_item.name',
      'record_item.category',
      'record_item.severity',
    ]);

/** Newest record first; the items of one by their id. */
export const NEWEST: Sort = { by: sql`(record.submitted_at, record.id)`, as: 'text', desc: true };
