import { pointsApi } from '@rondo/contract/points';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { pointsRuleNames } from '../points-rule/index.ts';
import { groupNames, shopNames } from '../scope/index.ts';
import { requirePeriod } from './actions/statistics.ts';
import { ownerOf } from './points.present.ts';
import * as q from './statistics.queries.ts';

type Asked = z.output<typeof pointsApi.exportStatistics.input>;
type Row = Awaited<ReturnType<ReturnType<typeof q.byOwner>['execute']>>[number];

const COLUMNS: readonly ExportColumn<Row>[] = [
  { heading: 'points.statistics.rank', width: 8, kind: 'number', of: (row) => row.rank },
  { heading: 'points.column.owner', width: 24, of: (row) => ownerOf(row).name },
  { heading: 'points.column.path', width: 28, of: (row) => ownerOf(row).path },
  { heading: 'points.statistics.plus', width: 12, kind: 'number', of: (row) => row.plus },
  { heading: 'points.statistics.minus', width: 12, kind: 'number', of: (row) => row.minus },
  { heading: 'points.statistics.net', width: 12, kind: 'number', of: (row) => row.plus - row.minus },
  { heading: 'points.statistics.lost', width: 12, kind: 'number', of: (row) => row.lost },
];

/** The ranking of the points statistics as a file, whole and in its order. */
export const pointsStatisticsExport = listExport<Asked, Row>({
  kind: 'pointsstatistics.export',
  code: 'x_record_export',
  event: 'pointsStatistics',
  title: 'points.statistics.menu',
  schema: pointsApi.exportStatistics.input,
  async ids({ db, actor }, asked, most) {
    requirePeriod(asked);
    return (await q.byOwner(db, actor, asked).limit(most).execute()).map(({ id }) => id);
  },
  rows: async ({ db, actor }, ids, asked) => {
    const wanted = new Set(ids);
    return (await q.byOwner(db, actor, asked).execute()).filter(({ id }) => wanted.has(id));
  },
  columns: COLUMNS,
  async filters({ db, actor }, { from, to, ruleId = [], shopId = [], groupId = [] }) {
    const { companyId } = actor;
    const [rules, shops, groups] = await Promise.all([
      pointsRuleNames(db, companyId, ruleId).execute(),
      shopNames(db, actor, shopId).execute(),
      groupNames(db, companyId, groupId).execute(),
    ]);
    const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
    return [
      ['points.column.at', [`≥ ${from}`, `≤ ${to}`]],
      ['points.column.rule', names(rules)],
      ['statistics.table.shop', names(shops)],
      ['points.statistics.group', names(groups)],
    ];
  },
});
