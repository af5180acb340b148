import type { AlertWays } from '@rondo/contract/message';
import { OWN_SENDER_KINDS } from '@rondo/domain/sender';
import type { Context } from '../../platform/context.ts';
import type { Settings } from '../../platform/settings.ts';
import { browsersOf, choosableSenders, companySms, pushKey } from '../sender/index.ts';
import * as q from './alert.queries.ts';

/** What there is to be told by, and where the reader is reached. */
export async function waysOf(
  { db, actor, now }: Context,
  { smtpUrl, smsUrl }: Pick<Settings, 'smtpUrl' | 'smsUrl'>,
): Promise<AlertWays> {
  const to = await q.addresseeOf(db, actor).executeTakeFirst();
  const senders = await choosableSenders(db, actor).execute();
  const sms = await companySms(db, actor.companyId).executeTakeFirst();
  const browsers = await browsersOf(db, actor, now()).execute();
  return {
    ...{ address: to?.mail ?? null, hasMailServer: smtpUrl !== null },
    ...{ mobile: to?.mobile ?? null, hasSms: sms !== undefined || smsUrl !== null },
    senders: senders.flatMap(({ id, kind: stored, name, shown, owner_id }) => {
      const kind = OWN_SENDER_KINDS.find((one) => one === stored);
      return kind ? [{ id, kind, name, shown, isOwn: owner_id !== null }] : [];
    }),
    pushKey: (await pushKey(db)).publicKey,
    browsers: browsers.map(({ id, device, session_id, created_at }) => ({
      ...{ id, device, since: created_at.toISOString(), isThis: session_id === actor.sessionId },
    })),
  };
}
