import { type RecordRow, recordApi, type recordsListed } from '@rondo/contract/record';
import { LEVEL_RAMP } from '@rondo/domain/level';
import { rateBandEnds } from '@rondo/domain/rate-band';
import type { MessageKey } from '@rondo/messages';
import { translate } from '@rondo/messages';
import type { z } from 'zod';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { peopleByIds } from '../people/index.ts';
import { groupNames, requireStructure, shopNames, templateNames, traitTexts } from '../scope/index.ts';
import { presentRow } from './record.present.ts';
import * as q from './record.queries.ts';
import { wordIds } from './words.queries.ts';

type Asked = z.output<typeof recordsListed>;
type AskedFile = z.output<typeof recordApi.export.input>;

/** All columns of the list, also those that are hidden at first. */
const COLUMNS: readonly ExportColumn<RecordRow>[] = [
  { heading: 'record.column.number', width: 20, of: (row) => row.number },
  { heading: 'record.column.shop', width: 24, of: (row) => row.shop.name },
  { heading: 'record.filter.group', width: 28, of: (row) => row.shop.path },
  { heading: 'record.column.template', width: 28, of: ({ template }) => `${template.name} v${template.versionNo}` },
  { heading: 'record.column.mode', width: 14, of: (row, say) => say(`state.mode.${row.mode}`) },
  { heading: 'record.column.source', width: 12, of: (row, say) => say(`record.source.${row.source}`) },
  { heading: 'record.column.purpose', width: 14, of: (row, say) => say(`inspection.purpose.${row.purpose}`) },
  { heading: 'record.column.inspector', width: 16, of: (row) => row.inspector.name },
  { heading: 'record.exporting.startedAt', width: 18, kind: 'time', of: (row) => new Date(row.startedAt) },
  { heading: 'record.column.time', width: 18, kind: 'time', of: (row) => new Date(row.submittedAt) },
  {
    heading: 'record.exporting.minutes',
    width: 12,
    kind: 'number',
    of: (row) => Math.round(row.durationS / 6) / 10,
  },
  { heading: 'record.column.score', width: 10, kind: 'number', of: (row) => row.score },
  { heading: 'record.exporting.maxScore', width: 10, kind: 'number', of: (row) => row.maxScore },
  { heading: 'record.column.rate', width: 10, kind: 'percent', of: (row) => row.ratePercent },
  { heading: 'record.column.level', width: 12, of: (row) => row.level?.name ?? '' },
  { heading: 'record.column.state', width: 12, of: (row, say) => say(`state.record.${row.state}`) },
  { heading: 'record.modified', width: 10, of: (row, say) => (row.isModified ? say('record.modified') : '') },
  {
    heading: 'record.column.checkIn',
    width: 14,
    of: (row, say) => (row.checkIn ? say(`state.checkIn.${row.checkIn}`) : ''),
  },
  { heading: 'record.column.redLines', width: 10, kind: 'number', of: (row) => row.redLines },
  { heading: 'record.column.failed', width: 12, kind: 'number', of: (row) => row.failedItems },
  { heading: 'record.exporting.items', width: 10, kind: 'number', of: (row) => row.itemCount },
  { heading: 'record.exporting.open', width: 14, kind: 'number', of: (row) => row.rectificationOpen },
  { heading: 'record.exporting.total', width: 14, kind: 'number', of: (row) => row.rectificationTotal },
];

/** The list of records as a file. */
export const recordExport = listExport<AskedFile, RecordRow>({
  kind: 'record.export',
  code: 'x_record_export',
  event: 'records',
  title: 'record.title',
  schema: recordApi.export.input,
  ids: listedIds,
  async rows({ db, actor }, ids) {
    return (await q.byIds(db, actor.companyId, ids).execute()).map((row) => presentRow(row));
  },
  columns: COLUMNS,
  filters: filterTexts,
});

/** The records that the list shows this reader, in its order: their ids, at most so many. */
export async function listedIds(reader: ExportReader, { sort, ...filter }: Asked, most: number): Promise<string[]> {
  await requireStructure(reader, filter.structure);
  const words = await wordIds(reader.db, reader.actor.companyId, filter.keyword);
  return inOrder(reader.db, q.filtered(reader.db, reader.actor, filter, words), q.SORTS[sort], 'record.id', most);
}

/** The filters of the list of records with what they name. */
export async function filterTexts(reader: ExportReader, asked: Asked) {
  const { db, actor, language } = reader;
  const say = (key: MessageKey): string => translate(language, key);
  const yesNo = (label: MessageKey, value: boolean | undefined) =>
    [label, value === undefined ? [] : [say(value ? 'ui.yes' : 'ui.no')]] as const;
  const [shops, groups, templates, personOf] = await Promise.all([
    shopNames(db, actor, asked.shopId ?? []).execute(),
    groupNames(db, actor.companyId, [...(asked.groupId ?? []), ...(asked.groupRow ? [asked.groupRow] : [])]).execute(),
    templateNames(db, actor.companyId, [
      ...(asked.templateId ?? []),
      ...(asked.newestOf ? [asked.newestOf] : []),
    ]).execute(),
    peopleByIds(db, actor.companyId, asked.inspectorId ?? []),
  ]);
  const names = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  return [
    ['task.about.tab', [say(`record.tab.${asked.tab}`)]],
    ['task.about.keyword', asked.keyword === '' ? [] : [asked.keyword]],
    ['record.filter.period', [...(asked.from ? [`≥ ${asked.from}`] : []), ...(asked.to ? [`≤ ${asked.to}`] : [])]],
    ['record.filter.shop', names(shops)],
    ['record.filter.group', names(groups)],
    ...(await traitTexts(reader, asked)),
    ['record.filter.template', names(templates)],
    ['record.filter.mode', (asked.mode ?? []).map((mode) => say(`state.mode.${mode}`))],
    ['record.filter.source', (asked.source ?? []).map((source) => say(`record.source.${source}`))],
    ['record.filter.purpose', (asked.purpose ?? []).map((purpose) => say(`inspection.purpose.${purpose}`))],
    ['record.filter.inspector', (asked.inspectorId ?? []).map((id) => personOf(id)?.name ?? '')],
    ['record.filter.state', (asked.state ?? []).map((state) => say(`state.record.${state}`))],
    [
      'record.filter.level',
      (asked.levelRank ?? []).flatMap((rank) => LEVEL_RAMP.slice(rank, rank + 1)).map((l) => say(`state.level.${l}`)),
    ],
    yesNo('record.filter.result', asked.isPass),
    yesNo('record.filter.evaluated', asked.evaluated),
    [
      'record.filter.rateBand',
      (asked.rateBand ?? []).map((band) => translate(language, 'record.rateBand', rateBandEnds(band))),
    ],
    ['record.filter.rate', range(asked)],
    ['record.filter.category', asked.category ? [asked.category] : []],
    yesNo('record.filter.redLine', asked.redLine),
    yesNo('record.filter.open', asked.openRectification),
    ['record.filter.item', asked.itemId ? names(await itemNames(db, actor, asked)) : []],
  ] satisfies (readonly [MessageKey, readonly string[]])[];
}

const range = ({ rateFrom, rateTo }: Asked): string[] => [
  ...(rateFrom === undefined ? [] : [`≥ ${rateFrom}%`]),
  ...(rateTo === undefined ? [] : [`≤ ${rateTo}%`]),
];

async function itemNames(db: ExportReader['db'], actor: ExportReader['actor'], { itemId = '', newestOf }: Asked) {
  return q.itemName(db, actor, itemId, newestOf).execute();
}
