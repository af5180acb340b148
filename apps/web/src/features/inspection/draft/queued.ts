import { signOffShape } from '@rondo/contract/inspection-sign-off';
import { instant } from '@rondo/contract/kit/shapes';
import { z } from 'zod';
import { isOfDraft, type KeyValue, ownerPrefix, parseJson } from './local-draft.ts';

/** Why an inspection that was submitted cannot be sent as it is. */
interface Problem {
  code: number;
  /** The refusal's name in the contract; null for one this version does not know. */
  reason: string | null;
  /** In the language of whoever submitted it. */
  message: string;
}

/** An inspection that was submitted on this device and that the server has not confirmed. */
export interface Queued {
  /** The same one for every attempt: whichever arrives, there is one record. */
  requestId: string;
  /** When the inspector submitted it, ISO; null for what an older version left. */
  doneAt: string | null;
  /** It left this device at least once: only its answer may be missing. */
  wasSent: boolean;
  tries: number;
  lastTryAt: string | null;
  problem: Problem | null;
  /** The signature of the store that stands for these answers; null: none is asked for. */
  signOff: SignOffToSend | null;
}

/** A signature to send. `picture`: its address on this device as long as the server has not stored it under a `fileId`. */
const signOff = signOffShape.extend({
  fileId: z.string().nullable(),
  picture: z.string().nullable().default(null),
  /** What its picture is stored under; null for one that an older version left. */
  requestId: z.string().nullable().default(null),
});
export type SignOffToSend = z.output<typeof signOff>;

const shape = z.object({
  requestId: z.string(),
  doneAt: instant.nullable(),
  wasSent: z.boolean(),
  tries: z.number().int(),
  lastTryAt: instant.nullable(),
  problem: z.object({ code: z.number().int(), reason: z.string().nullable(), message: z.string() }).nullable(),
  signOff: signOff.nullable(),
}) satisfies z.ZodType<Queued>;

/** What versions before the outbox kept: the submission itself. */
const before = z.object({ requestId: z.string() });

const SUFFIX = ':submission';
const keyOf = (draftKey: string) => draftKey + SUFFIX;
const isQueueKey = (key: string) => isOfDraft(key) && key.endsWith(SUFFIX);

export const queue = (requestId: string, doneAt: string): Queued => ({
  requestId,
  doneAt,
  wasSent: false,
  tries: 0,
  lastTryAt: null,
  problem: null,
  signOff: null,
});

export function queuedOf(storage: Pick<KeyValue, 'getItem'>, draftKey: string): Queued | null {
  const value = parseJson(storage.getItem(keyOf(draftKey)));
  const parsed = shape.safeParse(value);
  if (parsed.success) return parsed.data;
  const old = before.safeParse(value);
  return old.success ? { ...queue(old.data.requestId, ''), doneAt: null, wasSent: true } : null;
}

/** Keeps it; false when the device has no room. */
export function keepQueued(storage: Pick<KeyValue, 'setItem'>, draftKey: string, queued: Queued): boolean {
  try {
    storage.setItem(keyOf(draftKey), JSON.stringify(queued));
    return true;
  } catch (cause) {
    console.warn('the submission was not kept on this device', cause);
    return false;
  }
}

export const forgetQueued = (storage: Pick<KeyValue, 'removeItem'>, draftKey: string): void =>
  storage.removeItem(keyOf(draftKey));

/** Keys of the inspections of a member that wait to be sent, first submitted first. */
export function queuedKeys(
  storage: Pick<Storage, 'length' | 'key' | 'getItem'>,
  owner: { companyId: string; memberId: string },
): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  const doneAt = (key: string) => queuedOf(storage, key)?.doneAt ?? '';
  return keys
    .filter((key) => key.startsWith(ownerPrefix(owner)) && isQueueKey(key))
    .map((key) => key.slice(0, -SUFFIX.length))
    .filter((key) => queuedOf(storage, key) !== null)
    .toSorted((one, other) => doneAt(one).localeCompare(doneAt(other)));
}

/** How many inspections of other people wait on this device; nobody else sees more of them. */
export function othersWaiting(
  storage: Pick<Storage, 'length' | 'key'>,
  owner: { companyId: string; memberId: string },
): number {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
  return keys.filter((key) => isQueueKey(key) && !key.startsWith(ownerPrefix(owner))).length;
}
