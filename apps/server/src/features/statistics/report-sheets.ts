import { statisticsApi } from '@rondo/contract/statistics';
import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { type Language, type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import type { Cell, CellKind } from '../../platform/export/cell.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import type { ListSheet, SheetRow } from '../../platform/export/list-sheet.ts';
import { requireFilter } from './require-filter.ts';
import * as failed from './rows.queries.ts';
import * as counted from './task-rows.queries.ts';

interface Rows<Row> {
  title: MessageKey;
  columns: readonly { heading: MessageKey; width: number; kind?: CellKind; of: (row: Row, say: Say) => Cell }[];
  idOf: (row: Row) => string;
}
export type Say = (key: MessageKey) => string;

/** Lists of the statistics that a number opens and that are no export of their own, as sheets for reports that keep their rows. */
export function sheetOf<S extends z.ZodType, Row>(
  { title, columns, idOf }: Rows<Row>,
  schema: S,
  read: (reader: ExportReader, query: z.output<S>, most: number) => Promise<Row[]>,
): ListSheet {
  const named = (language: Language) =>
    columns.map(({ heading, width, kind = 'text' }) => ({ header: translate(language, heading), width, kind }));
  return {
    ...{ title, code: 'x_record_export' },
    isReadable: (query) => schema.safeParse(query).success,
    columns: named,
    ids: async (reader, query, most) => (await read(reader, schema.parse(query), most)).map(idOf),
    async cells(reader, ids, query): Promise<SheetRow[]> {
      const say: Say = (key) => translate(reader.language, key);
      const found = new Map((await read(reader, schema.parse(query), MOST)).map((row) => [idOf(row), row]));
      return ids.flatMap((id) => {
        const row = found.get(id);
        return row ? [{ id, cells: columns.map((column) => column.of(row, say)) }] : [];
      });
    },
    filters: async () => [],
  };
}

/** More than any report keeps. */
const MOST = 20_000;

type Failure = Awaited<ReturnType<ReturnType<typeof failed.failures>['execute']>>[number];

/** The failed items of a period. */
export const failureSheet: ListSheet = sheetOf<typeof statisticsApi.failures.input, Failure>(
  {
    title: 'statistics.figure.failed',
    columns: [
      { heading: 'statistics.rows.item', width: 40, of: (row) => row.name },
      { heading: 'statistics.rows.category', width: 20, of: (row) => row.category },
      { heading: 'statistics.rows.severity', width: 12, of: severityWord },
      { heading: 'statistics.table.shop', width: 24, of: (row) => row.shop_name },
      { heading: 'statistics.filter.group', width: 28, of: (row) => row.shop_path },
      { heading: 'statistics.rows.record', width: 20, of: (row) => row.number },
      { heading: 'record.column.inspector', width: 16, of: (row) => row.inspector_name },
      { heading: 'statistics.rows.at', width: 18, kind: 'time', of: (row) => row.submitted_at },
    ],
    idOf: (row) => `${row.record_id} ${row.item_id}`,
  },
  statisticsApi.failures.input,
  async (reader, query, most) => {
    await requireFilter(reader, query);
    const { db, actor } = reader;
    return failed
      .failures(db, { ...query, actor }, query, query.severity)
      .orderBy('record.submitted_at', 'desc')
      .orderBy('record.id')
      .orderBy('record_item.item_id')
      .limit(most)
      .execute();
  },
);

function severityWord({ severity }: Failure, say: Say): string {
  const known = SEVERITIES.find((one) => one === severity);
  return known ? say(`state.severity.${known}`) : severity;
}

type Counted = Awaited<ReturnType<ReturnType<typeof counted.tasks>['execute']>>[number];

/** The tasks of a set. */
export const taskSheet: ListSheet = sheetOf<typeof taskStatisticsApi.tasks.input, Counted>(
  {
    title: 'task.title',
    columns: [
      { heading: 'task.number', width: 20, of: (row) => row.number },
      { heading: 'task.name', width: 32, of: (row) => row.name },
      { heading: 'task.shop', width: 24, of: (row) => row.shop_name },
      { heading: 'task.template', width: 28, of: (row) => row.template_name },
      { heading: 'task.state', width: 14, of: (row, say) => say(`state.task.${counted.stateOf(row.state)}`) },
      { heading: 'rectification.late', width: 10, of: (row, say) => say(row.is_late ? 'ui.yes' : 'ui.no') },
      { heading: 'task.created', width: 18, kind: 'time', of: (row) => row.created_at },
      { heading: 'task.deadline', width: 18, kind: 'time', of: (row) => row.deadline_at },
      { heading: 'statistics.rows.at', width: 18, kind: 'time', of: (row) => row.submitted_at },
    ],
    idOf: (row) => row.id,
  },
  taskStatisticsApi.tasks.input,
  async (reader, query, most) => {
    await requireFilter(reader, query);
    const { db, actor, now } = reader;
    return counted
      .tasks(db, { ...query, actor }, query, { ...query, now: now() })
      .orderBy('task.created_at', 'desc')
      .orderBy('task.id', 'desc')
      .limit(most)
      .execute();
  },
);
