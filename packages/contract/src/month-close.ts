import { LIMIT } from '@rondo/domain/limit';
import { MONTH_CLOSE, RESTATEMENTS } from '@rondo/domain/month-close';
import { z } from 'zod';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, flag, id, instant, many, personRef, rev } from './kit/shapes.ts';
import { statisticsFilters, whichRecords } from './statistics-filter.ts';

/** What the records of a period came to; null where it cannot be computed. Percent 0..100. */
const sums = z.object({
  records: z.number().int(),
  evaluated: z.number().int(),
  averageRate: z.number().nullable(),
  passPercent: z.number().nullable(),
  redLines: z.number().int(),
  failedItems: z.number().int(),
});
export type ClosedSums = z.output<typeof sums>;

/** What one record said. */
const said = z.object({
  ratePercent: z.number().nullable(),
  isPass: z.boolean().nullable(),
  redLines: z.number().int(),
  failedItems: z.number().int(),
});

const ofRecord = {
  recordId: id,
  number: z.string(),
  businessOn: day,
  shop: z.object({ id, name: z.string(), path: z.string() }),
  template: personRef,
  inspector: z.string(),
};

const restatement = z.object({
  ...ofRecord,
  kind: z.enum(RESTATEMENTS),
  foundAt: instant,
  /** Null: it was not there when its month was closed. */
  before: said.nullable(),
  /** Null: it counts no more. */
  now: said.nullable(),
  /** Why it was voided; '' where nobody said so. */
  reason: z.string(),
});
export type RestatementRow = z.output<typeof restatement>;

const closedRecord = z.object({ ...ofRecord, ...said.shape, isRestated: z.boolean() });
export type ClosedRecordRow = z.output<typeof closedRecord>;

const setting = z.object({ day: z.number().int(), rev: z.number().int(), can: z.object({ edit: z.boolean() }) });
const read = anyOf('record_select');

export const monthCloseApi = {
  overview: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/closed/overview',
    needs: signedIn,
    summary:
      'The closed months that a period touches, how many records of it say something else since, and what the figures were and are.',
    input: z.object(statisticsFilters),
    output: z.object({
      months: z.array(z.object({ monthOn: day, closedAt: instant })),
      /** Records of the period, as far as the reader sees them, that say something else than when their month was closed. */
      restated: z.number().int(),
      /** Every day of the period lies in a closed month: its figures can be asked for as they were closed. */
      isClosed: z.boolean(),
      /** Both null while some day is not closed. */
      before: sums.nullable(),
      now: sums.nullable(),
    }),
  }),
  restatements: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/closed/restatements',
    needs: read,
    summary: 'The records of closed months that say something else now, what they said and say, newest found first.',
    input: z.object({ ...statisticsFilters, page: paging.page, size: paging.size }),
    output: listOf(restatement),
  }),
  records: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/closed/records',
    needs: read,
    summary: 'The records behind a number of a closed period, as they counted when their months were closed.',
    input: z.object({
      ...statisticsFilters,
      ...whichRecords,
      evaluated: flag.optional(),
      isPass: flag.optional(),
      itemId: id.optional(),
      groupRow: id.optional(),
      levelRank: many(
        z.coerce
          .number()
          .int()
          .min(0)
          .max(LIMIT.rank.levels - 1),
      ).optional(),
      page: paging.page,
      size: paging.size,
    }),
    output: listOf(closedRecord),
  }),
  setting: endpoint({
    method: 'GET',
    path: '/inspect/V3/statistics/closed/setting',
    needs: signedIn,
    summary: 'On which day of a month the month before is closed, and whether the caller may change it.',
    input: z.object({}),
    output: setting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/inspect/V3/statistics/closed/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Choose the day; what is closed stays closed.',
    input: z.object({ day: z.number().int().min(MONTH_CLOSE.firstDay).max(MONTH_CLOSE.lastDay), rev }),
    output: setting,
    errors: ['STALE'],
  }),
};
