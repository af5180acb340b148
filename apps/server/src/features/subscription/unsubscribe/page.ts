import type { Language } from '@rondo/domain/language';
import { translate } from '@rondo/messages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Databases } from '../../../platform/db/company-db.ts';
import { queryOf } from '../../../platform/http/query-of.ts';
import type { Settings } from '../../../platform/settings.ts';
import { framed, type Html, wordsPage } from '../../report/index.ts';

/** What the pages are made with. */
export interface Parts {
  databases: Databases;
  now: () => Date;
  settings: Pick<Settings, 'callsPerMinute'>;
}

/** The language that an address asks for. */
export function askedLanguage(request: FastifyRequest): Language | null {
  const { l } = queryOf(request);
  return l === 'en-US' || l === 'zh-CN' ? l : null;
}

/** The last part of the address. */
export function keyText({ params }: FastifyRequest): string {
  return typeof params === 'object' && params !== null && 'key' in params ? String(params.key) : '';
}

/** A page of the server, before and outside of the application. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { language, company }: { language: Language; company: string | null },
  body: Html,
  status = 200,
): FastifyReply {
  const [path = ''] = request.url.split('?');
  const title = translate(language, 'subscription.unsubscribe.title');
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .type('text/html; charset=utf-8')
    .send(
      framed(
        { language, path, title, company: company === null ? null : { name: company, logo: null }, mark: '' },
        body,
      ),
    );
}

/** The key is none of ours, or what it was for is no more. */
export function sendUnknown(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const language = askedLanguage(request) ?? 'zh-CN';
  const say = (part: 'title' | 'text') => translate(language, `subscription.unsubscribe.unknown.${part}`);
  return sendPage(request, reply, { language, company: null }, wordsPage(say('title'), say('text')), 404);
}
