import { auditApi } from '@rondo/contract/audit';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { longWork } from '../../platform/long-work.ts';
import { startWork } from '../../platform/start-work.ts';
import { sendXlsx, XLSX } from '../../platform/table/send-xlsx.ts';
import { type Sheet, writeXlsx } from '../../platform/table/write-xlsx.ts';
import { present } from './audit.present.ts';
import * as q from './audit.queries.ts';
import { sheetRow } from './sheet-row.ts';
import { spanOf } from './span.ts';

/** Most rows of a file. */
const MOST = 10_000;
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

type Asked = Parsed<typeof auditApi.export>;
type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;

/** The filtered log as a spreadsheet. That it was taken is in the log too. */
export async function exportLog(context: Context, asked: Asked, wire: Wire): Promise<unknown> {
  const { name, bytes, rows } = await logSheet(context, asked);
  await context.change((tx) => tx.addHistory(taken(tx.newId(), name, rows)));
  return sendXlsx(wire, name, bytes);
}

/** The same file, made in the background. */
export async function startExport(
  { actor, once, now, language }: Context,
  { requestId, ...asked }: Parsed<typeof auditApi.startExport>,
): Promise<{ jobId: string }> {
  return once(requestId, 'audit.startExport', async (tx) => {
    const id = tx.newId();
    const name = nameOf(now(), actor.timeZone, language);
    await startWork(tx, { id, kind: 'audit.export', memberId: actor.memberId, name, total: 0, input: { asked } });
    return { jobId: id };
  });
}

export const auditExport = longWork({
  kind: 'audit.export',
  code: 'x_audit_log',
  schema: z.object({ asked: auditApi.export.input }),
  run: async (tx, actor, { asked }) => {
    const { name, bytes, rows } = await logSheet({ ...tx, actor }, asked);
    await tx.addHistory(taken(tx.newId(), name, rows));
    return { counts: { rows }, file: { name, mime: XLSX, bytes } };
  },
});

async function logSheet({ db, actor, now, language }: Reader, asked: Asked) {
  const span = spanOf(asked, now(), actor.timeZone);
  const rows = await q.newest(db, actor.companyId, asked, span, language, MOST).execute();
  const unnamed = rows.filter((row) => row.object_name === null).map((row) => row.object_id);
  const names = await q.presentNames(db, actor.companyId, [...new Set(unnamed)]);
  const reader = { language, timeZone: actor.timeZone };
  const body = rows.map((row) => sheetRow(present(row, names, language), reader));
  const bytes = Buffer.from(await writeXlsx({ ...headOf(language), rows: body }));
  return { name: nameOf(now(), actor.timeZone, language), bytes, rows: rows.length };
}

const nameOf = (now: Date, timeZone: string, language: Language): string =>
  `${translate(language, 'audit.title')} ${civilDate(now, timeZone)}.xlsx`;

const taken = (id: string, name: string, rows: number) =>
  ({ kind: 'export', id, name, event: 'audit', data: { rows } }) as const;

function headOf(language: Language): Omit<Sheet, 'rows'> {
  const text = (key: MessageKey): string => translate(language, key);
  const keys = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return {
    name: text('audit.title'),
    columns: keys.map((key) => ({ header: text(`audit.column.${key}`), width: COLUMNS[key] })),
  };
}
