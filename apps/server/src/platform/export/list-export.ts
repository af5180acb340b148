import type { ExportFormat } from '@rondo/contract/export';
import type { Actor } from '@rondo/domain/actor';
import { civilDate } from '@rondo/domain/civil-time';
import type { JobKind } from '@rondo/domain/job';
import { LIMIT } from '@rondo/domain/limit';
import type { PermissionCode } from '@rondo/domain/permission';
import { type MessageKey, translate } from '@rondo/messages';
import { z } from 'zod';
import type { Context, Tx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { Wire } from '../http/binding.ts';
import { longWork } from '../long-work.ts';
import { startWork } from '../start-work.ts';
import { sendFile } from '../table/send-file.ts';
import { aboutTable } from './about-table.ts';
import type { Cell, CellKind } from './cell.ts';
import type { ExportReader } from './export-reader.ts';
import type { ListSheet } from './list-sheet.ts';
import { csvTable } from './write-csv-table.ts';
import { xlsxTable } from './write-xlsx-table.ts';

export interface ExportColumn<Row> {
  heading: MessageKey;
  /** In characters. */
  width: number;
  kind?: CellKind;
  of: (row: Row, say: (key: MessageKey) => string) => Cell;
}

/** The rows of a list, their columns and what narrows them, as a feature describes them. */
interface ListRows<Asked, Row> {
  /** What its reader has to be allowed to, also when background work begins. */
  code: PermissionCode;
  title: MessageKey;
  schema: z.ZodType<Asked>;
  /** The rows that this reader may see, by filter and in the order of the list: their ids, at most so many. Throws AppError. */
  ids: (reader: ExportReader, asked: Asked, most: number) => Promise<string[]>;
  /** Rows by id, in any order. */
  rows: (reader: ExportReader, ids: readonly string[], asked: Asked) => Promise<(Row & { id: string })[]>;
  columns: readonly ExportColumn<Row>[];
  /** The filters with what they name. */
  filters: (reader: ExportReader, asked: Asked) => Promise<(readonly [label: MessageKey, values: readonly string[]])[]>;
}

/** A list that leaves as a file (product 1.7). */
export interface ListExport<Asked extends { format: ExportFormat }, Row> extends ListRows<Asked, Row> {
  kind: JobKind;
  /** What the audit log calls it. */
  event: string;
}

/** Rows that are read and written at once. */
const BATCH = 500;
const MIME: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
};

/**
 * The two endpoints of an export, at once and as background work, and the kind of work; both are told to the audit log. `sheet`: the same
 * rows for features that keep or send them.
 */
export function listExport<Asked extends { format: ExportFormat }, Row>(definition: ListExport<Asked, Row>) {
  const { kind, code, title, schema, event } = definition;
  const nameOf = ({ actor, language, now }: Omit<ExportReader, 'db'>, { format }: Asked): string =>
    `${translate(language, title)} ${civilDate(now(), actor.timeZone)}.${format}`;
  const told = (tx: Tx, name: string, rows: number, format: ExportFormat) =>
    tx.addHistory({ kind: 'export', id: tx.newId(), name, event, data: { rows, format } });

  return {
    async download(context: Context, asked: Asked, wire: Wire): Promise<Buffer> {
      const name = nameOf(context, asked);
      const most = LIMIT.export.atOnceRows;
      const found = await definition.ids(context, asked, most + 1);
      if (found.length > most) throw new AppError('EXPORT_IN_BACKGROUND');
      const file = await fileOf(context, definition, asked, { found, most });
      await context.change((tx) => told(tx, name, file.rows, asked.format));
      return sendFile(wire, { name, mime: MIME[asked.format], bytes: file.bytes });
    },

    async start(context: Context, { requestId, ...asked }: Asked & { requestId: string }): Promise<{ jobId: string }> {
      const input = schema.parse(asked);
      return context.once(requestId, `${kind}.start`, async (tx) => {
        const id = tx.newId();
        const name = nameOf(context, input);
        await startWork(tx, { id, kind, memberId: context.actor.memberId, name, total: 0, input: { asked: input } });
        return { jobId: id };
      });
    },

    sheet: listSheet(definition),

    work: longWork({
      kind,
      code,
      schema: z.object({ asked: schema }),
      async run(tx, actor, { asked }, { name, progress }) {
        const reader = { ...tx, actor };
        const most = LIMIT.export.rows;
        const found = await definition.ids(reader, asked, most + 1);
        const { bytes, rows, isCut } = await fileOf(reader, definition, asked, { found, most, progress });
        await told(tx, name, rows, asked.format);
        return {
          counts: { rows, ...(isCut ? { cutAt: rows } : {}) },
          file: { name, mime: MIME[asked.format], bytes },
        };
      },
    }),
  };
}

/** The rows of a list for features that keep or send them; of what leaves as a file `listExport` has it. */
export function listSheet<Asked, Row>(definition: ListRows<Asked, Row>): ListSheet {
  const { title, code, schema, columns } = definition;
  return {
    ...{ title, code },
    isReadable: (query) => schema.safeParse(query).success,
    columns: (language) =>
      columns.map(({ heading, width, kind = 'text' }) => ({ header: translate(language, heading), width, kind })),
    ids: async (reader, query, most) => definition.ids(reader, schema.parse(query), most),
    filters: async (reader, query) => definition.filters(reader, schema.parse(query)),
    async cells(reader, ids, query) {
      const asked = schema.parse(query);
      const say = (key: MessageKey): string => translate(reader.language, key);
      const found = new Map<string, Cell[]>();
      for (let at = 0; at < ids.length; at += BATCH)
        for (const row of await definition.rows(reader, ids.slice(at, at + BATCH), asked))
          found.set(
            row.id,
            columns.map((column) => column.of(row, say)),
          );
      return ids.flatMap((id) => {
        const cells = found.get(id);
        return cells ? [{ id, cells }] : [];
      });
    },
  };
}

interface Run {
  /** The ids of the rows, one more than `most` where there are more. */
  found: readonly string[];
  most: number;
  progress?: (done: number) => Promise<void>;
}

/** The file: rows are read and written a batch at a time. */
async function fileOf<Asked extends { format: ExportFormat }, Row>(
  { db, language, now, actor }: ExportReader & { actor: Actor },
  { title, columns, rows: rowsOf, filters }: ListExport<Asked, Row>,
  asked: Asked,
  { found, most, progress = async () => undefined }: Run,
): Promise<{ bytes: Buffer; rows: number; isCut: boolean }> {
  const reader: ExportReader = { db, language, now, actor };
  const say = (key: MessageKey): string => translate(language, key);
  const ids = found.slice(0, most);
  const isCut = found.length > most;
  const named = columns.map(({ heading, width, kind = 'text' }) => ({ header: say(heading), width, kind }));
  const writerOf = asked.format === 'csv' ? csvTable : xlsxTable;
  const writer = writerOf({ title: say(title), columns: named, timeZone: actor.timeZone });
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    const byId = new Map((await rowsOf(reader, batch, asked)).map((row) => [row.id, row]));
    const rows = batch.flatMap((id) => byId.get(id) ?? []);
    writer.add(rows.map((row) => columns.map((column) => column.of(row, say))));
    await progress(Math.min(at + BATCH, ids.length));
  }
  const about = aboutTable(reader, { filters: await filters(reader, asked), rows: ids.length, isCut });
  return { bytes: writer.finish(about), rows: ids.length, isCut };
}
