import { answersShape } from '@rondo/contract/answer-shape';
import type { Context } from '../../platform/context.ts';
import type { FoundTask } from '../task/index.ts';
import { byMark, carriedFor, withMarks } from './carried.ts';
import { type Answers, checkAnswers, filesOf } from './check-answers.ts';
import { forShop } from './for-shop.ts';
import * as q from './inspection.queries.ts';
import { pinnedVersion } from './pinned-version.ts';
import { secondsOf } from './seconds.ts';

/**
 * The answers of the draft and over them those that just came, checked against the version of the task. `version` holds what the store
 * is asked: an answer to an item that a rule leaves out by now counts for nothing.
 */
export async function collectAnswers(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { row }: FoundTask,
  answers: Answers,
) {
  const [pinned, draft, carried] = await Promise.all([
    pinnedVersion(db, actor.companyId, row.template_version_id),
    q.draftOf(db, actor.companyId, row.id).executeTakeFirst(),
    carriedFor(db, actor.companyId, row),
  ]);
  checkAnswers(pinned.content, answers);
  const { version, excluded } = await forShop(db, actor.companyId, row, pinned);
  const saved: Answers = draft ? answersShape.parse(draft.answers) : {};
  const all = withMarks({ ...saved, ...answers }, carried);
  const known = new Set([saved, byMark(all, 'carried')].flatMap((some) => filesOf(pinned.content, some)));
  const files = filesOf(pinned.content, all);
  return {
    version,
    excluded,
    draft: draft ?? null,
    /** Seconds by item, as the page counted them until the last save. */
    seconds: draft ? secondsOf(draft.seconds) : {},
    all,
    /** Saved before or carried over, and checked then; and those that nobody has checked yet. */
    files: { known: files.filter((id) => known.has(id)), fresh: files.filter((id) => !known.has(id)) },
  };
}
