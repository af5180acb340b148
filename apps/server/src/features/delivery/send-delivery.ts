import { ONE_TIME_CODE } from '@rondo/domain/one-time-code';
import type { Db } from '../../platform/db/company-db.ts';
import type { JobContext } from '../../platform/job.ts';
import { channelOfRow, handOut, type Letter, noteFailure, type SenderParts, SendingFailed } from '../sender/index.ts';
import * as q from './delivery.queries.ts';
import { hideSecrets, renderDelivery, slotsOf, withoutSecrets } from './render-delivery.ts';

/** Pauses between five tries, s. A code is worthless after five minutes, so its tries all fall into them. */
const PAUSES_S = { code: [5, 20, 60, 180], other: [60, 300, 1_800, 7_200] } as const;
const CODE_MS = ONE_TIME_CODE.minutes * 60_000;

/** Sends a delivery: once when all goes well, again after a pause when not, never after five tries. */
export async function sendDelivery(
  { databases, now }: Pick<JobContext, 'databases' | 'now'>,
  parts: SenderParts,
  id: string,
): Promise<void> {
  const db = databases.global;
  const delivery = await q.begin(db, id, now()).executeTakeFirst();
  if (!delivery) {
    await lookAgain(db, id);
    return;
  }
  const over = async (state: 'sent' | 'failed', error: string | null): Promise<void> => {
    const sentAt = state === 'sent' ? now() : null;
    await q.end(db, id, { state, error, sentAt, params: withoutSecrets(delivery.params) }).execute();
    await q.dropBody(db, id).execute();
  };
  const isCode = delivery.text_key === 'code';
  const own = delivery.company_id === null ? db : databases.of(delivery.company_id);
  if (isCode && now().getTime() - delivery.created_at.getTime() > CODE_MS) {
    await over('failed', 'too late');
    return;
  }
  try {
    const isSent = await handOut(parts, own, await letterOf(db, delivery), now());
    if (isSent) await over('sent', null);
    // Nobody sends it: it stays readable where the machine's own user looks.
    else await q.end(db, id, { state: 'local', error: null, sentAt: null, params: slotsOf(delivery.params) }).execute();
  } catch (error) {
    if (!(error instanceof SendingFailed)) throw error;
    const told = hideSecrets(error.message, delivery.params).slice(0, 500);
    const pause = error.isFinal ? undefined : (isCode ? PAUSES_S.code : PAUSES_S.other)[delivery.tries - 1];
    await note(own, delivery, { reason: told, isFinal: pause === undefined, isTest: false, at: now() });
    if (pause === undefined) {
      await over('failed', told);
      return;
    }
    await q.noteFailure(db, id, told).execute();
    await q.enqueueSending(id, new Date(now().getTime() + pause * 1_000)).execute(db);
  }
}

/** Somebody is at it, or died at it: that shows once their time is over. */
async function lookAgain(db: Db, id: string): Promise<void> {
  const begun = await q.begunAt(db, id).executeTakeFirst();
  if (begun?.sent_at) await q.enqueueSending(id, new Date(begun.sent_at.getTime() + q.TRY_MS + 1_000)).execute(db);
}

type Queued = Awaited<ReturnType<ReturnType<typeof q.begin>['executeTakeFirstOrThrow']>>;

async function note(db: Db, { company_id, channel, target }: Queued, failure: Parameters<typeof noteFailure>[2]) {
  await noteFailure(db, { companyId: company_id, channel: channelOfRow(channel), target }, failure);
}

/** A delivery in the words of its reader. */
async function letterOf(db: Db, delivery: Queued): Promise<Letter> {
  const { id, company_id: companyId, target } = delivery;
  const channel = channelOfRow(delivery.channel);
  const body = channel === 'mail' ? await q.bodyOf(db, id).executeTakeFirst() : undefined;
  return { ...renderDelivery(delivery), id, companyId, channel, target, ...(body ? partsOf(body) : {}) };
}

type Body = NonNullable<Awaited<ReturnType<ReturnType<typeof q.bodyOf>['executeTakeFirst']>>>;

const partsOf = ({ html, unsubscribe_url: unsubscribeUrl, file_name: name, file_mime: mime, file }: Body) => ({
  html,
  unsubscribeUrl,
  ...(name !== null && mime !== null && file !== null ? { file: { name, mime, bytes: file } } : {}),
});
