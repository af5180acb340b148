import type { Language } from '@rondo/domain/language';
import { subscriptionMachine } from '@rondo/domain/subscription';
import { translate } from '@rondo/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { makeTx } from '../../../platform/make-context.ts';
import { secret } from '../../../platform/secret.ts';
import { type Html, html } from '../../report/index.ts';
import { memberActor } from '../../session/index.ts';
import { withSubscription } from '../address.queries.ts';
import { setAddressReceived, setReceived } from '../set-received.ts';
import { readUnsubscribeKey, UNSUBSCRIBE_PATH, UNSUBSCRIBE_SECRET, type UnsubscribeKey } from './key.ts';
import { mountMailOff } from './mail-off-pages.ts';
import { askedLanguage, keyText, type Parts, sendPage, sendUnknown } from './page.ts';
import * as q from './unsubscribe.queries.ts';

/** What the form sends at most, bytes. */
const FORM_BYTES = 500;
/** Of the calls that one address may make in a minute, the share for these pages: 60 of 3,000. */
const SHARE = 1 / 50;

/**
 * `GET /unsubscribe/{key}`: says which report it is about and changes nothing, for mail programs look at links in advance. `POST`: no
 * more of it, or with `again` more of it after all; also what a mail program sends by itself (RFC 8058).
 */
export function mountUnsubscribe(app: FastifyInstance, parts: Parts): void {
  const few = { rateLimit: { max: Math.ceil(parts.settings.callsPerMinute * SHARE), timeWindow: 60_000 } };
  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.get(`${UNSUBSCRIBE_PATH}/:key`, { config: few }, (request, reply) => show(request, reply, parts));
    pages.post(`${UNSUBSCRIBE_PATH}/:key`, { config: few }, (request, reply) => decide(request, reply, parts));
    mountMailOff(pages, few, parts);
  });
}

interface Open {
  key: UnsubscribeKey;
  to: 'member' | 'address';
  name: string;
  company: string;
  hasRefused: boolean;
  language: Language;
}

/** What an address is about, as long as the report is still sent to its reader. */
async function openOf(request: FastifyRequest, { databases }: Parts): Promise<Open | null> {
  const key = readUnsubscribeKey(await secret(databases.global, UNSUBSCRIBE_SECRET), keyText(request));
  if (!key) return null;
  const db = databases.of(key.companyId);
  const asked = askedLanguage(request);
  const reader = await memberActor(databases, key.companyId, key.recipientId);
  const found = reader && (await q.subscriptionOf(db, key).executeTakeFirst());
  if (reader && found) return opened(key, 'member', found, asked ?? reader.language);
  const which = { ...key, addressId: key.recipientId };
  const address = await withSubscription(db, which, subscriptionMachine.from('end')).executeTakeFirst();
  return address ? opened(key, 'address', address, asked ?? 'zh-CN') : null;
}

const opened = (
  key: UnsubscribeKey,
  to: Open['to'],
  { name, company, has_refused: hasRefused }: { name: string; company: string; has_refused: boolean },
  language: Language,
): Open => ({ key, to, name, company, hasRefused, language });

async function show(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const open = await openOf(request, parts);
  return open ? sendPage(request, reply, open, pageOf(request, open)) : sendUnknown(request, reply);
}

async function decide(request: FastifyRequest, reply: FastifyReply, parts: Parts): Promise<FastifyReply> {
  const open = await openOf(request, parts);
  if (!open) return sendUnknown(request, reply);
  const { companyId, subscriptionId, recipientId } = open.key;
  const isWanted = request.body instanceof URLSearchParams && request.body.has('again');
  const device = (request.headers['user-agent'] ?? '').slice(0, 100);
  const caller = {
    ...{ now: parts.now, newId: uuidv7, language: open.language, requestId: request.id, ip: request.ip, device },
  };
  await parts.databases
    .of(companyId)
    .transaction()
    .execute((trx) => {
      const tx = makeTx(caller, trx, companyId, null);
      const wish = { id: subscriptionId, isWanted, name: open.name };
      return open.to === 'member'
        ? setReceived(tx, { ...wish, memberId: recipientId })
        : setAddressReceived(tx, { ...wish, addressId: recipientId });
    });
  const now = { ...open, hasRefused: !isWanted };
  return sendPage(request, reply, now, pageOf(request, now));
}

function pageOf(request: FastifyRequest, { name, hasRefused, language }: Open): Html {
  const t = (key: Parameters<typeof translate>[1], params?: Parameters<typeof translate>[2]) =>
    translate(language, key, params);
  const part = hasRefused ? 'stopped' : 'ask';
  const again = hasRefused ? html`<input type="hidden" name="again" value="1">` : null;
  return html`<section class="gate"><h1>${t(`subscription.unsubscribe.${part}.title`, { name })}</h1>
<p class="meta">${t(`subscription.unsubscribe.${part}.text`)}</p>
<form method="post" action="${UNSUBSCRIBE_PATH}/${keyText(request)}?l=${language}">${again}<button type="submit">${t(`subscription.unsubscribe.${part}.act`)}</button></form></section>`;
}
