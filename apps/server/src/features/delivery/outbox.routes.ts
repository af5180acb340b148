import { randomBytes } from 'node:crypto';
import { languageOf } from '@rondo/domain/language';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Db } from '../../platform/db/company-db.ts';
import { refuse } from '../../platform/http/answer.ts';
import { isFromHere } from '../../platform/http/from-here.ts';
import { languageOfRequest } from '../../platform/http/server.ts';
import type { Settings } from '../../platform/settings.ts';
import * as q from './delivery.queries.ts';
import { isKey, outboxKey } from './outbox-key.ts';
import { outboxPage } from './outbox-page.ts';

type OutboxSettings = Pick<Settings, 'smtpUrl' | 'smsUrl' | 'dataDir'>;

export const OUTBOX_PATH = '/outbox';
/** Letters on the page. */
const SHOWN = 50;
/** It asks for itself again, s. */
const REFRESH_S = 5;
const PER_MINUTE = 120;

/** Letters stay here only where a sender is missing. */
export const hasOutbox = ({ smtpUrl, smsUrl }: Pick<Settings, 'smtpUrl' | 'smsUrl'>): boolean =>
  smtpUrl === null || smsUrl === null;

/**
 * What would have been mailed, for the machine's own user: asked from this machine, by a name of this machine (a page on the
 * net cannot rebind its name to it), with the key that only that user can read. Anybody else finds nothing here.
 */
export async function mountOutbox(app: FastifyInstance, db: Db, settings: OutboxSettings): Promise<void> {
  if (!hasOutbox(settings)) return;
  const key = await outboxKey(settings.dataDir);
  if (key === null) {
    app.log.warn('the data folder cannot be written: there is no local outbox');
    return;
  }
  app.get(
    OUTBOX_PATH,
    { exposeHeadRoute: false, config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } },
    async (request, reply) => {
      if (!isFromHere(request) || !isKey(key, keyOf(request)))
        return reply.status(404).send(refuse('NOT_FOUND', languageOfRequest(request)));
      const nonce = randomBytes(16).toString('base64');
      const rows = await q.newest(db, SHOWN).execute();
      const language = languageOf(request.headers['accept-language']?.startsWith('zh') ? 'zh-CN' : 'en-US');
      return reply
        .headers({
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
          'x-robots-tag': 'noindex, nofollow',
          refresh: String(REFRESH_S),
        })
        .send(outboxPage(rows, language, nonce));
    },
  );
}

function keyOf({ query }: FastifyRequest): unknown {
  return typeof query === 'object' && query !== null && 'key' in query ? query.key : undefined;
}
