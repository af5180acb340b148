import { answersShape } from '@rondo/contract/answer-shape';
import { fileRef, instant, personRef } from '@rondo/contract/kit/shapes';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import type { DraftState } from './draft-state.ts';

/** The part of the browser's storage that drafts need. */
export type KeyValue = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const PREFIX = 'inspection:';

/** Drafts are kept by company, member and task: the next person at this device does not see them. */
export const draftKey = (companyId: string, memberId: string, taskId: string): string =>
  `${ownerPrefix({ companyId, memberId })}${taskId}`;

/** How the keys of a member's drafts begin. */
export const ownerPrefix = ({ companyId, memberId }: { companyId: string; memberId: string }): string =>
  `${PREFIX}${companyId}:${memberId}:`;

/** Whether a key of the storage is a draft's, or of something that belongs to one. */
export const isOfDraft = (key: string): boolean => key.startsWith(PREFIX);

/** The task of a draft's key. */
export const taskIdOf = (key: string): string => key.split(':').at(-1) ?? '';

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
  takenAs: z.record(z.string(), z.string()).optional(),
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
/** A draft as this device keeps it; `keptAt` in unix milliseconds. */
export type KeptDraft = z.output<typeof keptShape>;

/** Keeps a draft on this device. False when the storage is full. */
export function keepDraft(storage: KeyValue, key: string, kept: KeptDraft): boolean {
  try {
    storage.setItem(key, JSON.stringify(kept));
    return true;
  } catch (cause) {
    console.warn('the draft was not kept in the storage of small things', cause);
    return false;
  }
}

/** What stands under a key; null when there is nothing, or an older version wrote it. */
export const keptDraft = (storage: Pick<KeyValue, 'getItem'>, key: string): KeptDraft | null =>
  readKept(parseJson(storage.getItem(key)));

export function readKept(value: unknown): KeptDraft | null {
  const parsed = keptShape.safeParse(value);
  return parsed.success ? parsed.data : null;
}

/** Of what two storages have, the later one. */
export function later(one: KeptDraft | null, other: KeptDraft | null): KeptDraft | null {
  if (!one || !other) return one ?? other;
  return other.keptAt > one.keptAt ? other : one;
}

/** Whether a draft is older than drafts live. */
export const isExpired = ({ keptAt }: KeptDraft, now: number): boolean => now - keptAt > LIMIT.draft.keepDays * DAY_MS;

/** Keys of the drafts in a storage, of whomever. */
export function draftKeys(storage: Pick<Storage, 'length' | 'key' | 'getItem'>): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => isOfDraft(key) && keptDraft(storage, key) !== null);
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
