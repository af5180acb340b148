import { statisticsApi } from '@rondo/contract/statistics';
import { PERCENT_DECIMALS } from '@rondo/domain/percent';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { filterTexts, weightingText } from './export-filters.ts';
import { requireFilter } from './require-filter.ts';
import { extremes, type ShopSums, shopRows } from './shop-table.queries.ts';

type Asked = z.output<typeof statisticsApi.exportShops.input>;
interface Row extends ShopSums {
  best: number | null;
  worst: number | null;
  last_at: Date | null;
}

const COLUMNS: readonly ExportColumn<Row>[] = [
  { heading: 'statistics.table.shop', width: 28, of: (row) => row.name },
  { heading: 'statistics.filter.group', width: 32, of: (row) => row.group_path },
  { heading: 'statistics.table.rank', width: 8, kind: 'number', of: (row) => row.place },
  { heading: 'statistics.table.records', width: 12, kind: 'number', of: (row) => row.records },
  {
    heading: 'statistics.table.average',
    width: 12,
    kind: 'percent',
    of: (row) => (row.average === null ? null : roundHalfUp(row.average, PERCENT_DECIMALS)),
  },
  { heading: 'statistics.table.best', width: 12, kind: 'percent', of: (row) => row.best },
  { heading: 'statistics.table.worst', width: 12, kind: 'percent', of: (row) => row.worst },
  { heading: 'statistics.table.lastAt', width: 18, kind: 'time', of: (row) => row.last_at },
  { heading: 'statistics.table.failed', width: 12, kind: 'number', of: (row) => row.failed_items },
  { heading: 'statistics.table.redLines', width: 12, kind: 'number', of: (row) => row.red_lines },
  { heading: 'statistics.table.open', width: 16, kind: 'number', of: (row) => row.open_rectifications },
];

/** The table of stores of the inspection statistics as a file, in its order. */
export const shopTableExport = listExport<Asked, Row>({
  kind: 'statistics.export',
  code: 'x_record_export',
  event: 'statistics',
  title: 'statistics.title',
  schema: statisticsApi.exportShops.input,
  async ids(reader, asked, most) {
    await requireFilter(reader, asked);
    const { db, actor } = reader;
    const rows = await shopRows(db, { ...asked, actor }, asked, { ...asked, size: most, page: 1 });
    return rows.map(({ id }) => id);
  },
  async rows({ db, actor }, ids, asked) {
    const wanted = { ...asked, actor };
    const rows = await shopRows(db, wanted, asked, { ...asked, size: ids.length, page: 1, only: ids });
    const more = new Map((await extremes(db, wanted, asked, ids)).map((one) => [one.shop_id, one]));
    return rows.map((row) => {
      const { best = null, worst = null, last_at = null } = more.get(row.id) ?? {};
      return { ...row, best, worst, last_at };
    });
  },
  columns: COLUMNS,
  filters: async (reader, asked) => [
    ...(await filterTexts(reader, asked)),
    ...weightingText(reader, asked),
    [
      'statistics.figure.coverage',
      asked.coverage ? [translate(reader.language, `statistics.rows.${asked.coverage}`)] : [],
    ],
  ],
});
