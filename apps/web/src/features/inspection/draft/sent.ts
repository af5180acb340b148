import { inspectionApi } from '@rondo/contract/inspection';
import { instant } from '@rondo/contract/kit/shapes';
import { z } from 'zod';
import { type KeyValue, parseJson } from './local-draft.ts';

/** An inspection that went out from this device, with the server's answer. */
const row = z.object({
  taskId: z.string(),
  shop: z.string(),
  template: z.string(),
  photos: z.number().int(),
  doneAt: instant.nullable(),
  sentAt: instant,
  result: inspectionApi.submit.output,
});
export type Sent = z.output<typeof row>;

/** What went out last is listed; older ones are found among the records. */
const KEPT = 10;
const PREFIX = 'inspection-sent:';
const keyOf = (companyId: string, memberId: string) => `${PREFIX}${companyId}:${memberId}`;

/** Newest first. */
export function sentHere(storage: Pick<KeyValue, 'getItem'>, companyId: string, memberId: string): Sent[] {
  const parsed = z.array(row).safeParse(parseJson(storage.getItem(keyOf(companyId, memberId))));
  return parsed.success ? parsed.data : [];
}

/** A device without room forgets it: the record is on the server. */
export function noteSent(storage: KeyValue, companyId: string, memberId: string, sent: Sent): void {
  const others = sentHere(storage, companyId, memberId).filter((one) => one.result.recordId !== sent.result.recordId);
  try {
    storage.setItem(keyOf(companyId, memberId), JSON.stringify([sent, ...others].slice(0, KEPT)));
  } catch (cause) {
    console.warn('what was sent was not noted on this device', cause);
  }
}

export const isSentList = (key: string): boolean => key.startsWith(PREFIX);
