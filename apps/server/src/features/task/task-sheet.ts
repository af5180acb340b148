import { type TaskRow, taskApi } from '@rondo/contract/task';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { type MessageKey, translate } from '@rondo/messages';
import { AppError } from '../../platform/errors.ts';
import { cellText } from '../../platform/export/cell.ts';
import { type ExportColumn, listSheet } from '../../platform/export/list-export.ts';
import { writeSheets } from '../../platform/table/write-xlsx.ts';
import { type Asked, aboutSheet, filterTexts, type Reader } from './about-sheet.ts';
import * as q from './list.queries.ts';
import { presentRow, relatedOf } from './task.present.ts';

/** Tasks whose other tables are read at once. */
const BATCH = 1_000;

const names = (people: TaskRow['handlers']): string => people.map((one) => one.name).join('; ');
const time = (at: string | null): Date | null => (at === null ? null : new Date(at));

const COLUMNS: readonly ExportColumn<TaskRow>[] = [
  { heading: 'task.number', width: 18, of: (row) => row.number },
  { heading: 'task.name', width: 30, of: (row) => row.name },
  { heading: 'task.kind', width: 14, of: (row, say) => say(`task.kinds.${row.kind}`) },
  { heading: 'task.shop', width: 26, of: (row) => row.shop.name },
  { heading: 'task.group', width: 26, of: (row) => row.shop.path },
  { heading: 'task.template', width: 26, of: (row) => row.templateName ?? '' },
  { heading: 'task.handlers', width: 20, of: (row) => names(row.handlers) },
  { heading: 'task.state', width: 14, of: (row, say) => say(`state.task.${row.state}` as MessageKey) },
  {
    heading: 'task.overdue',
    width: 10,
    of: (row, say) => say(`state.taskView.${row.isOverdue ? 'overdue' : 'not_overdue'}`),
  },
  { heading: 'task.score', width: 10, kind: 'number', of: (row) => row.score },
  { heading: 'task.initiator', width: 16, of: (row) => row.initiator?.name ?? '' },
  { heading: 'task.created', width: 18, kind: 'time', of: (row) => time(row.createdAt) },
  { heading: 'task.deadline', width: 18, kind: 'time', of: (row) => time(row.deadlineAt) },
  { heading: 'task.finished', width: 18, kind: 'time', of: (row) => time(row.finishedAt) },
];

/** The tabs of tasks for features that keep or send their rows: a reader's own, or all in scope for who may list them. */
export const taskListSheet = listSheet<Asked, TaskRow>({
  ...{ code: 'task_center', title: 'task.title', schema: taskApi.export.input },
  async ids(reader, asked, most) {
    if (asked.tab === 'all' && !reader.actor.codes.has('task_center')) throw new AppError('FORBIDDEN');
    return (await tasksOf(reader, asked, most)).map(({ id }) => id);
  },
  async rows({ db, actor, now }, ids) {
    const found = await q.tasksByIds(db, actor.companyId, ids).execute();
    const known = await relatedOf({ db, actor }, found);
    return found.map((task) => presentRow(task, known, now()));
  },
  columns: COLUMNS,
  filters: async (reader, asked) => [
    ['task.about.tab', [translate(reader.language, `task.tab.${asked.tab}`)]],
    ...(await filterTexts(reader, asked)),
  ],
});

/**
 * The filtered tab as the bytes of an xlsx, in the reader's language and the company's time. What is asked for and whether all of
 * it is in the file stands on its first sheet.
 */
export async function taskSheet(
  { db, actor, language, now }: Reader,
  asked: Asked,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<{ name: string; bytes: Buffer; rows: number }> {
  const say = (key: MessageKey): string => translate(language, key);
  const found = await tasksOf({ db, actor, now }, asked, LIMIT.export.fileRows + 1);
  const rows = found.slice(0, LIMIT.export.fileRows);
  const lines: string[][] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const known = await relatedOf({ db, actor }, batch);
    for (const task of batch) {
      const row = presentRow(task, known, now());
      lines.push(COLUMNS.map(({ kind = 'text', of }) => cellText(of(row, say), kind, actor.timeZone)));
    }
    await progress(lines.length);
  }
  const columns = COLUMNS.map(({ heading, width }) => ({ header: translate(language, heading), width }));
  const about = await aboutSheet({ db, actor, language, now }, asked, rows.length, found.length > rows.length);
  const bytes = await writeSheets([about, { name: translate(language, 'task.title'), columns, rows: lines }]);
  return { name: sheetName(language, now(), actor.timeZone), bytes, rows: rows.length };
}

/** What the file is called. */
export const sheetName = (language: Language, now: Date, timeZone: string): string =>
  `${translate(language, 'task.title')} ${civilDate(now, timeZone)}.xlsx`;

/** The newest ones, at most so many. */
function tasksOf({ db, actor, now }: Pick<Reader, 'db' | 'actor' | 'now'>, { tab, ...filter }: Asked, most: number) {
  if (tab === 'all')
    return q
      .all(db, actor, { ...filter, tab }, now())
      .selectAll('task')
      .orderBy('task.created_at', 'desc')
      .orderBy('task.id', 'desc')
      .limit(most)
      .execute();
  return q
    .mine(db, actor, tab, { ...filter, tab }, now())
    .selectAll('task')
    .orderBy('task_person.created_at', 'desc')
    .orderBy('task.id', 'desc')
    .limit(most)
    .execute();
}
