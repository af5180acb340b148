import type { LearningCounts, LearningDetail, LearningRow } from '@rondo/contract/learning-shapes';
import { civilDate } from '@rondo/domain/civil-time';
import { knowledgeTypeOf } from '@rondo/domain/knowledge/file-type';
import {
  learningEvents,
  managesLearning,
  mayEditLearning,
  mayMakeLearning,
  nextLearningReminder,
} from '@rondo/domain/learning';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { knowledgeEyes } from '../scope/index.ts';
import { namedSubjects } from './audience.ts';
import { type FileRow, filesOf } from './file.queries.ts';
import * as learners from './learner.queries.ts';
import * as q from './learning.queries.ts';
import { quizOf, stateOf, viewOf } from './stored.ts';

export type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof q.byId>['executeTakeFirst']>>>;

const at = (time: Date | null): string | null => time?.toISOString() ?? null;

/** The day of the company that it is now. */
export const todayOf = ({ actor, now }: Pick<Reader, 'actor' | 'now'>) => ({
  today: civilDate(now(), actor.timeZone),
  timeZone: actor.timeZone,
});

const NOBODY: LearningCounts = { all: 0, not_begun: 0, reading: 0, read: 0, passed: 0, done: 0, overdue: 0 };

export const presentRow = (row: Row, counts: LearningCounts | undefined): LearningRow => ({
  id: row.id,
  title: row.title,
  state: stateOf(row.state),
  author: { id: row.author_id, name: row.author_name },
  dueOn: row.due_on,
  dueDays: row.due_days,
  files: row.files,
  hasQuiz: row.quiz !== null,
  counts: row.published_at === null ? null : (counts ?? NOBODY),
  createdAt: row.created_at.toISOString(),
  publishedAt: at(row.published_at),
  rev: row.rev,
});

/** How many people of each list that the reader sees are how far. */
export async function countsOf(
  reader: Reader,
  rows: readonly Row[],
): Promise<(id: string) => LearningCounts | undefined> {
  const { db, actor } = reader;
  const managed = rows.filter((row) => managesLearning(actor, viewOf(row))).map(({ id }) => id);
  const ids = rows.map(({ id }) => id);
  const found = ids.length === 0 ? [] : await learners.counts(db, actor, ids, managed, todayOf(reader));
  const byId = new Map(found.map(({ learning_id: id, ...counts }) => [id, counts]));
  return (id) => byId.get(id);
}

/** One that the reader looks after: they manage it, or it is for people of their stores. */
export async function find({ db, actor }: Pick<Reader, 'db' | 'actor'>, id: string): Promise<Row> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** A file of a list as it is shown: of what its reader may not view only the name it was chosen by. */
export const presentFile = ({ name, node_id: id, is_shown: isShown }: FileRow): LearningDetail['listed'][number] => ({
  name,
  isGone: id === null,
  node: id !== null && isShown ? { id, format: knowledgeTypeOf(name)?.format ?? null } : null,
});

/** One as it is now; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<LearningDetail> {
  const { db, actor, now } = reader;
  const row = await find(reader, id);
  const view = viewOf(row);
  const isManaged = managesLearning(actor, view);
  const [counts, listed, subjects, history] = await Promise.all([
    countsOf(reader, [row]),
    filesOf(db, knowledgeEyes(actor), [id]),
    namedSubjects(reader, row.subjects),
    historyOf(db, actor.companyId, id).execute(),
  ]);
  const nextAt = nextReminderAt(row);
  return {
    ...presentRow(row, counts(id)),
    introduction: row.introduction,
    listed: listed.map(presentFile),
    subjects,
    quiz: isManaged ? quizOf(row) : null,
    endedAt: at(row.ended_at),
    reminders: { count: row.reminders, lastAt: at(row.reminded_at), nextAt: at(nextAt) },
    history: history.map((entry) => presentHistory(entry)),
    can: {
      edit: mayEditLearning(actor, view),
      delete: mayEditLearning(actor, view),
      copy: isManaged && mayMakeLearning(actor) && view.state !== 'draft',
      remind: isManaged && view.state === 'published' && nextAt !== null && nextAt <= now(),
      events: learningEvents(actor, view),
    },
  };
}

export const nextReminderAt = (row: Pick<Row, 'published_at' | 'reminded_at' | 'reminders'>): Date | null =>
  nextLearningReminder({ publishedAt: row.published_at, remindedAt: row.reminded_at, reminders: row.reminders });
