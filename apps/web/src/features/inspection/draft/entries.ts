import { answersByItem, isAnswered, shownItems } from '@rondo/domain/scoring/shown';
import { unsavedCount } from './draft-state.ts';
import { draftHere, keysHere, sheetHere } from './kept.ts';
import { ownerPrefix, taskIdOf } from './local-draft.ts';
import { photoBytes } from './photo-box.ts';
import { type Queued, queuedOf } from './queued.ts';

/** An inspection this device has, as it is listed. */
export interface Entry {
  key: string;
  taskId: string;
  shop: string;
  template: string;
  number: string;
  answered: number;
  total: number;
  /** Changes the server does not have. */
  unsaved: number;
  /** Pictures the server does not have, and their room in bytes. */
  photos: number;
  bytes: number;
  /** When it was changed here last, ISO. */
  changedAt: string;
  queued: Queued | null;
}

/** The member's inspections on this device: what waits first, in the order in which it was submitted, then what was changed last. */
export async function entriesHere(owner: { companyId: string; memberId: string }): Promise<Entry[]> {
  const keys = (await keysHere()).filter((key) => key.startsWith(ownerPrefix(owner)));
  const entries = (await Promise.all(keys.map(entryOf))).flatMap((entry) => entry ?? []);
  return entries.toSorted(inOrder);
}

function inOrder(one: Entry, other: Entry): number {
  if (one.queued && other.queued) return (one.queued.doneAt ?? '').localeCompare(other.queued.doneAt ?? '');
  if (one.queued || other.queued) return one.queued ? -1 : 1;
  return other.changedAt.localeCompare(one.changedAt);
}

async function entryOf(key: string): Promise<Entry | null> {
  const [sheet, kept] = await Promise.all([sheetHere(key), draftHere(key)]);
  if (!sheet) return null;
  const answers = Object.values(kept?.draft.answers ?? sheet.draft.answers);
  const byItem = answersByItem(answers);
  const asked = shownItems(sheet.content, byItem);
  return {
    key,
    taskId: taskIdOf(key),
    shop: sheet.shop.name,
    template: sheet.templateName,
    number: sheet.number,
    answered: asked.filter((item) => answers.some((one) => one.itemId === item.id && isAnswered(item, one))).length,
    total: asked.length,
    unsaved: kept ? unsavedCount(kept.draft) : 0,
    photos: kept?.draft.waiting.length ?? 0,
    bytes: kept && kept.draft.waiting.length > 0 ? await photoBytes(key) : 0,
    changedAt: kept ? new Date(kept.keptAt).toISOString() : sheet.draft.savedAt,
    queued: queuedOf(localStorage, key),
  };
}
