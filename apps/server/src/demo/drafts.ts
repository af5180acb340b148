import { answersOf } from './answers.ts';
import type { Dataset } from './dataset.ts';
import { idAt } from './numbers.ts';
import type { Commission } from './tasks.ts';

/** How long somebody has been at it when it was saved, ms. */
const AT_IT_MS = 17 * 60_000;
/** No browser has this id: whoever opens the draft is asked whether to go on here. */
const DEVICE = 'demo-phone';

/** Writes the draft of a visit that somebody left in the middle. */
export function writeDraft(dataset: Dataset, { visit, taskId }: Commission): void {
  const { draftAt, handler, version } = visit;
  if (!draftAt) return;
  const all = answersOf(visit, dataset.texts, draftAt, 1);
  const given = all.slice(0, Math.floor(all.length / 2));
  const startedAt = new Date(draftAt.getTime() - AT_IT_MS);
  dataset.draft.push({
    company_id: dataset.companyId,
    id: idAt(startedAt),
    task_id: taskId,
    member_id: handler.id,
    template_version_id: version.id,
    answers: Object.fromEntries(given.map((answer) => [answer.itemId, answer])),
    device_id: DEVICE,
    rev: given.length,
    started_at: startedAt,
    saved_at: draftAt,
  });
}
