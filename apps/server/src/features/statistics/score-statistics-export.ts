import { type ScoreRow, scoreStatisticsApi } from '@rondo/contract/score-statistics';
import { translate } from '@rondo/messages';
import { levelWord } from '@rondo/messages/format/level-word';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { filterTexts } from './export-filters.ts';
import { requireFilter } from './require-filter.ts';
import { presented } from './score-table.actions.ts';
import { keyOf, scoreRows } from './score-table.queries.ts';

type Asked = z.output<typeof scoreStatisticsApi.export.input>;

const COLUMNS: readonly ExportColumn<ScoreRow>[] = [
  { heading: 'statistics.table.shop', width: 28, of: (row) => row.name },
  { heading: 'statistics.filter.group', width: 32, of: (row) => row.groupPath },
  { heading: 'statistics.filter.template', width: 28, of: (row) => row.templateName },
  { heading: 'scoreStatistics.table.evaluated', width: 12, kind: 'number', of: (row) => row.evaluated },
  { heading: 'statistics.table.average', width: 12, kind: 'percent', of: (row) => row.averageRate },
  { heading: 'statistics.table.last', width: 12, kind: 'percent', of: (row) => row.lastRate },
  { heading: 'statistics.table.lastAt', width: 18, kind: 'time', of: (row) => new Date(row.lastAt) },
  { heading: 'scoreStatistics.table.slope', width: 16, kind: 'number', of: (row) => row.slope },
  {
    heading: 'scoreStatistics.table.categories',
    width: 48,
    of: ({ categories }) =>
      categories.map(({ name, averageRate }) => `${name} ${averageRate === null ? '—' : `${averageRate}%`}`).join('; '),
  },
  { heading: 'statistics.table.rank', width: 8, kind: 'number', of: (row) => row.rank },
  {
    heading: 'record.filter.level',
    width: 12,
    of: ({ level }, say) => (level ? levelWord(level, say) : ''),
  },
];

/** The table of the scores as a file, in its order. */
export const scoreStatisticsExport = listExport<Asked, ScoreRow>({
  kind: 'scorestatistics.export',
  code: 'x_record_export',
  event: 'scoreStatistics',
  title: 'scoreStatistics.title',
  schema: scoreStatisticsApi.export.input,
  async ids(reader, asked, most) {
    await requireFilter(reader, asked);
    const { db, actor } = reader;
    return (await scoreRows(db, { ...asked, actor }, asked, { ...asked, size: most, page: 1 })).map(keyOf);
  },
  async rows({ db, actor }, ids, asked) {
    const wanted = { ...asked, actor };
    const rows = await scoreRows(db, wanted, asked, { ...asked, size: ids.length, page: 1, only: ids });
    const shown = await presented(db, wanted, asked, rows, asked.weighting);
    return shown.map((row) => ({ ...row, id: keyOf({ shop_id: row.shopId, template_id: row.templateId }) }));
  },
  columns: COLUMNS,
  filters: async (reader, asked) => [
    ...(await filterTexts(reader, asked)),
    ['scoreStatistics.weighting.label', [translate(reader.language, `scoreStatistics.weighting.${asked.weighting}`)]],
  ],
});
