import type { auditApi } from '@rondo/contract/audit';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import type { Context } from '../../platform/context.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { type Sheet, writeXlsx } from '../../platform/table/write-xlsx.ts';
import { present } from './audit.present.ts';
import * as q from './audit.queries.ts';
import { sheetRow } from './sheet-row.ts';
import { spanOf } from './span.ts';

/** Most rows of a file. */
const MOST = 10_000;
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** Columns with their width in characters. */
const COLUMNS = {
  at: 20,
  actor: 14,
  kind: 12,
  object: 30,
  event: 24,
  states: 20,
  changes: 60,
  comment: 30,
  ip: 16,
  device: 30,
};

/** The filtered log as a spreadsheet. That it was taken is in the log too. */
export async function exportLog(
  { db, actor, now, change, language }: Context,
  filter: Parsed<typeof auditApi.export>,
  { reply }: Wire,
): Promise<unknown> {
  const span = spanOf(filter, now(), actor.timeZone);
  const rows = await q.newest(db, actor.companyId, filter, span, language, MOST).execute();
  const unnamed = rows.filter((row) => row.object_name === null).map((row) => row.object_id);
  const names = await q.presentNames(db, actor.companyId, [...new Set(unnamed)]);
  const reader = { language, timeZone: actor.timeZone };
  const body = rows.map((row) => sheetRow(present(row, names, language), reader));
  const bytes = await writeXlsx({ ...headOf(language), rows: body });
  const file = `audit-${civilDate(now(), actor.timeZone)}.xlsx`;
  await change((tx) =>
    tx.trace({ kind: 'export', id: tx.newId(), name: file, event: 'audit', data: { rows: rows.length } }),
  );
  return reply
    .header('content-type', XLSX)
    .header('content-disposition', `attachment; filename="${file}"`)
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes));
}

function headOf(language: Language): Omit<Sheet, 'rows'> {
  const text = (key: MessageKey): string => translate(language, key);
  const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return {
    name: text('audit.title'),
    columns: keys.map((key) => ({ header: text(`audit.column.${key}`), width: COLUMNS[key] })),
  };
}
