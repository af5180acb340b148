import { type InspectionSheet, inspectionSheet } from '@rondo/contract/inspection';
import type { DraftState } from './draft-state.ts';
import {
  draftKeys,
  forgetDraft,
  isExpired,
  type KeptDraft,
  keepDraft,
  keptDraft,
  later,
  readKept,
} from './local-draft.ts';
import { forgetPeople } from './people-here.ts';
import { draftBox, photoBox, sheetBox, standardBox } from './photo-box.ts';
import { forgetQueued, queuedOf } from './queued.ts';

/** What this device still has of an inspection. */
export interface Kept {
  sheet: InspectionSheet;
  draft: DraftState;
}

/** Asks a storage that may refuse: what it cannot tell is as if it were not there. */
async function told<T>(what: string, asked: Promise<T>, without: T): Promise<T> {
  try {
    return await asked;
  } catch (cause) {
    console.warn(`${what}: the storage of this device refused`, cause);
    return without;
  }
}

/** The draft as this device has it, however old: the later of its two storages. */
export async function draftHere(key: string): Promise<KeptDraft | null> {
  const boxed = await told('draft', draftBox.get(key), null);
  return later(keptDraft(localStorage, key), readKept(boxed));
}

/** Keeps a draft; resolves to false when neither storage has room. */
export async function keepHere(key: string, draft: DraftState, now: number): Promise<boolean> {
  const kept = { keptAt: now, draft };
  const isInFirst = keepDraft(localStorage, key, kept);
  const isInSecond = await told(
    'draft',
    draftBox.put(key, kept).then(() => true),
    false,
  );
  return isInFirst || isInSecond;
}

/** The draft to go on with: null for one that is older than drafts live, unless it waits to be sent. */
export async function recall(key: string, now: number): Promise<DraftState | null> {
  const kept = await draftHere(key);
  if (!kept || (isExpired(kept, now) && !queuedOf(localStorage, key))) return null;
  return kept.draft;
}

/** What this device has of an inspection that cannot be opened, to be exported. */
export async function keptHere(key: string): Promise<Kept | null> {
  const kept = await draftHere(key);
  const sheet = kept && (await sheetHere(key));
  return sheet && kept ? { sheet, draft: kept.draft } : null;
}

export async function sheetHere(key: string): Promise<InspectionSheet | null> {
  const parsed = inspectionSheet.safeParse(await told('sheet', sheetBox.get(key), null));
  return parsed.success ? parsed.data : null;
}

export const keepSheet = (key: string, sheet: InspectionSheet): Promise<void> =>
  told('sheet', sheetBox.put(key, sheet), undefined);

export const photosHere = (key: string): Promise<string[]> => told('photos', photoBox.ids(key), []);

/** Keys of everything this device has of inspections, of whomever. */
export async function keysHere(): Promise<string[]> {
  const [sheets, drafts] = await Promise.all([
    told('sheets', sheetBox.keys(), []),
    told('drafts', draftBox.keys(), []),
  ]);
  return [...new Set([...sheets, ...drafts, ...draftKeys(localStorage)])];
}

/** Takes everything of an inspection off this device: it is submitted, discarded or begun again. */
export async function forgetInspection(key: string): Promise<void> {
  forgetDraft(localStorage, key);
  forgetQueued(localStorage, key);
  forgetPeople(key);
  for (const id of await photosHere(key)) await told('photo', photoBox.remove(id), undefined);
  for (const path of await told('standard photos', standardBox.paths(key), [])) {
    await told('standard photo', standardBox.remove(key, path), undefined);
  }
  await told('draft', draftBox.remove(key), undefined);
  await told('sheet', sheetBox.remove(key), undefined);
}

/** Whether the server lacks something of it. */
const isUnsent = (key: string, { draft }: KeptDraft): boolean =>
  queuedOf(localStorage, key) !== null || Object.keys(draft.edits).length > 0 || draft.waiting.length > 0;

/** Drafts that nobody will go on with; what waits to be sent is never one of them. */
export async function forgetExpired(now: number): Promise<void> {
  for (const key of await keysHere()) {
    const kept = await draftHere(key);
    if (kept && isExpired(kept, now) && !queuedOf(localStorage, key)) await forgetInspection(key);
  }
}

/**
 * After signing out: what the server has leaves this device. What only this device has stays, under the key of whoever made it: nobody
 * else sees it, and it goes on when that person signs in again.
 */
export async function forgetSaved(): Promise<void> {
  for (const key of await keysHere()) {
    const kept = await draftHere(key);
    if (!kept || !isUnsent(key, kept)) await forgetInspection(key);
  }
}
