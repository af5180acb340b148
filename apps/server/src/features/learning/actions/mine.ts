import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { learningApi as api } from '@rondo/contract/learning';
import type { MyLearning, MyLearningDetail } from '@rondo/contract/learning-shapes';
import { knowledgeTypeOf } from '@rondo/domain/knowledge/file-type';
import { mayMakeLearning } from '@rondo/domain/learning';
import { measureOf } from '@rondo/domain/learning/reading';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { page } from '../../../platform/list.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import { leftOf, presentAttempt } from '../attempt.ts';
import { type FileRow, filesOf } from '../file.queries.ts';
import { managesShops } from '../learner.queries.ts';
import { presentFile, todayOf } from '../learning.present.ts';
import * as q from '../mine.queries.ts';
import { openOf } from '../progress.queries.ts';
import { attempts } from '../quiz.queries.ts';
import { ofMember } from '../reading.queries.ts';
import { standingOf } from '../standing.ts';
import { quizOf, stateOf } from '../stored.ts';

type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof q.mineById>['executeTakeFirst']>>>;

const present = (row: Row): MyLearning => ({
  id: row.id,
  title: row.title,
  state: stateOf(row.state),
  author: { id: row.author_id, name: row.author_name },
  introduction: row.introduction,
  dueOn: row.due_on,
  standing: standingOf(row.standing),
  isDone: row.is_done,
  isOverdue: row.is_overdue,
  files: row.files,
  filesRead: row.files_read,
  ratio: row.ratio,
  hasQuiz: row.quiz !== null,
});

export async function mine(
  context: Context,
  { size, page: no, cursor, ...filter }: Parsed<typeof api.mine>,
): Promise<Output<typeof api.mine>> {
  const { db, actor } = context;
  const sort = filter.set === 'open' ? q.byDue : q.byDone;
  const paging = { size, page: no, cursor, sort, id: 'learning.id' };
  const { rows, ...rest } = await page(db, q.filteredMine(db, actor, todayOf(context).today, filter), paging);
  const isOverseer = mayMakeLearning(actor) || (await managesShops(db, actor).executeTakeFirst()) !== undefined;
  return { ...rest, list: rows.map(present), isOverseer };
}

/** How many lists the reader still has to learn. */
export async function toLearn({ db, actor }: Context): Promise<number> {
  return (await openOf(db, actor.companyId, actor.memberId).executeTakeFirstOrThrow()).open;
}

export async function myDetail(context: Context, { id }: Parsed<typeof api.myDetail>): Promise<MyLearningDetail> {
  const { db, actor } = context;
  const row = await q.mineById(db, actor, todayOf(context).today, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return { ...present(row), listed: await myFiles(context, row), quiz: await myQuiz(context, row) };
}

/** The files with how far they are read; in a list that was read to its end all of them are. */
async function myFiles({ db, actor }: Context, row: Row): Promise<MyLearningDetail['listed']> {
  const files = await filesOf(db, knowledgeEyes(actor), [row.id]);
  const nodeIds = files.flatMap(({ node_id }) => node_id ?? []);
  const readings = await ofMember(db, actor.companyId, actor.memberId, nodeIds).execute();
  return files.map((file) => {
    const all = readings.filter(({ node_id }) => node_id === file.node_id);
    const now = all.find(({ version_number }) => version_number === file.version_number);
    const isDone = row.read_at !== null && file.node_id !== null;
    return {
      ...presentFile(file),
      measure: measure(file),
      ratio: isDone ? 1 : (now?.ratio ?? 0),
      isRead: isDone || (now !== undefined && now.read_at !== null),
      place: now?.place ?? 0,
      isNewVersion: !isDone && now === undefined && all.length > 0,
    };
  });
}

const measure = ({ node_id, name, pages, size_bytes }: FileRow) =>
  node_id === null
    ? null
    : measureOf({ format: knowledgeTypeOf(name)?.format ?? '', pages, sizeBytes: size_bytes ?? 0 });

async function myQuiz(context: Context, row: Row): Promise<MyLearningDetail['quiz']> {
  const { db, actor } = context;
  const quiz = quizOf(row);
  if (!quiz) return null;
  const tries = await attempts(db, { companyId: actor.companyId, id: row.id, memberId: actor.memberId }).execute();
  const isPassed = row.passed_at !== null;
  const attemptsLeft = leftOf(quiz, tries, todayOf(context).today);
  const [last] = tries;
  return {
    questions: quiz.questions.length,
    passPercent: quiz.passPercent,
    attemptsPerDay: quiz.attemptsPerDay,
    attemptsLeft,
    last: last ? presentAttempt(quiz, last, isPassed) : null,
    canBegin: row.state === 'published' && row.read_at !== null && !isPassed && attemptsLeft > 0,
  };
}
