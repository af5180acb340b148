import { type SqlBool, sql } from 'kysely';
import type { Db } from '../../platform/db/company-db.ts';
import type { Sort } from '../../platform/list.ts';
import { fourLevelRank, inGroupRow } from '../record/index.ts';
import { reachedRecords, type Span, type Wanted } from './cells.queries.ts';

/** What one record said, as its columns. */
export interface Said {
  rate_percent: number | string | null;
  is_pass: boolean | null;
  red_lines: number;
  failed_items: number;
}

const RECORD_COLUMNS = [
  ...(['record.id as record_id', 'record.number', 'record.business_on', 'record.shop_id', 'record.shop_name'] as const),
  ...(['record.shop_path', 'record.template_id', 'record.template_name', 'record.inspector_name'] as const),
] as const;

/** The records of a period, as far as the reader sees them, that say something else than when their month was closed. */
export const restated = (db: Db, w: Wanted, span: Span) =>
  db
    .selectFrom('restated_record')
    .innerJoin('record', (j) =>
      j
        .onRef('record.company_id', '=', 'restated_record.company_id')
        .onRef('record.id', '=', 'restated_record.record_id'),
    )
    .where('restated_record.company_id', '=', w.actor.companyId)
    .where(reachedRecords(w, span));

/** The same with what they said then (`before`; null where it was not there) and say now. */
export const restatedRows = (db: Db, w: Wanted, span: Span) =>
  restated(db, w, span)
    .select(RECORD_COLUMNS)
    .select(['record.rate_percent', 'record.is_pass', 'record.red_lines', 'record.failed_items', 'record.void_reason'])
    .select(['restated_record.kind', 'restated_record.found_at'])
    .select(
      sql<Said | null>`(select jsonb_build_object('rate_percent', c.rate_percent, 'is_pass', c.is_pass, 'red_lines', c.red_lines,
        'failed_items', c.failed_items) from closed_record c where c.company_id = record.company_id and c.record_id = record.id)`.as(
        'before',
      ),
    );

export const NEWEST_FOUND: Sort = { by: sql`restated_record.found_at`, as: 'timestamptz', desc: true };

interface Narrowed {
  evaluated?: boolean | undefined;
  isPass?: boolean | undefined;
  itemId?: string | undefined;
  groupRow?: string | undefined;
  levelRank?: readonly number[] | undefined;
}

/** The records that counted when the months of a period were closed, with what they said then, as a number narrows them. */
export const closedRows = (
  db: Db,
  w: Wanted,
  span: Span,
  { evaluated, isPass, itemId, groupRow, levelRank }: Narrowed,
) =>
  db
    .selectFrom('record')
    .innerJoin('closed_record', (j) =>
      j.onRef('closed_record.company_id', '=', 'record.company_id').onRef('closed_record.record_id', '=', 'record.id'),
    )
    .where(reachedRecords(w, span))
    .$if(evaluated !== undefined, (q) => q.where('closed_record.evaluated', '=', evaluated ?? true))
    .$if(isPass !== undefined, (q) => q.where('closed_record.is_pass', '=', isPass ?? true))
    .$if(itemId !== undefined, (q) =>
      q.where(sql<SqlBool>`exists (select from record_item i where i.company_id = record.company_id and i.record_id = record.id
        and i.item_id = ${itemId} and i.result = 'fail')`),
    )
    .$if(groupRow !== undefined, (q) => q.where(inGroupRow(w.actor.companyId, { ...w, groupRow })))
    .$if(levelRank !== undefined, (q) =>
      q.where(sql<SqlBool>`closed_record.level_rank is not null
        and ${fourLevelRank('closed_record')} = any(${[...(levelRank ?? [])]}::int[])`),
    )
    .select(RECORD_COLUMNS)
    .select([
      'closed_record.rate_percent',
      'closed_record.is_pass',
      'closed_record.red_lines',
      'closed_record.failed_items',
    ])
    .select(
      sql<boolean>`exists (select from restated_record x where x.company_id = record.company_id and x.record_id = record.id)`.as(
        'is_restated',
      ),
    );

export const NEWEST_SUBMITTED: Sort = { by: sql`record.submitted_at`, as: 'timestamptz', desc: true };
