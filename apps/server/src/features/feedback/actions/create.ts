import type { feedbackApi as api } from '@rondo/contract/feedback';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { takeNumbers } from '../../../platform/number-sequence.ts';
import { attachFiles } from '../../file/index.ts';
import * as q from '../feedback.queries.ts';
import { tellAnswerers } from '../tell.ts';

type Asked = Omit<Parsed<typeof api.create>, 'requestId'>;

/** Sends feedback to support staff of the company; so many a day and member. */
export async function create(
  { actor, once }: Context,
  { requestId, ...asked }: Parsed<typeof api.create>,
): Promise<Output<typeof api.create>> {
  return once(requestId, 'feedback.create', async (tx) => {
    const day = civilDate(tx.now(), actor.timeZone);
    await requireRoom(tx, actor, day);
    const { id, number } = await insert(tx, actor, asked, day);
    await attachFiles(tx, { kind: 'feedback', id, shopId: null }, asked.photoIds);
    await tx.addHistory({ kind: 'feedback', id, name: number, event: 'created', to: 'open', comment: asked.text });
    await tellAnswerers(tx, 'feedback_sent', { id, number, authorId: actor.memberId, rev: 0 }, asked.text);
    return { id, number };
  });
}

async function requireRoom(tx: Tx, { memberId }: Actor, day: string): Promise<void> {
  await q.holdSender(memberId).execute(tx.db);
  const sent = await q.sentOn(tx.db, tx.companyId, memberId, day).executeTakeFirstOrThrow();
  const { perDay } = LIMIT.feedback;
  if (Number(sent.count) >= perDay) throw new AppError('FEEDBACK_OFTEN', { params: { max: perDay } });
}

async function insert(tx: Tx, actor: Actor, { kind, text, context, photoIds }: Asked, day: string) {
  const { db, companyId, now } = tx;
  const id = tx.newId();
  const [number] = await takeNumbers(db, companyId, NUMBER_PREFIX.feedback, now(), actor.timeZone);
  if (number === undefined) throw new Error('no number for feedback');
  const { route, version, errorReference, errorCode, language, windowSize } = context;
  await q
    .insert(db, {
      ...{ company_id: companyId, id, number, kind, text, photo_ids: photoIds, state: 'open', day },
      ...{ route, client_version: version, error_id: errorReference, error_code: errorCode, language },
      ...{ window_size: windowSize, author_id: actor.memberId, created_at: now() },
    })
    .execute();
  return { id, number };
}
