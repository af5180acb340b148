import { answersShape } from '@rondo/contract/answer-shape';
import { sampled } from '@rondo/domain/scoring/sample';
import { answersByItem, isAnswered, shownItems } from '@rondo/domain/scoring/shown';
import type { Db } from '../../platform/db/company-db.ts';
import { askedIn, versionById } from '../template/index.ts';
import * as q from './task.queries.ts';

/**
 * How far the open drafts of tasks are: items with an answer, of the items that are asked. What the rules of items leave out
 * and follow-ups whose condition does not hold count on neither side.
 */
export async function progressOf(db: Db, companyId: string, taskIds: readonly string[]) {
  const drafts = taskIds.length === 0 ? [] : await q.drafts(db, companyId, taskIds).execute();
  const ids = [...new Set(drafts.map((draft) => draft.template_version_id))];
  const found = await Promise.all(ids.map((id) => versionById(db, companyId, id)));
  const versions = new Map(found.flatMap((version) => (version ? [[version.id, version] as const] : [])));
  return drafts.flatMap(({ task_id: taskId, template_version_id: versionId, answers, ...task }) => {
    const version = versions.get(versionId);
    if (!version) return [];
    const given = answersByItem(Object.values(answersShape.parse(answers)));
    const { content } = askedIn(version.content, task);
    const { sample_items: items, sample_seed: seed } = task;
    const asked = shownItems(
      items === null || seed === null ? content : sampled(content, { items, seed }).content,
      given,
    );
    return [
      { taskId, done: asked.filter((item) => isAnswered(item, given.get(item.id) ?? null)).length, of: asked.length },
    ];
  });
}
