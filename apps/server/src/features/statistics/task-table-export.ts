import { taskStatisticsApi } from '@rondo/contract/task-statistics';
import { FORMULAS } from '@rondo/domain/statistics';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { filterTexts } from './export-filters.ts';
import { requireFilter } from './require-filter.ts';
import { type SetCounts, tableRows } from './task-figures.queries.ts';

type Asked = z.output<typeof taskStatisticsApi.export.input>;
type Row = SetCounts & { id: string; name: string };

const countOf = (
  set: 'dispatched' | 'completed' | 'due' | 'inTime' | 'overdue' | 'rejected' | 'extended' | 'reminded',
) =>
  ({
    heading: `taskStatistics.set.${set}`,
    width: 16,
    kind: 'number',
    of: (row) => row[set],
  }) satisfies ExportColumn<Row>;

const COLUMNS: readonly ExportColumn<Row>[] = [
  { heading: 'taskStatistics.table.name', width: 32, of: (row) => row.name },
  countOf('dispatched'),
  countOf('completed'),
  countOf('due'),
  countOf('inTime'),
  {
    heading: 'taskStatistics.figure.onTime',
    width: 12,
    kind: 'percent',
    of: (row) => FORMULAS.onTime.compute({ submittedInTime: row.inTime, due: row.due }),
  },
  countOf('overdue'),
  countOf('rejected'),
  countOf('extended'),
  countOf('reminded'),
];

/** The table of the task statistics as a file, in its order. */
export const taskTableExport = listExport<Asked, Row>({
  kind: 'taskstatistics.export',
  code: 'x_record_export',
  event: 'taskStatistics',
  title: 'taskStatistics.title',
  schema: taskStatisticsApi.export.input,
  async ids(reader, asked, most) {
    await requireFilter(reader, asked);
    const { db, actor, now } = reader;
    const rows = await tableRows(db, { ...asked, actor }, asked, { ...asked, size: most, page: 1, now: now() });
    return rows.map(({ id }) => id);
  },
  rows: ({ db, actor, now }, ids, asked) =>
    tableRows(db, { ...asked, actor }, asked, { ...asked, size: ids.length, page: 1, now: now(), only: ids }),
  columns: COLUMNS,
  filters: async (reader, asked) => [
    ...(await filterTexts(reader, asked)),
    ['taskStatistics.table.by', [translate(reader.language, `taskStatistics.table.${asked.by}`)]],
  ],
});
