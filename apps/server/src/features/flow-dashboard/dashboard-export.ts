import { type flowDashboardApi as api, flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { questionOf, spanOf } from '@rondo/contract/flow-question';
import type { FlowDashboardFilters, FlowWidget } from '@rondo/contract/flow-widget';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { civilDate } from '@rondo/domain/civil-time';
import { inReadingOrder } from '@rondo/domain/flow-grid';
import { type MessageKey, translate } from '@rondo/messages';
import type { Say } from '@rondo/messages/format/figure';
import { z } from 'zod';
import type { Context, Tx } from '../../platform/context.ts';
import { aboutTable } from '../../platform/export/about-table.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { xlsxBook } from '../../platform/export/write-xlsx-book.ts';
import { longWork } from '../../platform/long-work.ts';
import { startWork } from '../../platform/start-work.ts';
import { XLSX } from '../../platform/table/send-xlsx.ts';
import { groupNames, shopNames } from '../scope/index.ts';
import { read, todayOf } from './figures/figures.actions.ts';
import * as names from './figures/names.queries.ts';
import { widgetSheet } from './figures/widget-sheet.ts';
import { find } from './find.ts';
import { contentOf } from './flow-dashboard.present.ts';

const asked = flowDashboardApi.startExport.input.omit({ requestId: true });

/** A dashboard as a spreadsheet, made in the background. */
export async function startExport(
  { db, actor, now, once }: Context,
  { requestId, ...input }: Parsed<typeof api.startExport>,
): Promise<{ jobId: string }> {
  const { name } = await find({ db, actor }, input.id);
  return once(requestId, 'flowdashboard.export.start', async (tx) => {
    const id = tx.newId();
    const file = `${name} ${civilDate(now(), actor.timeZone)}.xlsx`;
    const work = { id, kind: 'flowdashboard.export', memberId: actor.memberId, name: file, total: 0 } as const;
    await startWork(tx, { ...work, input: { asked: input } });
    return { jobId: id };
  });
}

export const dashboardExport = longWork({
  kind: 'flowdashboard.export',
  code: 'visitor_statistics',
  schema: z.object({ asked }),
  async run(tx: Tx, actor, { asked: { id, filters } }, { name }) {
    const reader = { ...tx, actor };
    const dashboard = await find(reader, id);
    const saved = contentOf(dashboard);
    const { bytes, rows } = await bookOf(reader, { ...saved, filters: filters ?? saved.filters, name: dashboard.name });
    await tx.addHistory({ kind: 'export', id: tx.newId(), name, event: 'flowDashboard', data: { rows } });
    return { counts: { rows }, file: { name, mime: XLSX, bytes } };
  },
});

interface Dashboard {
  name: string;
  filters: FlowDashboardFilters;
  widgets: readonly FlowWidget[];
}

/** The figures that the page shows to its reader now, a sheet for each widget in the order in which they are read. */
async function bookOf(reader: ExportReader, { name, filters, widgets }: Dashboard) {
  const { actor, language } = reader;
  const say: Say = (key, params) => translate(language, key, params);
  const today = todayOf(reader);
  const inOrder = inReadingOrder(widgets);
  const questions = inOrder.flatMap((widget) => questionOf(widget, filters, { today, estimates: false }) ?? []);
  const answers =
    questions.length > 0 ? (await read(reader, flowFiguresApi.read.input.parse({ questions }))).answers : [];
  const sheets = inOrder.map((widget, index) =>
    widgetSheet(
      index + 1,
      widget,
      answers.find(({ key }) => key === widget.key),
      say,
    ),
  );
  const rows = sheets.reduce((all, sheet) => all + sheet.rows.length, 0);
  const about = aboutTable(reader, {
    filters: [['flowDashboard.one', [name]], ...(await filterTexts(reader, filters, { today, say }))],
    ...{ rows, isCut: false },
  });
  return { rows, bytes: xlsxBook(sheets, about, actor.timeZone) };
}

/** What a dashboard is asked, in words. */
export async function filterTexts(
  { db, actor }: ExportReader,
  filters: FlowDashboardFilters,
  { today, say }: { today: string; say: Say },
): Promise<[MessageKey, string[]][]> {
  const { from, to } = spanOf(filters, today);
  const { shopId, groupId, shopTag, counterId, openOnly, compare, granularity } = filters;
  const [shops, groups, counters] = await Promise.all([
    shopNames(db, actor, shopId).execute(),
    groupNames(db, actor.companyId, groupId).execute(),
    names.counters(db, actor.companyId, counterId).execute(),
  ]);
  const called = (rows: readonly { name: string }[]) => rows.map((row) => row.name);
  return [
    ['record.filter.period', [`≥ ${from}`, `≤ ${to}`]],
    ['flowDashboard.filter.compare', [say(`flowDashboard.compare.${compare}`)]],
    ['flowDashboard.filter.granularity', [say(`flowDashboard.granularity.${granularity}`)]],
    ['flowDashboard.filter.openOnly', openOnly ? [say('ui.yes')] : []],
    ['statistics.filter.shop', called(shops)],
    ['statistics.filter.group', called(groups)],
    ['flowDashboard.filter.counter', called(counters)],
    ['statistics.filter.shopTag', shopTag],
  ];
}
