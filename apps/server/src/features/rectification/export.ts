import { type RectificationRow, rectificationApi } from '@rondo/contract/rectification';
import { HOUR_MS } from '@rondo/domain/duration';
import { type MessageKey, translate } from '@rondo/messages';
import type { z } from 'zod';
import type { ExportReader } from '../../platform/export/export-reader.ts';
import { type ExportColumn, listExport } from '../../platform/export/list-export.ts';
import { inOrder } from '../../platform/list.ts';
import { peopleByIds } from '../people/index.ts';
import { peopleOf } from '../process/index.ts';
import { groupNames, requireStructure, shopNames, templateNames, traitTexts } from '../scope/index.ts';
import { presentRow } from './rectification.present.ts';
import * as q from './rectification.queries.ts';

type Asked = z.output<typeof rectificationApi.export.input>;

const names = (people: readonly { name: string }[]): string => people.map(({ name }) => name).join('; ');

/** All columns of the list, also those that are hidden at first. */
const COLUMNS: readonly ExportColumn<RectificationRow>[] = [
  { heading: 'rectification.number', width: 20, of: (row) => row.number },
  { heading: 'rectification.shop', width: 24, of: (row) => row.shop.name },
  { heading: 'rectification.group', width: 28, of: (row) => row.shop.path },
  { heading: 'rectification.problem', width: 40, of: (row) => row.title },
  {
    heading: 'rectification.source',
    width: 14,
    of: (row, say) => say(`rectification.sources.${row.source}`),
  },
  { heading: 'rectification.severity', width: 12, of: (row, say) => say(`state.severity.${row.severity}`) },
  { heading: 'freeTask.priority', width: 12, of: (row, say) => say(`freeTask.priorities.${row.priority}`) },
  { heading: 'rectification.handler', width: 20, of: (row) => names(row.handlers) },
  { heading: 'rectification.reviewer', width: 20, of: (row) => names(row.reviewers) },
  { heading: 'rectification.state', width: 14, of: (row, say) => say(`state.rectification.${row.state}`) },
  { heading: 'rectification.late', width: 10, of: (row, say) => say(row.isOverdue ? 'ui.yes' : 'ui.no') },
  { heading: 'rectification.asked', width: 12, of: (row, say) => say(row.isAsked ? 'ui.yes' : 'ui.no') },
  { heading: 'rectification.appealed', width: 12, of: (row, say) => say(row.isAppealed ? 'ui.yes' : 'ui.no') },
  { heading: 'rectification.round', width: 8, kind: 'number', of: (row) => row.round },
  { heading: 'rectification.cost', width: 12, kind: 'number', of: (row) => row.cost },
  { heading: 'rectification.repeat', width: 8, kind: 'number', of: (row) => row.repeatNo },
  { heading: 'rectification.created', width: 18, kind: 'time', of: (row) => new Date(row.createdAt) },
  { heading: 'rectification.deadline', width: 18, kind: 'time', of: (row) => new Date(row.deadlineAt) },
  {
    heading: 'rectification.finished',
    width: 18,
    kind: 'time',
    of: (row) => (row.finishedAt === null ? null : new Date(row.finishedAt)),
  },
  { heading: 'rectification.exporting.hours', width: 14, kind: 'number', of: hoursUsed },
];

/** Hours from when it was found until it was finished, to a tenth; nothing while it is open. */
function hoursUsed({ createdAt, finishedAt }: RectificationRow): number | null {
  if (finishedAt === null) return null;
  return Math.round(((Date.parse(finishedAt) - Date.parse(createdAt)) / HOUR_MS) * 10) / 10;
}

/** The list of rectifications as a file. */
export const rectificationExport = listExport<Asked, RectificationRow>({
  kind: 'rectification.export',
  code: 'issue_select',
  event: 'rectifications',
  title: 'rectification.title',
  schema: rectificationApi.export.input,
  async ids(reader, { sort, ...filter }, most) {
    await requireStructure(reader, filter.structure);
    const { db, actor, now } = reader;
    return inOrder(db, q.filtered(db, actor, filter, now()), q.SORTS[sort], 'rectification.id', most);
  },
  async rows({ db, actor, now }, ids) {
    const [rows, people] = await Promise.all([
      q.byIds(db, actor.companyId, ids).execute(),
      peopleOf(db, actor.companyId, 'rectification', ids),
    ]);
    const peopleById = new Map<string, typeof people>(ids.map((id) => [id, []]));
    for (const one of people) peopleById.get(one.object_id)?.push(one);
    return rows.map((row) => presentRow(row, peopleById.get(row.id) ?? [], now()));
  },
  columns: COLUMNS,
  filters: filterTexts,
});

async function filterTexts(reader: ExportReader, asked: Asked) {
  const { db, actor, language } = reader;
  const say = (key: MessageKey): string => translate(language, key);
  const { shopId = [], groupId = [], templateId = [], handlerId = [], reviewerId = [], ccId = [] } = asked;
  const [shops, groups, templates, personOf] = await Promise.all([
    shopNames(db, actor, shopId).execute(),
    groupNames(db, actor.companyId, groupId).execute(),
    templateNames(db, actor.companyId, templateId).execute(),
    peopleByIds(db, actor.companyId, [...handlerId, ...reviewerId, ...ccId]),
  ]);
  const named = (rows: readonly { name: string }[]): string[] => rows.map(({ name }) => name);
  const people = (ids: readonly string[]): string[] => ids.map((id) => personOf(id)?.name ?? '');
  const period = (from?: string, to?: string): string[] => [...(from ? [`≥ ${from}`] : []), ...(to ? [`≤ ${to}`] : [])];
  const { overdue, onTime } = asked;
  return [
    ['task.about.tab', [say(`rectification.tab.${asked.tab}`)]],
    ['task.about.keyword', asked.keyword === '' ? [] : [asked.keyword]],
    ['rectification.state', (asked.state ?? []).map((state) => say(`state.rectification.${state}`))],
    ['rectification.source', (asked.source ?? []).map((source) => say(`rectification.sources.${source}`))],
    ['rectification.severity', (asked.severity ?? []).map((severity) => say(`state.severity.${severity}`))],
    ['freeTask.priority', (asked.priority ?? []).map((priority) => say(`freeTask.priorities.${priority}`))],
    ['rectification.late', overdue === undefined ? [] : [say(overdue ? 'ui.yes' : 'ui.no')]],
    ['rectification.asked', asked.asked === undefined ? [] : [say(`rectification.asks.${asked.asked}`)]],
    ['rectification.appealed', asked.appealed === undefined ? [] : [say(`rectification.appeals.${asked.appealed}`)]],
    ['rectification.shop', named(shops)],
    ['rectification.group', named(groups)],
    ...(await traitTexts(reader, asked)),
    ['record.filter.template', named(templates)],
    ['record.filter.mode', (asked.mode ?? []).map((mode) => say(`state.mode.${mode}`))],
    ['statistics.figure.onTime', onTime === undefined ? [] : [say(`rectification.onTime.${onTime}`)]],
    ['rectification.handler', people(handlerId)],
    ['rectification.reviewer', people(reviewerId)],
    ['rectification.cc', people(ccId)],
    ['rectification.created', period(asked.from, asked.to)],
    ['rectification.deadline', period(asked.deadlineFrom, asked.deadlineTo)],
  ] satisfies (readonly [MessageKey, readonly string[]])[];
}
