import { answerShape } from '@rondo/contract/answer-shape';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { recordApi } from '@rondo/contract/record';
import { LIMIT } from '@rondo/domain/limit';
import { RECTIFICATION_STATES } from '@rondo/domain/rectification';
import { countedPoints } from '@rondo/domain/scoring/counted-points';
import type { ScoringSettings } from '@rondo/domain/scoring/settings';
import { allItems, type CheckItem } from '@rondo/domain/scoring/template';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import type { Context } from '../../platform/context.ts';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { requireStructure } from '../scope/index.ts';
import { versionById } from '../template/index.ts';
import { answerText, deductionText } from './answer-text.ts';
import { filterTexts, listedIds } from './export.ts';
import * as items from './item.queries.ts';
import { presentRow, resultOf, severityOf } from './record.present.ts';
import { wordIds } from './words.queries.ts';

type Asked = z.output<typeof recordApi.exportItems.input>;
type ItemRow = Awaited<ReturnType<typeof rowsOf>>[number];

/** Records whose items are looked for at once. */
const RECORDS = 500;

/** One row an item, with all that a pivot table groups by. */
const COLUMNS: readonly ExportColumn<ItemRow>[] = [
  { heading: 'record.column.number', width: 20, of: ({ record }) => record.number },
  { heading: 'record.column.shop', width: 24, of: ({ record }) => record.shop.name },
  { heading: 'record.filter.group', width: 28, of: ({ record }) => record.shop.path },
  { heading: 'record.column.template', width: 28, of: ({ record: { template: of } }) => `${of.name} v${of.versionNo}` },
  { heading: 'record.column.mode', width: 14, of: ({ record }, say) => say(`state.mode.${record.mode}`) },
  { heading: 'record.column.inspector', width: 16, of: ({ record }) => record.inspector.name },
  { heading: 'record.column.time', width: 18, kind: 'time', of: ({ record }) => new Date(record.submittedAt) },
  { heading: 'record.column.state', width: 12, of: ({ record }, say) => say(`state.record.${record.state}`) },
  { heading: 'record.itemExport.section', width: 20, of: (row) => row.category },
  { heading: 'record.itemExport.code', width: 12, of: (row) => row.code },
  { heading: 'record.itemExport.item', width: 40, of: (row) => row.name },
  { heading: 'record.itemExport.severity', width: 12, of: (row, say) => say(`state.severity.${row.severity}`) },
  { heading: 'record.itemExport.result', width: 12, of: ({ result }, say) => say(`record.itemExport.of.${result}`) },
  { heading: 'record.itemExport.answer', width: 24, of: (row) => row.said },
  { heading: 'record.itemExport.note', width: 40, of: (row) => row.note },
  { heading: 'record.itemExport.points', width: 10, kind: 'number', of: (row) => row.points },
  { heading: 'record.itemExport.maxPoints', width: 10, kind: 'number', of: (row) => row.maxPoints },
  { heading: 'record.itemExport.photos', width: 10, kind: 'number', of: (row) => row.photos },
  { heading: 'record.itemExport.rectification', width: 20, of: ({ rectification: r }) => r?.number ?? '' },
  {
    heading: 'record.itemExport.rectificationState',
    width: 14,
    of: ({ rectification: r }, say) => (r ? say(`state.rectification.${r.state}`) : ''),
  },
  {
    heading: 'record.itemExport.deadline',
    width: 18,
    kind: 'time',
    of: ({ rectification: r }) => r?.deadlineAt ?? null,
  },
  {
    heading: 'record.itemExport.completed',
    width: 18,
    kind: 'time',
    of: ({ rectification: r }) => r?.completedAt ?? null,
  },
];

/** The items of the listed records as a file: every one, or those that failed (product 11, export kinds). */
export const itemExport = listExport<Asked, ItemRow>({
  kind: 'record.items',
  code: 'x_record_export',
  event: 'recordItems',
  title: 'record.itemExport.title',
  schema: recordApi.exportItems.input,
  ids: keysOf,
  rows: rowsOf,
  columns: COLUMNS,
  async filters(reader, asked) {
    const which = translate(reader.language, `record.itemExport.which.${asked.items}`);
    return [...(await filterTexts(reader, asked)), ['record.itemExport.items', [which]]];
  },
});

/** How many rows the export by item has. */
export async function itemTotal(
  { db, actor, now }: Context,
  { items: which, sort: _, ...filter }: Parsed<typeof recordApi.itemTotal>,
): Promise<Output<typeof recordApi.itemTotal>> {
  await requireStructure({ db, actor, now }, filter.structure);
  const words = await wordIds(db, actor.companyId, filter.keyword);
  const { total } = await items.countItems(db, actor, filter, words, which).executeTakeFirstOrThrow();
  return { total: Number(total) };
}

/** `record item` of each row: records are gone through in their order until there are enough. */
async function keysOf(
  reader: ExportReader,
  { items: which, format: _, ...listed }: Asked,
  most: number,
): Promise<string[]> {
  const { db, actor } = reader;
  const records = await listedIds(reader, listed, LIMIT.export.rows);
  const found: string[] = [];
  for (let at = 0; at < records.length && found.length < most; at += RECORDS) {
    const some = records.slice(at, at + RECORDS);
    const keys = await items.itemKeys(db, actor.companyId, some, which, most - found.length).execute();
    found.push(...keys.map(({ record_id, item_id }) => `${record_id} ${item_id}`));
  }
  return found;
}

async function rowsOf({ db, actor, language }: ExportReader, ids: readonly string[]) {
  const keys = ids.map((id) => {
    const [recordId = '', itemId = ''] = id.split(' ');
    return { recordId, itemId };
  });
  const rows = await items.itemRows(db, actor.companyId, keys).execute();
  const versions = new Set(rows.map((row) => row.template_version_id));
  const asked = new Map<string, CheckItem>();
  const scorings = new Map<string, ScoringSettings>();
  for (const id of versions) {
    const version = await versionById(db, actor.companyId, id);
    if (!version) throw new Error(`records without their template version ${id}`);
    scorings.set(id, version.scoring);
    for (const item of allItems(version.content)) asked.set(`${id} ${item.id}`, item);
  }
  return rows.map((row) => {
    const item = asked.get(`${row.template_version_id} ${row.item_id}`);
    const answer = answerShape.parse(row.answer);
    const words = [answerText(item, answer, language), deductionText(item, answer, language), answer.naReason];
    const state = RECTIFICATION_STATES.find((one) => one === row.r_state);
    return {
      id: `${row.id} ${row.item_id}`,
      record: presentRow(row),
      ...{ category: row.category, code: row.code ?? '', name: row.name, note: row.note },
      severity: severityOf(row.severity),
      result: resultOf(row.result),
      said: words.filter(Boolean).join(' · '),
      ...pointsOf(row, item, scorings.get(row.template_version_id)),
      photos: row.photo_ids.length,
      rectification:
        state && row.r_number !== null
          ? { number: row.r_number, state, deadlineAt: row.r_deadline_at, completedAt: row.r_completed_at }
          : null,
    };
  });
}

/** With how many points an item counts, as the report says it; none where one that was not applicable is left out. */
function pointsOf(
  row: { result: string; points: number | null; max_points: number | null },
  item: CheckItem | undefined,
  scoring: ScoringSettings | undefined,
) {
  const given = { result: resultOf(row.result), points: row.points, maxPoints: row.max_points };
  return scoring ? countedPoints(given, item?.bonus ?? false, scoring) : given;
}
