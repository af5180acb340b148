import { statisticsApi } from '@rondo/contract/statistics';
import { STORE_CHANGES, type Standing, type StoreChange, storeChange } from '@rondo/domain/store-change';
import { levelWord } from '@rondo/messages/format/level-word';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import type { ListSheet } from '../../platform/export/list-sheet.ts';
import { type LevelColumns, levelMarkOf } from '../../platform/level-mark.ts';
import { type Say, sheetOf } from './report-sheets.ts';
import { requireFilter } from './require-filter.ts';
import { shopTableExport } from './shop-table-export.ts';
import { type StoreStanding, standings } from './store-changes.queries.ts';

const schema = statisticsApi.exportShops.input;

interface Changed extends StoreStanding {
  change: StoreChange;
}

/** What changed at stores since the inspection before that of the period, the gravest first (product 20, N20.1). */
export const storeChangeSheet: ListSheet = {
  ...sheetOf<typeof schema, Changed>(
    {
      title: 'subscription.changes.title',
      columns: [
        { heading: 'statistics.table.shop', width: 28, of: (row) => row.shop_name },
        { heading: 'statistics.filter.group', width: 32, of: (row) => row.shop_path },
        { heading: 'record.column.template', width: 28, of: (row) => row.template_name },
        {
          heading: 'subscription.changes.what',
          width: 20,
          of: (row, say) => say(`subscription.changes.${row.change}`),
        },
        { heading: 'subscription.changes.now', width: 14, of: (row, say) => wordOf(row, say) },
        { heading: 'subscription.changes.before', width: 14, of: (row, say) => wordOf(beforeOf(row), say) },
        { heading: 'subscription.changes.rate', width: 12, kind: 'percent', of: (row) => row.rate_percent },
        { heading: 'subscription.changes.rateBefore', width: 12, kind: 'percent', of: (row) => row.before_rate },
        { heading: 'statistics.table.redLines', width: 12, kind: 'number', of: (row) => row.red_lines },
        { heading: 'statistics.rows.record', width: 20, of: (row) => row.number },
        { heading: 'statistics.rows.at', width: 18, kind: 'time', of: (row) => row.submitted_at },
      ],
      idOf: (row) => `${row.shop_id} ${row.template_id}`,
    },
    schema,
    async (reader, asked, most) => {
      const found = changed(await standingsFor(reader, asked));
      const rank = ({ change }: Changed) => STORE_CHANGES.indexOf(change);
      return found.toSorted((a, b) => rank(a) - rank(b)).slice(0, most);
    },
  ),
  filters: shopTableExport.sheet.filters,
};

/** Stores that were inspected in the period and at which nothing changed, by id. */
export async function quietStores(reader: ExportReader, query: unknown): Promise<Set<string>> {
  const all = await standingsFor(reader, schema.parse(query));
  const quiet = new Set(all.map(({ shop_id: id }) => id));
  for (const { shop_id: id } of changed(all)) quiet.delete(id);
  return quiet;
}

async function standingsFor(reader: ExportReader, asked: ReturnType<typeof schema.parse>): Promise<StoreStanding[]> {
  await requireFilter(reader, asked);
  return standings(reader.db, { ...asked, actor: reader.actor }, asked);
}

function changed(rows: readonly StoreStanding[]): Changed[] {
  return rows.flatMap((row) => {
    const before = row.before_at === null ? null : standingOf(beforeOf(row), row.before_pass);
    const change = storeChange({ ...standingOf(row, row.is_pass), redLines: row.red_lines }, before);
    return change ? [{ ...row, change }] : [];
  });
}

const standingOf = ({ level_rank: rank, level_count: count }: LevelColumns, isPass: boolean | null): Standing => ({
  ...{ isPass, rank, count },
});

const beforeOf = (row: StoreStanding): LevelColumns => ({
  level_key: row.before_key,
  level_name: row.before_name,
  level_rank: row.before_rank,
  level_count: row.before_count,
  level_from: row.before_from,
});

function wordOf(level: LevelColumns, say: Say): string {
  const mark = levelMarkOf(level);
  return mark ? levelWord(mark, say) : '';
}
