import { aiEventApi } from '@rondo/contract/ai-event';
import type { AiStatisticsRow } from '@rondo/contract/ai-event-shapes';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { requireOn } from '../ai-rule/index.ts';
import { filterTexts } from './export-filters.ts';
import { requirePeriod } from './require-period.ts';
import { ruleRows } from './rule-rows.ts';

type Asked = z.output<typeof aiEventApi.exportStatistics.input>;

const percent = (share: number | null): number | null => (share === null ? null : Math.round(share * 1000) / 10);

const COLUMNS: readonly ExportColumn<AiStatisticsRow>[] = [
  { heading: 'aiEvent.rule', width: 28, of: (row) => row.name },
  { heading: 'aiEvent.cameras', width: 12, kind: 'number', of: (row) => row.cameras },
  { heading: 'aiEvent.card.checks', width: 12, kind: 'number', of: (row) => row.checks },
  { heading: 'aiEvent.events', width: 12, kind: 'number', of: (row) => row.events },
  { heading: 'aiEvent.card.confirmed', width: 12, kind: 'number', of: (row) => row.confirmed },
  { heading: 'aiEvent.card.false', width: 12, kind: 'number', of: (row) => row.false },
  { heading: 'aiEvent.card.precision', width: 12, kind: 'percent', of: (row) => percent(row.precision) },
  {
    heading: 'aiEvent.judgeHours',
    width: 18,
    kind: 'number',
    of: ({ judgeHours }) => (judgeHours === null ? null : Math.round(judgeHours * 10) / 10),
  },
  { heading: 'aiEvent.topShop', width: 28, of: (row) => row.topShop?.name ?? '' },
];

/** The rules of the statistics of a period as a file, in their order. */
export const statisticsExport = listExport<Asked, AiStatisticsRow>({
  kind: 'aistatistics.export',
  code: 'ai_inspect_stat',
  event: 'ai_statistics',
  title: 'aiEvent.statistics',
  schema: aiEventApi.exportStatistics.input,
  async ids(reader, asked, most) {
    await requireOn(reader);
    requirePeriod(asked);
    return (await ruleRows(reader, asked)).slice(0, most).map(({ id }) => id);
  },
  rows: async (reader, ids, asked) => (await ruleRows(reader, asked)).filter(({ id }) => ids.includes(id)),
  columns: COLUMNS,
  filters: filterTexts,
});
