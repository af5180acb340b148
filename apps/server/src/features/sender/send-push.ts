import webPush from 'web-push';
import type { Db } from '../../platform/db/company-db.ts';
import { ask } from '../../platform/outgoing.ts';
import type { Settings } from '../../platform/settings.ts';
import type { Letter } from './letter.ts';
import * as q from './push.queries.ts';
import { pushKey } from './push-key.ts';
import { failureOf, SendingFailed } from './sending-failed.ts';

/** A browser that is off gets it when it is on again within this, s: later it is no news. */
const KEPT_S = 24 * 3_600;
/** What the service of a browser's maker answers when the browser is no more. */
const GONE = [404, 410];

type PushSettings = Pick<Settings, 'mailFrom' | 'publicUrl' | 'outgoingLocal'>;

/** Sends a push, sealed for its browser alone. Throws SendingFailed; a browser that is no more is forgotten. */
export async function sendPush(
  db: Db,
  settings: PushSettings,
  { id, companyId, target, subject, text, params }: Letter,
  at: Date,
): Promise<void> {
  if (companyId === null) throw new Error('a push without a company');
  const browser = await q.reachable(db, companyId, target, at).executeTakeFirst();
  if (!browser) throw new SendingFailed('browser_gone', true);
  const payload = JSON.stringify({
    title: subject,
    body: text,
    url: params.url ?? '/web/message',
    tag: params.tag ?? id,
  });
  const keys = { p256dh: browser.p256dh, auth: browser.auth };
  const { endpoint, headers, body } = webPush.generateRequestDetails({ endpoint: browser.endpoint, keys }, payload, {
    vapidDetails: { subject: contactOf(settings), ...(await pushKey(db)) },
    TTL: KEPT_S,
    contentEncoding: 'aes128gcm',
  });
  const named = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  const request = { url: endpoint, method: 'POST', headers: Object.fromEntries(named), body: body ?? '' } as const;
  const answer = await ask(request, settings.outgoingLocal).catch((error: unknown) => {
    throw failureOf(error);
  });
  if (GONE.includes(answer.status)) {
    await q.forget(db, companyId, browser.id).execute();
    throw new SendingFailed('browser_gone', true);
  }
  if (answer.status >= 300)
    throw new SendingFailed(`answered ${answer.status} ${answer.text}`.trim().slice(0, 200), false);
}

/** Whom a push service may write to about this installation. */
function contactOf({ mailFrom, publicUrl }: PushSettings): string {
  if (publicUrl?.startsWith('https:')) return publicUrl;
  return `mailto:${/[^\s<>"]+@[^\s<>"]+/.exec(mailFrom)?.[0] ?? 'rondo@localhost'}`;
}
