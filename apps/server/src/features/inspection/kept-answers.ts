import type { ExcludedItem } from '@rondo/domain/scoring/applicable';
import type { TemplateContent } from '@rondo/domain/scoring/template';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { type FoundTask, inspectionFor } from '../task/index.ts';
import { versionById } from '../template/index.ts';
import { type AskedItem, assess } from './assess.ts';
import { carriedFor, withMarks } from './carried.ts';
import { type Answers, checkAnswers, filesOf } from './check-answers.ts';
import { forShop } from './for-shop.ts';
import * as q from './inspection.queries.ts';
import { inHandSince } from './kept-answers.queries.ts';
import { numbersOf } from './record.queries.ts';

/** What a device holds of an inspection, as far as it is its caller's. */
export interface KeptAnswers {
  task: FoundTask['row'];
  versionNo: number;
  asked: AskedItem[];
  excluded: ExcludedItem[];
  /** Since when he had it in hand. */
  since: Date;
  /** Pictures that the answers name and that are not his: they are nowhere in `asked`. */
  foreign: number;
  /** The records in which carried answers were given. */
  sources: { id: string; number: string }[];
}

interface Wanted {
  id: string;
  versionId: string;
  answers: Answers;
}

/**
 * The answers that somebody's device still holds of an inspection, checked as a save is, whatever became of the task: closed, deleted,
 * handed on. Whoever never had it in hand is refused as if there were no such task (NOT_FOUND); pictures of others are left out.
 */
export async function keptAnswers(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { id, versionId, answers }: Wanted,
): Promise<KeptAnswers> {
  const { companyId, memberId } = actor;
  const [since, task] = await Promise.all([inHandSince(db, companyId, id, memberId), inspectionFor({ db, actor }, id)]);
  const pinned = since && task ? await versionById(db, companyId, versionId) : undefined;
  if (!since || !task || !pinned?.publishedAt || pinned.templateId !== task.template_id) {
    throw new AppError('NOT_FOUND');
  }
  checkAnswers(pinned.content, answers);
  const [{ version, excluded }, carried, draft] = await Promise.all([
    forShop(db, companyId, task, pinned),
    carriedFor(db, companyId, { base_record_id: task.base_record_id, template_version_id: versionId }),
    q.draftOf(db, companyId, id).executeTakeFirst(),
  ]);
  const marked = withMarks(answers, carried);
  const ids = filesOf(pinned.content, marked);
  // What he found in the draft is his to go on with only as long as the draft is.
  const draftId = draft?.member_id === memberId ? draft.id : null;
  const foreign = ids.length === 0 ? [] : await q.foreignFiles(db, companyId, memberId, draftId, ids).execute();
  const own = withoutFiles(marked, new Set(foreign.map((file) => file.id)));
  // What was answered is shown, also where the store has changed and would not be asked it any more.
  const left = excluded.filter(({ itemId }) => own[itemId] === undefined);
  const shown = { ...version, content: without(pinned.content, new Set(left.map(({ itemId }) => itemId))) };
  const marks = Object.values(own).flatMap((answer) => answer.carriedFrom ?? []);
  const sources = marks.length === 0 ? [] : await numbersOf(db, companyId, marks).execute();
  return {
    ...{ task, versionNo: version.no, excluded: left, since, foreign: foreign.length },
    asked: assess(shown, own).asked,
    sources: sources.map(({ id: recordId, number }) => ({ id: recordId, number })),
  };
}

const without = ({ categories }: TemplateContent, left: ReadonlySet<string>): TemplateContent => ({
  categories: categories.map((category) => ({ ...category, items: category.items.filter(({ id }) => !left.has(id)) })),
});

/** The answers without some pictures; a signature among them is no answer. */
const withoutFiles = (answers: Answers, left: ReadonlySet<string>): Answers =>
  Object.fromEntries(
    Object.entries(answers).map(([itemId, answer]) => [
      itemId,
      {
        ...answer,
        value: typeof answer.value === 'string' && left.has(answer.value) ? null : answer.value,
        photos: answer.photos.filter((photo) => !left.has(photo)),
      },
    ]),
  );

/** The pictures of an asked item: its photos, and the signature where it asks for one. */
export function picturesOf({ item, answer }: AskedItem): string[] {
  if (!answer) return [];
  return filesOf(
    { categories: [{ id: '', name: '', parentId: null, weightPercent: null, items: [item] }] },
    { [item.id]: answer },
  );
}
