import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { senderApi as api, Tested } from '@rondo/contract/sender';
import { type Channel, channelOf } from '@rondo/domain/sender';
import { translate } from '@rondo/messages';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError } from '../../../platform/errors.ts';
import { handOut, kindOf, post, type SenderParts } from '../hand-out.ts';
import type { Letter } from '../letter.ts';
import { noteFailure } from '../note-failure.ts';
import { reasonText } from '../sender.present.ts';
import * as q from '../sender.queries.ts';
import { SendingFailed } from '../sending-failed.ts';

/** Sends a test now and tells what came back; one that failed stands in the log. */
export const test =
  (parts: SenderParts) =>
  async (context: Context, asked: Parsed<typeof api.test>): Promise<Tested> => {
    const { db, actor, now } = context;
    if ('channel' in asked) return testOperators(parts, context, asked.channel);
    const row = await q.ofCompanyById(db, actor.companyId, asked.id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const kind = kindOf(row.kind);
    const target = kind === 'sms' ? await ownTarget(context, 'sms') : row.id;
    return tell(context, letterOf(context, channelOf(kind), target), (letter) =>
      said(parts, db, { row, letter, at: now() }),
    );
  };

export const testOwn =
  (parts: SenderParts) =>
  async (context: Context, { id }: Parsed<typeof api.testOwn>): Promise<Tested> => {
    const row = await q.own(context.db, context.actor).where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const letter = letterOf(context, channelOf(kindOf(row.kind)), row.id);
    return tell(context, letter, () => said(parts, context.db, { row, letter, at: context.now() }));
  };

async function testOperators(parts: SenderParts, context: Context, channel: 'mail' | 'sms'): Promise<Tested> {
  const target = await ownTarget(context, channel);
  return tell(context, letterOf(context, channel, target), async (letter) => {
    if (!(await handOut(parts, context.db, letter, context.now()))) throw new AppError('NO_SENDER');
    return target;
  });
}

/** Tests go to whoever asks for them, and to nobody else. */
async function ownTarget({ db, actor }: Context, channel: 'mail' | 'sms'): Promise<string> {
  const contacts = await q.provedContacts(db, actor.personId).executeTakeFirst();
  const target = channel === 'mail' ? contacts?.mail : contacts?.mobile;
  if (!target) throw new AppError('NO_SENDER');
  return target;
}

/** What whoever was asked answered, in their words. */
async function said(parts: SenderParts, db: Db, posted: Parameters<typeof post>[2]): Promise<string> {
  const { status, text } = await post(parts, db, posted);
  return `${status} ${text}`.trim().slice(0, 200);
}

async function tell(
  { db, language, now }: Context,
  letter: Letter,
  send: (letter: Letter) => Promise<string>,
): Promise<Tested> {
  try {
    return { isOk: true, told: await send(letter) };
  } catch (error) {
    if (!(error instanceof SendingFailed)) throw error;
    await noteFailure(db, letter, { reason: error.message, isTest: true, isFinal: true, at: now() });
    return { isOk: false, told: reasonText(error.message, language) };
  }
}

function letterOf({ actor, language, newId, now }: Context, channel: Channel, target: string): Letter {
  const id = newId();
  const subject = translate(language, 'sender.test.subject');
  const text = translate(language, 'sender.test.text', { name: actor.name });
  const payload = JSON.stringify({ id, kind: 'test', sentAt: now().toISOString(), text });
  return {
    ...{ id, companyId: actor.companyId, channel, target, key: 'messages', params: { payload, subject, text } },
    ...{ subject, text, html: '', sms: `${subject}: ${text}` },
  };
}
