import type { CycleRow } from '@rondo/contract/cycle';
import { civilDate, wallClock } from '@rondo/domain/civil-time';
import { completionOf } from '@rondo/domain/cycle';
import { LIMIT } from '@rondo/domain/limit';
import type { MessageKey } from '@rondo/messages';
import { type Speech, scheduleWords } from '@rondo/messages/schedule-words';
import type { Context } from '../../platform/context.ts';
import { speechOf } from '../../platform/speech.ts';
import { type Sheet, writeSheets } from '../../platform/table/write-xlsx.ts';
import { peopleByIds } from '../people/index.ts';
import * as q from './cycle.queries.ts';
import { presentRows } from './present.ts';
import { visibleNames } from './shops.queries.ts';
import { templatesByIds } from './template-names.queries.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
type Filter = Parameters<typeof q.filtered>[2];

interface Line {
  row: CycleRow;
  speech: Speech;
  timeZone: string;
}
interface Column {
  heading: MessageKey;
  /** Characters. */
  width: number;
  of: (line: Line) => string;
}

const lastCount =
  (name: 'tasks' | 'done' | 'overdue' | 'closed') =>
  ({ row }: Line) =>
    row.last === null ? '' : String(row.last[name]);

const COLUMNS: readonly Column[] = [
  { heading: 'cycle.number', width: 18, of: ({ row }) => row.number },
  { heading: 'cycle.name', width: 30, of: ({ row }) => row.name },
  { heading: 'cycle.template', width: 26, of: ({ row, speech }) => speech.list(row.templates.map(({ name }) => name)) },
  { heading: 'cycle.mode', width: 14, of: ({ row, speech }) => speech.t(`state.mode.${row.mode}`) },
  { heading: 'cycle.frequency', width: 34, of: ({ row, speech }) => scheduleWords(speech, row.schedule) },
  { heading: 'cycle.shops', width: 10, of: ({ row }) => String(row.shops) },
  { heading: 'cycle.executor', width: 22, of: ({ row, speech }) => speech.t(`cycle.executors.${row.executor.kind}`) },
  { heading: 'cycle.state', width: 14, of: ({ row, speech }) => speech.t(`state.cycle.${row.state}`) },
  { heading: 'cycle.next', width: 18, of: ({ row, timeZone }) => (row.nextAt ? timeText(row.nextAt, timeZone) : '') },
  { heading: 'cycle.last', width: 14, of: ({ row }) => row.last?.dueOn ?? '' },
  { heading: 'cycle.sheet.generated', width: 12, of: lastCount('tasks') },
  { heading: 'cycle.sheet.done', width: 12, of: lastCount('done') },
  { heading: 'cycle.sheet.overdue', width: 12, of: lastCount('overdue') },
  { heading: 'cycle.sheet.closed', width: 12, of: lastCount('closed') },
  { heading: 'cycle.completion', width: 12, of: ({ row }) => percent(row) },
  { heading: 'cycle.owner', width: 16, of: ({ row }) => row.owner.name },
  { heading: 'cycle.created', width: 18, of: ({ row, timeZone }) => timeText(row.createdAt, timeZone) },
];

/** Of the last date, with one decimal; what cannot be computed is no zero. */
function percent({ last }: CycleRow): string {
  const part = last && completionOf(last);
  return part === null ? '' : `${(part * 100).toFixed(1)}%`;
}

/** A time in a table, to the minute. */
function timeText(instant: string, timeZone: string): string {
  const { date, minute } = wallClock(new Date(instant), timeZone);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date} ${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/** The filtered list as the bytes of an xlsx in the reader's language and the company's time, what was asked on its first sheet. */
export async function cycleSheet(reader: Reader, asked: Filter) {
  const { db, actor, language, now } = reader;
  const { timeZone } = actor;
  const speech = speechOf(language);
  const most = LIMIT.export.atOnceRows;
  const found = await q
    .filtered(db, actor, asked)
    .orderBy('cycle.created_at', 'desc')
    .orderBy('cycle.id', 'desc')
    .limit(most + 1)
    .execute();
  const rows = await presentRows(reader, found.slice(0, most));
  const lines = rows.map((row) => COLUMNS.map((column) => column.of({ row, speech, timeZone })));
  const columns = COLUMNS.map(({ heading, width }) => ({ header: speech.t(heading), width }));
  const about = await aboutSheet(reader, speech, asked, { rows: rows.length, isCut: found.length > most });
  const bytes = await writeSheets([about, { name: speech.t('cycle.title'), columns, rows: lines }]);
  return { name: `${speech.t('cycle.title')} ${civilDate(now(), timeZone)}.xlsx`, bytes, rows: rows.length };
}

interface Found {
  rows: number;
  isCut: boolean;
}

async function aboutSheet(reader: Reader, speech: Speech, asked: Filter, { rows, isCut }: Found): Promise<Sheet> {
  const { t } = speech;
  const { actor, now } = reader;
  const filters = await filterLines(reader, speech, asked);
  const count = rows.toLocaleString('en-US');
  return {
    name: t('task.about.sheet'),
    columns: [
      { header: t('task.about.item'), width: 20 },
      { header: t('task.about.value'), width: 70 },
    ],
    rows: [
      ...(filters.length > 0 ? filters : [[t('task.about.filters'), t('task.about.none')]]),
      [t('task.about.timeZone'), actor.timeZone],
      [t('task.about.rows'), isCut ? t('cycle.sheet.cut', { count }) : count],
      [t('task.about.by'), actor.name],
      [t('task.about.at'), timeText(now().toISOString(), actor.timeZone)],
    ],
  };
}

/** The filters with what they name, as it is called now. */
async function filterLines({ db, actor }: Reader, { t, list }: Speech, asked: Filter): Promise<string[][]> {
  const { companyId } = actor;
  const { shopId = [], templateId = [], ownerId = [] } = asked;
  const [shops, templates, nameOf] = await Promise.all([
    visibleNames(db, actor, shopId).execute(),
    templatesByIds(db, companyId, templateId).execute(),
    peopleByIds(db, companyId, ownerId),
  ]);
  const lines: [MessageKey, string[]][] = [
    ['task.about.keyword', asked.keyword === '' ? [] : [asked.keyword]],
    ['cycle.state', (asked.state ?? []).map((state) => t(`state.cycle.${state}`))],
    ['cycle.frequency', (asked.frequency ?? []).map((one) => t(`cycle.frequencies.${one}`))],
    ['cycle.mode', (asked.mode ?? []).map((mode) => t(`state.mode.${mode}`))],
    ['cycle.template', templates.map(({ name }) => name)],
    ['cycle.shop', shops.map(({ name }) => name)],
    ['cycle.owner', ownerId.map((id) => nameOf(id)?.name ?? '')],
  ];
  return lines.filter(([, values]) => values.length > 0).map(([label, values]) => [t(label), list(values)]);
}
