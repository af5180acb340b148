import type { PointsPostingRow } from '@rondo/contract/points';
import { pointsApi } from '@rondo/contract/points';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { pointsDetailWords, pointsRuleNames } from '../points-rule/index.ts';
import { groupNames, memberNames, shopNames } from '../scope/index.ts';
import * as q from './ledger.queries.ts';
import { ownerOf, presentPosting } from './points.present.ts';
import { detailsByKeys } from './rule-figures.queries.ts';

type Asked = z.output<typeof pointsApi.export.input>;

const COLUMNS: readonly ExportColumn<PointsPostingRow>[] = [
  { heading: 'points.column.at', width: 18, kind: 'time', of: (row) => new Date(row.at) },
  { heading: 'points.column.owner', width: 24, of: (row) => row.owner.name },
  { heading: 'points.column.path', width: 24, of: (row) => row.owner.path },
  { heading: 'points.column.rule', width: 24, of: (row) => row.rule.name },
  {
    heading: 'points.column.event',
    width: 24,
    of: (row, say) => (row.event === null ? say(`points.kind.${row.kind}`) : say(`pointsRule.events.${row.event}`)),
  },
  { heading: 'points.column.kind', width: 14, of: (row, say) => say(`points.kind.${row.kind}`) },
  { heading: 'points.column.requested', width: 12, kind: 'number', of: (row) => row.requested },
  { heading: 'points.column.applied', width: 12, kind: 'number', of: (row) => row.applied },
  { heading: 'points.column.balance', width: 12, kind: 'number', of: (row) => row.balance },
  {
    heading: 'points.column.limitedBy',
    width: 20,
    of: (row, say) => (row.limitedBy === null ? '' : say(`points.limitedBy.${row.limitedBy}`)),
  },
  { heading: 'points.column.source', width: 20, of: (row) => row.source?.name ?? '' },
  { heading: 'points.column.operator', width: 16, of: (row) => row.operator ?? '' },
  { heading: 'points.column.reason', width: 32, of: (row) => row.reason },
  {
    heading: 'points.column.appeal',
    width: 14,
    of: (row, say) => (row.appeal === null ? '' : say(`state.pointsAppeal.${row.appeal}`)),
  },
];

/** The points ledger as a file. */
export const ledgerExport = listExport<Asked, PointsPostingRow>({
  kind: 'points.export',
  code: 'x_record_export',
  event: 'points',
  title: 'points.ledger',
  schema: pointsApi.export.input,
  ids: async ({ db, actor }, { sort, format: _, ...filter }, most) =>
    inOrder(db, q.filteredLedger(db, actor, filter), q.LEDGER_SORTS[sort], 'points_posting.id', most),
  rows: async ({ db, actor }, ids) => (await q.postingsByIds(db, actor, ids).execute()).map(presentPosting),
  columns: COLUMNS,
  async filters({ db, actor, language }, asked) {
    const { companyId } = actor;
    const [rules, shops, members, groups, sources, accounts, details] = await Promise.all([
      pointsRuleNames(db, companyId, asked.ruleId ?? []).execute(),
      shopNames(db, actor, asked.shopId ?? []).execute(),
      memberNames(db, companyId, asked.memberId ?? []).execute(),
      groupNames(db, companyId, asked.groupId ?? []).execute(),
      q.sourceNames(db, actor, asked.sourceId ?? []).execute(),
      q.accountsByIds(db, actor, asked.accountId ?? []).execute(),
      detailsByKeys(db, actor, asked.ruleId ?? [], asked.detailKey ?? []),
    ]);
    return [
      ['points.column.rule', rules.map(({ name }) => name)],
      ['points.noun', accounts.map((row) => `${ownerOf(row).name} · ${row.rule_name}`)],
      ['points.column.source', sources.flatMap(({ name }) => name ?? [])],
      ['points.column.owner', [...shops, ...members].map(({ name }) => name)],
      ['points.statistics.group', groups.map(({ name }) => name)],
      ['points.column.event', (asked.event ?? []).map((event) => translate(language, `pointsRule.events.${event}`))],
      ['points.detail', details.map(({ detail }) => pointsDetailWords(language, detail))],
      ['points.statistics.byHand', asked.byHand ? [translate(language, 'ui.yes')] : []],
      ['points.column.kind', (asked.kind ?? []).map((kind) => translate(language, `points.kind.${kind}`))],
      ['points.sign', asked.sign ? [translate(language, `points.signs.${asked.sign}`)] : []],
      ['points.column.limitedBy', asked.limited ? [translate(language, 'ui.yes')] : []],
      ['points.column.appeal', (asked.appeal ?? []).map((state) => translate(language, `state.pointsAppeal.${state}`))],
      ['points.toDecide', asked.toDecide ? [translate(language, 'ui.yes')] : []],
      ['points.column.at', [asked.from, asked.to].flatMap((day) => day ?? [])],
      ['points.search', asked.keyword ? [asked.keyword] : []],
    ];
  },
});
