import { aiEventApi } from '@rondo/contract/ai-event';
import { certificateApi } from '@rondo/contract/certificate';
import { deviceApi } from '@rondo/contract/device';
import type { Needs } from '@rondo/contract/kit/endpoint';
import { pointsApi } from '@rondo/contract/points';
import { receiptApi } from '@rondo/contract/receipt';
import { taskApi } from '@rondo/contract/task';
import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import type { SubscriptionReport } from '@rondo/domain/subscription';
import type { MessageKey } from '@rondo/messages';
import type { ListSheet } from '../../../platform/export/list-sheet.ts';
import { aiEventExport } from '../../ai-event/index.ts';
import { certificateListSheet } from '../../certificate/index.ts';
import { deviceExport } from '../../device/index.ts';
import { pointsLedgerExport } from '../../points/index.ts';
import { receiptExport } from '../../receipt/index.ts';
import { taskListSheet } from '../../task/index.ts';
import { frameExport } from '../../timed-snapshot/index.ts';

interface ListRow {
  sheet: ListSheet;
  needs: Needs;
  /** What is counted beside all rows: its name, and what narrows the list to it. */
  counts: readonly (readonly [label: MessageKey, narrowed: Readonly<Record<string, unknown>>])[];
  /** Which columns stand in the mail itself; absent: the first ones. */
  inline?: readonly number[];
}

/**
 * The lists that can be sent, each a row: with one in `SUBSCRIPTION_REPORTS` (domain) and a name in the messages a list that leaves as a
 * file is one that is sent. Its report counts the rows, and what is worth telling of them.
 */
const LISTS = {
  tasks: {
    ...{ sheet: taskListSheet, needs: taskApi.export.needs, inline: [0, 1, 3, 6, 7, 12] },
    counts: [['state.taskView.overdue', { overdue: true }]],
  },
  receipts: {
    ...{ sheet: receiptExport.sheet, needs: receiptApi.list.needs, inline: [0, 1, 4, 5, 8, 10] },
    counts: [
      ['state.receipt.pending', { state: ['pending'] }],
      ['receipt.overdue', { overdue: true }],
      ['state.receipt.objected', { state: ['objected'] }],
    ],
  },
  aiEvents: {
    ...{ sheet: aiEventExport.sheet, needs: aiEventApi.list.needs },
    counts: [
      ['state.aiEvent.new', { state: ['new'] }],
      ['state.aiEvent.confirmed', { state: ['confirmed'] }],
      ['state.aiEvent.false_alarm', { state: ['false_alarm'] }],
    ],
  },
  snapshots: {
    ...{ sheet: frameExport.sheet, needs: timedSnapshotApi.frames.needs },
    counts: [
      ['state.snapshotFrame.captured', { state: ['captured'] }],
      ['state.snapshotFrame.missed', { state: ['missed'] }],
      ['timedSnapshot.results.toReview', { toReview: true }],
    ],
  },
  pointsLedger: {
    ...{ sheet: pointsLedgerExport.sheet, needs: pointsApi.ledger.needs, inline: [0, 1, 3, 4, 7, 8] },
    counts: [
      ['points.signs.plus', { sign: 'plus' }],
      ['points.signs.minus', { sign: 'minus' }],
    ],
  },
  certificates: {
    ...{ sheet: certificateListSheet, needs: certificateApi.list.needs, inline: [0, 2, 4, 6, 8, 10] },
    counts: [
      ['state.certificate.expired', { validity: 'expired' }],
      ['state.certificate.due7', { validity: 'due7' }],
      ['state.certificate.due30', { validity: 'due30' }],
    ],
  },
  devices: {
    ...{ sheet: deviceExport.sheet, needs: deviceApi.list.needs },
    counts: [
      ['state.device.online', { state: ['online'] }],
      ['state.device.offline', { state: ['offline'] }],
    ],
  },
} as const satisfies Partial<Record<SubscriptionReport, ListRow>>;

export type ListReport = keyof typeof LISTS;
export const LIST_REPORTS = Object.keys(LISTS) as ListReport[];

export const rowOf = (report: ListReport): ListRow => LISTS[report];

/**
 * What a list is asked, narrowed by more; null: nothing of it is both. Several values of one filter are those that it has of them;
 * of a single value there is one or none.
 */
export function narrowed(
  query: Readonly<Record<string, unknown>>,
  by: Readonly<Record<string, unknown>>,
): Record<string, unknown> | null {
  const both: Record<string, unknown> = { ...query };
  for (const [name, value] of Object.entries(by)) {
    const asked = query[name] === undefined ? null : [query[name]].flat().map(String);
    const wanted = [value].flat();
    const left = asked === null ? wanted : wanted.filter((one) => asked.includes(String(one)));
    if (left.length === 0) return null;
    both[name] = Array.isArray(value) ? left : left[0];
  }
  return both;
}
