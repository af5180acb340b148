import { LIMIT } from '@rondo/domain/limit';
import { RECEIPT_ACTS, RECEIPT_STATES } from '@rondo/domain/receipt';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint, signedIn } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, flag, historyEntry, id, instant, keyword, many, personRef, rev, text } from './kit/shapes.ts';

const receiptRow = z.object({
  id,
  record: personRef,
  template: z.string(),
  /** With the path of its group. */
  shop: z.object({ id, name: z.string(), path: z.string() }),
  /** The manager who is asked. */
  member: personRef,
  state: z.enum(RECEIPT_STATES),
  sentAt: instant,
  dueAt: instant,
  /** When they first opened the report; null: not yet. */
  openedAt: instant.nullable(),
  /** When they acknowledged or objected; null: they did not. */
  answeredAt: instant.nullable(),
  /** What they said with it. */
  comment: z.string(),
  /** Answered after its time, or waits beyond it. */
  isLate: z.boolean(),
  /** The answers of the record were changed after it was acknowledged. */
  isBeforeChange: z.boolean(),
  rev: z.number().int(),
});
export type ReceiptRow = z.output<typeof receiptRow>;

const receiptDetail = receiptRow.extend({
  /** When it was sent, opened, answered, and whom its time reminded. */
  history: z.array(historyEntry),
});
export type ReceiptDetail = z.output<typeof receiptDetail>;

const hours = z.number().int().min(1).max(LIMIT.receipt.hours);
/** `hours`: within so many a report is to be acknowledged; null: nobody is asked. */
export const receiptSetting = z.object({ hours: hours.nullable(), rev: z.number().int() });
export type ReceiptSetting = z.output<typeof receiptSetting>;

const places = {
  keyword: keyword.default(''),
  recordId: many(id).optional(),
  shopId: many(id).optional(),
  /** Stores at or below these groups, as they hang now. */
  groupId: many(id).optional(),
  memberId: many(id).optional(),
  /** Of the reader alone. */
  mine: flag.optional(),
  /** Civil days of the company on which they were sent. */
  from: day.optional(),
  to: day.optional(),
};
const filters = {
  ...places,
  state: many(z.enum(RECEIPT_STATES)).optional(),
  /** They wait beyond their time. */
  overdue: flag.optional(),
  sort: z.enum(['-sent', 'sent', 'due']).default('-sent'),
};
const manage = anyOf('x_issue_settings');
const exported = { needs: anyOf('x_record_export'), fields: filters };

const count = z.number().int();
const counts = z.object({
  sent: count,
  acknowledged: count,
  /** Sent and not acknowledged: waiting, or objected to. */
  unacknowledged: count,
  pending: count,
  objected: count,
  /** Of those that wait. */
  overdue: count,
});
export type ReceiptCounts = z.output<typeof counts>;

const ofRecord = z.object({
  /** Those that the reader sees, the oldest first. */
  receipts: z.array(receiptRow),
  /** The reader's own, with what they may do now: exactly the buttons to show; null: they are not asked. */
  mine: z.object({ id, can: z.array(z.enum(RECEIPT_ACTS)) }).nullable(),
  /** Receipts were asked for when the record became effective, and the store had nobody to ask. */
  isWithoutManager: z.boolean(),
  /** Findings against which the reader can appeal, for whoever objects. */
  appealable: z.array(z.object({ id, number: z.string() })),
});
export type RecordReceipts = z.output<typeof ofRecord>;

export const receiptApi = {
  setting: endpoint({
    method: 'GET',
    path: '/inspect/V3/receipt/setting',
    needs: manage,
    summary: 'Whether managers of stores are asked to acknowledge reports, and within how many hours.',
    input: z.object({}),
    output: receiptSetting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/inspect/V3/receipt/setting',
    needs: manage,
    summary: 'Ask managers to acknowledge reports that become effective from now on, or ask nobody.',
    input: z.object({ hours: hours.nullable(), rev }),
    output: receiptSetting,
    errors: ['STALE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/inspect/V3/receipt/list',
    needs: signedIn,
    summary: 'Reading receipts: of the records that the reader may list, and their own.',
    input: z.object({ ...paging, ...filters }),
    output: listOf(receiptRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/inspect/V3/receipt/detail',
    needs: signedIn,
    summary: 'One reading receipt with its history.',
    input: z.object({ id }),
    output: receiptDetail,
    errors: ['NOT_FOUND'],
  }),
  counts: endpoint({
    method: 'GET',
    path: '/inspect/V3/receipt/counts',
    needs: signedIn,
    summary: 'How many receipts were sent, acknowledged, objected to, and wait; each number is that of a list.',
    input: z.object(places),
    output: counts,
  }),
  ofRecord: endpoint({
    method: 'GET',
    path: '/inspect/V3/receipt/ofRecord',
    needs: signedIn,
    summary: 'The receipts of one report, for whoever reads it, and what the reader is asked.',
    input: z.object({ recordId: id }),
    output: ofRecord,
    errors: ['NOT_FOUND'],
  }),
  open: endpoint({
    method: 'POST',
    path: '/inspect/V3/receipt/open',
    needs: signedIn,
    summary: 'The reader has the report before them; it is noted once, where they are asked to acknowledge it.',
    input: z.object({ recordId: id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/inspect/V3/receipt/move',
    needs: signedIn,
    summary: 'Acknowledge a report that was opened, or object to it as a whole; no score changes.',
    input: z.object({
      id,
      rev,
      event: z.enum(RECEIPT_ACTS),
      /** Needed to object. */
      comment: text(LIMIT.text.reason).default(''),
    }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'MOVE_NOT_ALLOWED', 'RECEIPT_UNOPENED', 'STALE'],
  }),
  export: exportAtOnce({ ...exported, path: '/inspect/V3/receipt/export', what: 'Reading receipts, by filter' }),
  startExport: exportInBackground({ ...exported, path: '/inspect/V3/receipt/startExport' }),
};
