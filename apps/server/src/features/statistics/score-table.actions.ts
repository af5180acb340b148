import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { scoreStatisticsApi as api, ScoreRow } from '@rondo/contract/score-statistics';
import type { LevelMark } from '@rondo/contract/scoring';
import { levelOf } from '@rondo/domain/level';
import { averageOf, type Weighting } from '@rondo/domain/score-figures';
import { roundHalfUp } from '@rondo/domain/scoring/round';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import type { Context } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { levelMarkOf } from '../../platform/level-mark.ts';
import type { Span, Wanted } from './cells.queries.ts';
import { requireFilter } from './require-filter.ts';
import { scoredOf } from './score-statistics.actions.ts';
import * as q from './score-table.queries.ts';

/** The table: a row a store and template. */
export async function scoreTable(
  context: Context,
  filter: Parsed<typeof api.table>,
): Promise<Output<typeof api.table>> {
  const { db, actor } = context;
  await requireFilter(context, filter);
  const wanted: Wanted = { ...filter, actor };
  const rows = await q.scoreRows(db, wanted, filter, filter);
  return { total: rows[0]?.total ?? 0, list: await presented(db, wanted, filter, rows, filter.weighting) };
}

/** Rows of the table with what only the few of a page are asked for: their last records, their levels, their categories. */
export async function presented(
  db: Db,
  w: Wanted,
  span: Span,
  rows: readonly q.ScoreTableRow[],
  weighting: Weighting,
): Promise<ScoreRow[]> {
  if (rows.length === 0) return [];
  const ids = rows.map(({ last_id }) => last_id);
  const last = new Map((await q.lastRecords(db, w.actor.companyId, ids)).map((one) => [one.id, one]));
  const categories = await q.categoriesOfRows(db, w, span, rows.map(q.keyOf));
  return rows.flatMap((row): ScoreRow[] => {
    const record = last.get(row.last_id);
    if (!record) return [];
    return [
      {
        ...{ shopId: row.shop_id, name: row.name, groupPath: row.group_path },
        ...{ templateId: row.template_id, templateName: row.template_name },
        ...scoredOf(row, weighting),
        lastRecordId: record.id,
        lastAt: record.submitted_at.toISOString(),
        lastRate: record.rate_percent,
        lastLevel: levelMarkOf(record),
        slope: row.slope === null ? null : roundHalfUp(row.slope, 1),
        rank: row.place,
        level: levelOfAverage(averageOf(row, weighting), record.scoring),
        categories: categories
          .filter((one) => q.keyOf(one) === q.keyOf(row))
          .map(({ name, ...sums }) => ({ name, ...scoredOf(sums, weighting) })),
      },
    ];
  });
}

/** The level in which an average lies, by the scoring of a template; null where there is no average. */
function levelOfAverage(average: number | null, { levels }: ScoringSettings): LevelMark | null {
  const level = average === null ? null : levelOf(average, levels);
  if (!level) return null;
  const { key, name, minPercent } = level;
  return { key, name, rank: levels.indexOf(level), count: levels.length, fromPercent: minPercent };
}
