import { type FlowPoint, flowFiguresApi } from '@rondo/contract/flow-figures';
import { filterInput, flowReport, reportFilters } from '@rondo/contract/flow-question';
import type { FlowMetricKey } from '@rondo/domain/flow-metric';
import { LIMIT } from '@rondo/domain/limit';
import { type Language, translate } from '@rondo/messages';
import type { Say } from '@rondo/messages/format/figure';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import type { ListSheet } from '../../platform/export/list-sheet.ts';
import { filterTexts } from './dashboard-export.ts';
import { faultOf, filtersFor } from './dashboard-report.ts';
import { read } from './figures/figures.actions.ts';
import { columnsOf, notesOf } from './figures/widget-sheet.ts';
import { contentOf } from './flow-dashboard.present.ts';
import * as q from './flow-dashboard.queries.ts';

/** How well a store does at its door and at its till; the first one orders them. */
const METRICS = ['entries', 'captureRate', 'conversion', 'amount'] as const satisfies FlowMetricKey[];

const sayIn =
  (language: Language): Say =>
  (key, params) =>
    translate(language, key, params);

/** The stores of a dashboard, those with the most entries first, for reports that are sent of it. */
export const flowStoreSheet: ListSheet = {
  ...{ title: 'flowDashboard.report.stores', code: 'visitor_statistics' },
  isReadable: (query) => flowReport.safeParse(query).success,
  columns: (language) => columnsOf({ by: 'shop' }, METRICS, sayIn(language)),
  ids: async (reader, query, most) => (await storesOf(reader, query, most)).map(({ key }) => key),
  async cells(reader, ids, query) {
    const found = new Map((await storesOf(reader, query, LIMIT.subscription.rows)).map((one) => [one.key, one]));
    return ids.flatMap((id) => {
      const store = found.get(id);
      return store ? [{ id, cells: cellsOf(store, sayIn(reader.language)) }] : [];
    });
  },
  async filters(reader, query) {
    const asked = flowReport.parse(query);
    const say = sayIn(reader.language);
    const row = await q.byId(reader.db, reader.actor, asked.dashboard).executeTakeFirst();
    if (!row) return [['subscription.report.flowDashboard', [say('flowDashboard.report.notThere')]]];
    const filters = reportFilters(contentOf(row).filters, asked);
    const words = await filterTexts(reader, filters, { today: asked.to, say });
    return [
      ['subscription.report.flowDashboard', [row.name]],
      ...words.filter(([label]) => label !== 'flowDashboard.filter.granularity'),
    ];
  },
};

async function storesOf(reader: ExportReader, query: unknown, most: number): Promise<FlowPoint[]> {
  const filters = await filtersFor(reader, query);
  const over = filterInput(filters, filters.to);
  if (faultOf(over)) return [];
  const question = { key: 'stores', metrics: [...METRICS], by: 'shop', ...over };
  const { questions } = flowFiguresApi.read.input.parse({ questions: [question] });
  const { answers } = await read(reader, { questions: questions.map((one) => ({ ...one, most })) });
  return answers.flatMap(({ points }) => points);
}

/** That a store measures something not at all is told by the empty cell. */
const cellsOf = ({ name, figures }: FlowPoint, say: Say) => [
  name,
  ...figures.map(({ value }) => value),
  figures[0]?.completeness ?? null,
  notesOf(
    figures.filter(({ why }) => why !== 'not_measured'),
    say,
  ),
];
