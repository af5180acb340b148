import { shopInspectionApi } from '@rondo/contract/shop-inspection';
import { percent } from '@rondo/domain/percent';
import { MODES, type Mode } from '@rondo/domain/task';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { filterTexts } from './export-filters.ts';
import { requireFilter } from './require-filter.ts';
import { gapOf } from './shop-inspection.actions.ts';
import { gapSums, lastByMode, type PlanRow, planRows } from './shop-inspection.queries.ts';

type Asked = z.output<typeof shopInspectionApi.export.input>;
interface Row extends PlanRow {
  gap: number | null;
  last: readonly { mode: string; at: Date; rate: number | null }[];
}

const lastOf = (mode: Mode) =>
  ({
    heading: `shopInspection.table.last.${mode}`,
    width: 18,
    kind: 'time',
    of: (row) => row.last.find((one) => one.mode === mode)?.at ?? null,
  }) satisfies ExportColumn<Row>;

const COLUMNS: readonly ExportColumn<Row>[] = [
  { heading: 'statistics.table.shop', width: 28, of: (row) => row.name },
  { heading: 'statistics.filter.group', width: 32, of: (row) => row.group_path },
  { heading: 'statistics.table.records', width: 12, kind: 'number', of: (row) => row.records },
  { heading: 'shopInspection.table.due', width: 12, kind: 'number', of: (row) => row.due },
  { heading: 'shopInspection.table.done', width: 12, kind: 'number', of: (row) => row.done },
  { heading: 'shopInspection.table.missed', width: 12, kind: 'number', of: (row) => row.missed },
  { heading: 'shopInspection.table.rate', width: 12, kind: 'percent', of: (row) => percent(row.done, row.due) },
  ...MODES.map(lastOf),
  {
    heading: 'shopInspection.table.lastRate',
    width: 12,
    kind: 'percent',
    of: ({ last }) => last.toSorted((a, b) => b.at.getTime() - a.at.getTime())[0]?.rate ?? null,
  },
  { heading: 'statistics.table.open', width: 16, kind: 'number', of: (row) => row.open_rectifications },
  { heading: 'shopInspection.table.gap', width: 16, kind: 'number', of: (row) => row.gap },
];

/** The table of the inspection of stores as a file, in its order. */
export const shopInspectionExport = listExport<Asked, Row>({
  kind: 'shopinspection.export',
  code: 'x_record_export',
  event: 'shopInspection',
  title: 'shopInspection.title',
  schema: shopInspectionApi.export.input,
  async ids(reader, asked, most) {
    await requireFilter(reader, asked);
    const { db, actor, now } = reader;
    const rows = await planRows(db, { ...asked, actor }, asked, { ...asked, size: most, page: 1, now: now() });
    return rows.map(({ id }) => id);
  },
  async rows({ db, actor, now }, ids, asked) {
    const wanted = { ...asked, actor };
    const rows = await planRows(db, wanted, asked, { ...asked, size: ids.length, page: 1, now: now(), only: ids });
    const gaps = await gapSums(db, wanted, asked, ids);
    const last = await lastByMode(db, wanted, asked, ids);
    return rows.map((row) => ({
      ...row,
      gap: gapOf(gaps.find(({ shop_id }) => shop_id === row.id)).points,
      last: last
        .filter(({ shop_id }) => shop_id === row.id)
        .map(({ mode, submitted_at, rate_percent }) => ({ mode, at: submitted_at, rate: rate_percent })),
    }));
  },
  columns: COLUMNS,
  filters: async (reader, asked) => [
    ...(await filterTexts(reader, asked)),
    [
      'statistics.figure.coverage',
      asked.coverage ? [translate(reader.language, `statistics.rows.${asked.coverage}`)] : [],
    ],
    ['shopInspection.figure.missed', asked.missed ? [translate(reader.language, 'ui.yes')] : []],
  ],
});
