import { fileRef, instant, personRef } from '@rondo/contract/kit/shapes';
import { answersShape } from '@rondo/contract/scoring';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import type { DraftState } from './draft-state.ts';

/** The part of the browser's storage that drafts need. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'inspection:';

/** Drafts are kept by company, member and task: the next person at this device does not see them. */
export const draftKey = (companyId: string, memberId: string, taskId: string): string =>
  `${PREFIX}${companyId}:${memberId}:${taskId}`;

const shape = z.object({
  draftId: z.string(),
  templateVersionId: z.string(),
  rev: z.number().int(),
  answers: answersShape,
  edits: z.record(z.string(), z.number().int()),
  lastEdit: z.number().int(),
  waiting: z.array(
    z.object({
      id: z.string(),
      itemId: z.string(),
      role: z.enum(['photo', 'signature']),
      source: z.enum(['camera', 'picked']),
      takenAt: instant,
      refusal: z.string().nullable(),
    }),
  ),
  files: z.array(fileRef),
  plan: z.record(
    z.string(),
    z.object({
      isOff: z.boolean().optional(),
      handlers: z.array(personRef).optional(),
      limitHours: z.number().int().optional(),
    }),
  ),
  fixReviewers: z.array(personRef).nullable().default(null),
  fixCc: z.array(personRef).nullable().default(null),
  comment: z.string(),
  seconds: z.record(z.string(), z.number()).default({}),
  savedAt: instant.nullable(),
}) satisfies z.ZodType<DraftState>;

const keptShape = z.object({ keptAt: z.number(), draft: shape });

/** Keeps a draft on this device. False when the storage is full. */
export function keepDraft(storage: KeyValue, key: string, draft: DraftState, now: number): boolean {
  try {
    storage.setItem(key, JSON.stringify({ keptAt: now, draft }));
    return true;
  } catch (cause) {
    console.warn('the draft was not kept on this device', cause);
    return false;
  }
}

/** The draft kept on this device; null when there is none, it is older than drafts live, or an older version wrote it. */
export function recallDraft(storage: KeyValue, key: string, now: number): DraftState | null {
  const parsed = keptShape.safeParse(parseJson(storage.getItem(key)));
  if (!parsed.success || now - parsed.data.keptAt > LIMIT.draft.keepDays * DAY_MS) return null;
  return parsed.data.draft;
}

/** Keys of drafts on this device that are older than drafts live. */
export function expiredDrafts(storage: Pick<Storage, 'length' | 'key' | 'getItem'>, now: number): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => {
    if (!key.startsWith(PREFIX)) return false;
    const parsed = keptShape.safeParse(parseJson(storage.getItem(key)));
    return parsed.success && now - parsed.data.keptAt > LIMIT.draft.keepDays * DAY_MS;
  });
}

export const forgetDraft = (storage: KeyValue, key: string): void => storage.removeItem(key);

export function parseJson(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    // Written by something else: not a draft.
    return null;
  }
}
