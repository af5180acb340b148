import type { TaskRow } from '@rondo/contract/task';
import { civilDate } from '@rondo/domain/civil-time';
import type { Language } from '@rondo/domain/language';
import { LIMIT } from '@rondo/domain/limit';
import { type MessageKey, translate } from '@rondo/messages';
import { writeSheets } from '../../platform/table/write-xlsx.ts';
import { type Asked, aboutSheet, type Reader, timeText } from './about-sheet.ts';
import * as q from './list.queries.ts';
import { presentRow, relatedOf } from './task.present.ts';

interface Line {
  row: TaskRow;
  language: Language;
  timeZone: string;
}
interface Column {
  heading: MessageKey;
  /** Characters. */
  width: number;
  of: (line: Line) => string;
}

/** Tasks whose other tables are read at once. */
const BATCH = 1_000;

const names = (people: TaskRow['handlers']): string => people.map((one) => one.name).join('; ');
const time =
  (of: (row: TaskRow) => string | null) =>
  ({ row, timeZone }: Line): string => {
    const at = of(row);
    return at === null ? '' : timeText(new Date(at), timeZone);
  };

const COLUMNS: readonly Column[] = [
  { heading: 'task.number', width: 18, of: ({ row }) => row.number },
  { heading: 'task.name', width: 30, of: ({ row }) => row.name },
  { heading: 'task.kind', width: 14, of: ({ row, language }) => translate(language, `task.kinds.${row.kind}`) },
  { heading: 'task.shop', width: 26, of: ({ row }) => row.shop.name },
  { heading: 'task.group', width: 26, of: ({ row }) => row.shop.path },
  { heading: 'task.template', width: 26, of: ({ row }) => row.templateName ?? '' },
  { heading: 'task.handlers', width: 20, of: ({ row }) => names(row.handlers) },
  { heading: 'task.state', width: 14, of: stateOf },
  {
    heading: 'task.overdue',
    width: 10,
    of: ({ row, language }) => translate(language, `state.taskView.${row.isOverdue ? 'overdue' : 'not_overdue'}`),
  },
  { heading: 'task.score', width: 10, of: ({ row }) => (row.score === null ? '' : String(row.score)) },
  { heading: 'task.initiator', width: 16, of: ({ row }) => row.initiator?.name ?? '' },
  { heading: 'task.created', width: 18, of: time((row) => row.createdAt) },
  { heading: 'task.deadline', width: 18, of: time((row) => row.deadlineAt) },
  { heading: 'task.finished', width: 18, of: time((row) => row.finishedAt) },
];

function stateOf({ row, language }: Line): string {
  return translate(language, `state.task.${row.state}` as MessageKey);
}

/**
 * The filtered tab as the bytes of an xlsx, in the reader's language and the company's time. What is asked for and whether all of
 * it is in the file stands on its first sheet.
 */
export async function taskSheet(
  { db, actor, language, now }: Reader,
  asked: Asked,
  progress: (done: number) => Promise<void> = async () => {},
): Promise<{ name: string; bytes: Buffer; rows: number }> {
  const found = await tasksOf({ db, actor, language, now }, asked);
  const rows = found.slice(0, LIMIT.export.fileRows);
  const lines: string[][] = [];
  for (let at = 0; at < rows.length; at += BATCH) {
    const batch = rows.slice(at, at + BATCH);
    const known = await relatedOf({ db, actor }, batch);
    for (const task of batch) {
      const row = presentRow(task, known, now());
      lines.push(COLUMNS.map((column) => column.of({ row, language, timeZone: actor.timeZone })));
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

/** The newest ones, one more than a file holds where there are more. */
function tasksOf({ db, actor, now }: Reader, { tab, ...filter }: Asked) {
  const most = LIMIT.export.fileRows + 1;
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
