import { type ReceiptRow, receiptApi } from '@rondo/contract/receipt';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { groupNames, memberNames, shopNames } from '../scope/index.ts';
import { presentRow } from './receipt.present.ts';
import * as q from './receipt.queries.ts';

type Asked = z.output<typeof receiptApi.export.input>;

const instantOf = (text: string | null) => (text === null ? null : new Date(text));

const COLUMNS: readonly ExportColumn<ReceiptRow>[] = [
  { heading: 'receipt.column.record', width: 20, of: (row) => row.record.name },
  { heading: 'receipt.column.shop', width: 24, of: (row) => row.shop.name },
  { heading: 'receipt.column.group', width: 28, of: (row) => row.shop.path },
  { heading: 'receipt.column.template', width: 28, of: (row) => row.template },
  { heading: 'receipt.column.member', width: 16, of: (row) => row.member.name },
  { heading: 'receipt.column.state', width: 14, of: (row, say) => say(`state.receipt.${row.state}`) },
  { heading: 'receipt.late', width: 10, of: (row, say) => say(row.isLate ? 'ui.yes' : 'ui.no') },
  { heading: 'receipt.column.sent', width: 18, kind: 'time', of: (row) => new Date(row.sentAt) },
  { heading: 'receipt.column.due', width: 18, kind: 'time', of: (row) => new Date(row.dueAt) },
  { heading: 'receipt.column.opened', width: 18, kind: 'time', of: (row) => instantOf(row.openedAt) },
  { heading: 'receipt.column.answered', width: 18, kind: 'time', of: (row) => instantOf(row.answeredAt) },
  { heading: 'receipt.column.comment', width: 60, of: (row) => row.comment },
];

/** The list of receipts as a file. */
export const receiptExport = listExport<Asked, ReceiptRow>({
  kind: 'receipt.export',
  code: 'x_record_export',
  event: 'receipts',
  title: 'receipt.title',
  schema: receiptApi.export.input,
  ids: ({ db, actor, now }, { sort, format: _, ...filter }, most) =>
    inOrder(db, q.filtered(db, actor, filter, now()), q.SORTS[sort], 'record_receipt.id', most),
  rows: async ({ db, actor, now }, ids) =>
    (await q.byIds(db, actor, ids).execute()).map((row) => presentRow(row, now())),
  columns: COLUMNS,
  async filters({ db, actor, language }, asked) {
    const [shops, groups, members] = await Promise.all([
      shopNames(db, actor, asked.shopId ?? []).execute(),
      groupNames(db, actor.companyId, asked.groupId ?? []).execute(),
      memberNames(db, actor.companyId, asked.memberId ?? []).execute(),
    ]);
    const names = (rows: readonly { name: string }[]) => rows.map(({ name }) => name);
    const yesNo = (is: boolean | undefined) => (is === undefined ? [] : [translate(language, is ? 'ui.yes' : 'ui.no')]);
    return [
      ['receipt.column.shop', names(shops)],
      ['receipt.column.group', names(groups)],
      ['receipt.column.member', names(members)],
      ['receipt.column.state', (asked.state ?? []).map((state) => translate(language, `state.receipt.${state}`))],
      ['receipt.overdue', yesNo(asked.overdue)],
      ['receipt.mine', yesNo(asked.mine)],
      ['receipt.column.sent', [asked.from, asked.to].flatMap((one) => one ?? [])],
      ['receipt.search', asked.keyword ? [asked.keyword] : []],
    ];
  },
});
