import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { makeTx } from '../../../platform/make-context.ts';
import { type MailOff, openMailOff, setMailOff } from '../../message/index.ts';
import { html } from '../../report/index.ts';
import { UNSUBSCRIBE_PATH } from './key.ts';
import { askedLanguage, keyText, type Parts, sendPage, sendUnknown } from './page.ts';

const PATH = `${UNSUBSCRIBE_PATH}/message`;

/**
 * `/unsubscribe/message/{key}`: the same for the mails of one category of messages. Looking changes nothing; a POST switches exactly
 * that category's mails off, or with `again` on again.
 */
export function mountMailOff(pages: FastifyInstance, few: object, parts: Parts): void {
  pages.get(`${PATH}/:key`, { config: few }, async (request, reply) => {
    const open = await openMailOff(parts.databases, keyText(request));
    return open ? page(request, reply, open) : sendUnknown(request, reply);
  });
  pages.post(`${PATH}/:key`, { config: few }, async (request, reply) => {
    const open = await openMailOff(parts.databases, keyText(request));
    if (!open) return sendUnknown(request, reply);
    const isOff = !(request.body instanceof URLSearchParams && request.body.has('again'));
    const device = (request.headers['user-agent'] ?? '').slice(0, 100);
    const language = askedLanguage(request) ?? 'zh-CN';
    const caller = { now: parts.now, newId: uuidv7, language, requestId: request.id, ip: request.ip, device };
    await parts.databases
      .of(open.companyId)
      .transaction()
      .execute((trx) => setMailOff(makeTx(caller, trx, open.companyId, null), open, isOff));
    return page(request, reply, { ...open, isOff });
  });
}

function page(request: FastifyRequest, reply: FastifyReply, { company, nameKey, isOff }: MailOff): FastifyReply {
  const language: Language = askedLanguage(request) ?? 'zh-CN';
  const part = isOff ? 'stopped' : 'ask';
  const say = (key: 'title' | 'text' | 'act') =>
    translate(language, `message.mailOff.${part}.${key}`, { category: translate(language, nameKey), company });
  const again = isOff ? html`<input type="hidden" name="again" value="1">` : null;
  return sendPage(
    request,
    reply,
    { language, company },
    html`<section class="gate"><h1>${say('title')}</h1>
<p class="meta">${say('text')}</p>
<form method="post" action="${PATH}/${keyText(request)}?l=${language}">${again}<button type="submit">${say('act')}</button></form></section>`,
  );
}
