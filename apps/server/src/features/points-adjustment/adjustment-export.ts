import type { PointsAdjustmentRow } from '@rondo/contract/points-adjustment';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { mayAdjustPoints } from '@rondo/domain/points-adjustment';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { AppError } from '../../platform/errors.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { pointsRuleNames } from '../points-rule/index.ts';
import { memberNames, shopNames } from '../scope/index.ts';
import { presentRow } from './points-adjustment.present.ts';
import * as q from './points-adjustment.queries.ts';

type Asked = z.output<typeof pointsAdjustmentApi.export.input>;

const COLUMNS: readonly ExportColumn<PointsAdjustmentRow>[] = [
  { heading: 'pointsAdjustment.column.number', width: 20, of: (row) => row.number },
  { heading: 'pointsAdjustment.column.created', width: 18, kind: 'time', of: (row) => new Date(row.createdAt) },
  { heading: 'pointsAdjustment.column.rule', width: 24, of: (row) => row.rule.name },
  { heading: 'pointsAdjustment.column.targets', width: 32, of: (row) => row.names.join(', ') },
  { heading: 'pointsAdjustment.count', width: 10, kind: 'number', of: (row) => row.targets },
  { heading: 'pointsAdjustment.column.points', width: 12, kind: 'number', of: (row) => row.points },
  { heading: 'pointsAdjustment.column.applied', width: 12, kind: 'number', of: (row) => row.applied },
  { heading: 'pointsAdjustment.column.reason', width: 40, of: (row) => row.reason },
  {
    heading: 'pointsAdjustment.column.state',
    width: 14,
    of: (row, say) => say(`state.pointsAdjustment.${row.state}`),
  },
  { heading: 'pointsAdjustment.column.author', width: 16, of: (row) => row.author.name },
];

/** Points by hand as a file. */
export const adjustmentExport = listExport<Asked, PointsAdjustmentRow>({
  kind: 'pointsadjustment.export',
  code: 'x_record_export',
  event: 'pointsAdjustments',
  title: 'pointsAdjustment.title',
  schema: pointsAdjustmentApi.export.input,
  ids: async ({ db, actor }, { sort, format: _, ...filter }, most) => {
    if (!mayAdjustPoints(actor)) throw new AppError('FORBIDDEN');
    return inOrder(db, q.filtered(db, actor, filter), q.SORTS[sort], 'points_adjustment.id', most);
  },
  rows: async ({ db, actor }, ids) => (await q.byIds(db, actor, ids).execute()).map(presentRow),
  columns: COLUMNS,
  async filters({ db, actor, language }, asked) {
    const { companyId } = actor;
    const [rules, shops, members] = await Promise.all([
      pointsRuleNames(db, companyId, asked.ruleId ?? []).execute(),
      shopNames(db, actor, asked.shopId ?? []).execute(),
      memberNames(db, companyId, asked.memberId ?? []).execute(),
    ]);
    const states = (asked.state ?? []).map((state) => translate(language, `state.pointsAdjustment.${state}`));
    return [
      ['pointsAdjustment.column.state', states],
      ['pointsAdjustment.column.rule', rules.map(({ name }) => name)],
      ['pointsAdjustment.column.targets', [...shops, ...members].map(({ name }) => name)],
      ['points.sign', asked.sign ? [translate(language, `points.signs.${asked.sign}`)] : []],
      ['pointsAdjustment.toConfirm', asked.toConfirm ? [translate(language, 'ui.yes')] : []],
      ['pointsAdjustment.column.created', [asked.from, asked.to].flatMap((day) => day ?? [])],
      ['pointsAdjustment.search', asked.keyword ? [asked.keyword] : []],
    ];
  },
});
