import { richText } from '@rondo/contract/kit/rich-text';
import type { ReceivedNotice } from '@rondo/contract/notice-received';
import type { ManagedNotice, NoticeDetail } from '@rondo/contract/notice-shapes';
import { HOUR_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import {
  managesNotice,
  mayComment,
  mayCopyNotice,
  mayDeleteNotice,
  mayEditNotice,
  noticeEvents,
} from '@rondo/domain/notice';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { historyOf } from '../../platform/history.ts';
import { presentHistory } from '../../platform/history-entry.ts';
import { count as countRows } from '../../platform/list.ts';
import { fileRefs } from '../file/index.ts';
import { peopleByIds } from '../people/index.ts';
import { countsOfBatch } from '../task/index.ts';
import { namedRange } from './audience.ts';
import { checkOf } from './check.ts';
import { comments } from './comment.queries.ts';
import * as q from './notice.queries.ts';
import * as recipients from './recipient.queries.ts';
import { categoryOf, importanceOf, methodOf, type NoticeRecord, quizOf, stateOf, taskOf, viewOf } from './stored.ts';

type Reader = Pick<Context, 'db' | 'actor' | 'language' | 'now'>;
export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof q.byId>['executeTakeFirst']>>>;
export type Counts = NonNullable<ManagedNotice['counts']>;

const at = (time: Date | null): string | null => time?.toISOString() ?? null;

const named = (row: Row, now: Date) => ({
  id: row.id,
  number: row.number,
  title: row.title,
  category: categoryOf(row.category),
  importance: importanceOf(row.importance),
  state: stateOf(row.state),
  author: { id: row.author_id, name: row.author_name },
  sentAt: at(row.sent_at),
  isPinned: row.pinned_until !== null && row.pinned_until > now,
  isEmergency: row.is_emergency,
  hasQuiz: row.quiz !== null,
});

export const presentReceived = (row: Row, now: Date): ReceivedNotice => ({
  ...named(row, now),
  readAt: at(row.read_at),
  acknowledgedAt: at(row.acknowledged_at),
  understoodAt: at(row.understood_at),
  hasAttachments: row.state === 'sent' && filesOf(row).length > 0,
});

export const presentManaged = (row: Row, now: Date, counts: Counts | undefined): ManagedNotice => ({
  ...named(row, now),
  method: methodOf(row.method),
  sendAt: at(row.send_at),
  createdAt: row.created_at.toISOString(),
  counts: row.sent_at === null ? null : (counts ?? NOBODY),
  rev: row.rev,
});

const NOBODY: Counts = { all: 0, read: 0, acknowledged: 0, understood: 0, held: 0 };

const filesOf = (row: NoticeRecord): string[] => [...row.file_ids, ...row.document_ids, ...row.film_ids];

/** How many got, read, acknowledged and understood each of some. */
export async function countsOf(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  ids: readonly string[],
): Promise<(id: string) => Counts | undefined> {
  const rows = ids.length === 0 ? [] : await recipients.counts(db, actor.companyId, ids).execute();
  const found = new Map(rows.map(({ notice_id: id, ...counts }) => [id, counts]));
  return (id) => found.get(id);
}

export async function find({ db, actor }: Pick<Reader, 'db' | 'actor'>, id: string): Promise<Row> {
  const row = await q.byId(db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** The text of a row, as it was checked when it was written. */
const contentOf = (row: Pick<NoticeRecord, 'content'>) => richText(LIMIT.text.announcementContent).parse(row.content);

/** Whether somebody sees what one says: of what was recalled only whoever manages it sees more than the title. */
export const isShownTo = (actor: Context['actor'], row: NoticeRecord): boolean =>
  row.state !== 'withdrawn' || managesNotice(actor, viewOf(row));

/** One as this reader sees it; inside a transaction as that leaves it. */
export async function detailOf(reader: Reader, id: string): Promise<NoticeDetail> {
  const { db, actor, now } = reader;
  const row = await find(reader, id);
  const view = viewOf(row);
  const isManaged = managesNotice(actor, view);
  const isShown = isShownTo(actor, row);
  const files = await fileRefs(db, actor.companyId, isShown ? filesOf(row) : []);
  const isReceived = row.received_at !== null;
  const check = isReceived && isShown ? await checkOf(reader, row) : null;
  const managedOf = isManaged ? await managedPart(reader, row) : null;
  return {
    ...named(row, now()),
    content: isShown ? contentOf(row) : null,
    files: files(row.file_ids),
    documents: files(row.document_ids),
    films: files(row.film_ids),
    expiresAt: at(row.expires_at),
    isExpired: row.expires_at !== null && row.expires_at <= now(),
    recalled: row.recalled_at && { at: row.recalled_at.toISOString(), reason: row.recall_reason ?? '' },
    received: isReceived ? ownPart(row) : null,
    check,
    comments: isShown && row.with_comments ? await countRows(db, comments(db, actor.companyId, id)) : null,
    managed: managedOf?.part ?? null,
    rev: row.rev,
    can: {
      edit: mayEditNotice(actor, view),
      delete: mayDeleteNotice(actor, view),
      copy: mayCopyNotice(actor, view),
      remind: isManaged && view.state === 'sent' && isReminderDue(row, now()),
      acknowledge:
        isReceived && view.state === 'sent' && row.importance === 'acknowledge' && row.acknowledged_at === null,
      answer: check !== null && check.triesLeft > 0 && mayAnswer(row),
      comment: mayComment(actor, view, { comments: row.with_comments, isReceived }),
      closeTasks: view.state === 'sent' && (managedOf?.openTasks ?? 0) > 0 && mayCloseTasks(actor, row),
      events: noticeEvents(actor, view),
    },
  };
}

const ownPart = (row: Row) => ({
  readAt: at(row.read_at),
  acknowledgedAt: at(row.acknowledged_at),
  understoodAt: at(row.understood_at),
});

/** Whether the questions of one are open to its reader: it was read, and neither understood yet nor recalled. */
const mayAnswer = (row: Row): boolean => row.state === 'sent' && row.read_at !== null && row.understood_at === null;

/** The tasks of one are closed by whoever gave them out, and by who may give out any. */
export const mayCloseTasks = ({ memberId, codes }: Context['actor'], row: NoticeRecord): boolean =>
  row.author_id === memberId || codes.has('x_dispatch');

interface Managed {
  part: NonNullable<NoticeDetail['managed']>;
  openTasks: number;
}

async function managedPart(reader: Reader, row: Row): Promise<Managed> {
  const { db, actor } = reader;
  const batch = row.task_batch_id;
  const [audience, counts, history, tasks, people] = await Promise.all([
    namedRange(reader, row),
    countsOf(reader, [row.id]),
    historyOf(db, actor.companyId, row.id).execute(),
    batch === null ? undefined : countsOfBatch(db, actor.companyId, batch).executeTakeFirst(),
    peopleByIds(db, actor.companyId, [row.asked_by, row.decided_by]),
  ]);
  const [asker, decider] = [people(row.asked_by), people(row.decided_by)];
  const part: Managed['part'] = {
    method: methodOf(row.method),
    sendAt: at(row.send_at),
    pinnedUntil: at(row.pinned_until),
    withLaterJoiners: row.with_later_joiners,
    audience,
    counts: row.sent_at === null ? null : (counts(row.id) ?? NOBODY),
    reminders: { count: row.reminders, lastAt: at(row.reminded_at), nextAt: at(nextReminderAt(row)) },
    wasEmpty: row.was_empty,
    quiz: quizOf(row),
    task: taskOf(row),
    tasks: tasks ? { all: tasks.all, done: tasks.done, passed: tasks.passed } : null,
    withComments: row.with_comments,
    asked: asker && row.asked_at && { by: asker, at: row.asked_at.toISOString() },
    refusal: row.refusal !== null && decider ? { by: decider, reason: row.refusal } : null,
    history: history.map((entry) => presentHistory(entry)),
  };
  return { part, openTasks: tasks?.open ?? 0 };
}

const { reminders: MOST, remindEveryHours: HOURS } = LIMIT.announcement;

/** Whether who has not read it may be reminded now. */
function isReminderDue(row: NoticeRecord, now: Date): boolean {
  const next = nextReminderAt(row);
  return next !== null && next <= now;
}

/** From when on who has not read it can be reminded again, counted from its sending; null: never again. */
export function nextReminderAt({ sent_at, reminded_at, reminders }: NoticeRecord): Date | null {
  const last = reminded_at ?? sent_at;
  if (last === null || reminders >= MOST) return null;
  return new Date(last.getTime() + HOURS * HOUR_MS);
}
