import type { Refusal } from '@rondo/contract/kit/codes';
import { LIMIT } from '@rondo/domain/limit';
import { linkNumber } from '@rondo/domain/report-link';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { v7 as uuidv7 } from 'uuid';
import { AppError } from '../../../platform/errors.ts';
import { refusal } from '../../../platform/http/answer.ts';
import { cookieHeader } from '../../../platform/http/cookie.ts';
import { queryOf } from '../../../platform/http/query-of.ts';
import { makeTx } from '../../../platform/make-context.ts';
import { secret } from '../../../platform/secret.ts';
import { storedPath } from '../../../platform/store/stored-path.ts';
import { bytesAt, codeOf, pictureType, stamp, veilOf } from '../../file/index.ts';
import { checkAttempt, passwordMatches, recordFailure, resetAttempts } from '../../session/index.ts';
import { type Frame, framed } from './frame.ts';
import { gatePage, wordsPage } from './gate-page.ts';
import type { Html } from './html.ts';
import * as q from './link.queries.ts';
import { LINK_PATH } from './link-key.ts';
import { LINK_SECRET, linkPass, photoSealHolds } from './link-pass.ts';
import { asked, COOKIE, isLetIn, keyOf, type LinkParts, type Look, lookOf, paramsOf } from './link-request.ts';
import { type Closed, type OpenLink, openLink } from './open-link.ts';
import { markOfLink, readReport } from './read-report.ts';

/** What a form with one password holds at most, bytes. */
const FORM_BYTES = 2_000;
/** Of the calls that one address may make in a minute, the share for pages and passwords: 60 of 3,000. */
const SHARE = 1 / 50;

/**
 * `GET /shared/{key}`: the report where the password was given within half an hour, else the question for it; `POST` takes the password.
 * `GET /shared/{key}/photo/...`: its pictures. Pages without script, for whoever has the address.
 */
export function mountLinks(app: FastifyInstance, parts: LinkParts): void {
  const few = { rateLimit: { max: Math.ceil(parts.settings.callsPerMinute * SHARE), timeWindow: 60_000 } };
  void app.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_BYTES },
      (_, body, done) => done(null, new URLSearchParams(String(body))),
    );
    pages.setErrorHandler((error, request, reply) => {
      if (!(error instanceof AppError)) throw error;
      const look = lookOf(request, null);
      const title = look.t('report.link.away');
      return send(reply, STATUS[error.reason] ?? 200, look, wordsPage(title, refusal(error, look.language).msg));
    });
    pages.get(`${LINK_PATH}/:key`, { config: few }, (request, reply) => show(request, reply, parts));
    pages.post(`${LINK_PATH}/:key`, { config: few }, (request, reply) => enter(request, reply, parts));
    pages.get(`${LINK_PATH}/:key/photo/*`, (request, reply) => photo(request, reply, parts));
  });
}

/** Statuses of refusals, where they have one that a browser knows. */
const STATUS: Partial<Record<Refusal, number>> = {
  TOO_OFTEN: 429,
  NETWORK_EXCEPTION: 503,
  PICTURE_UNCHECKED: 503,
  NOT_FOUND: 404,
};

function send(reply: FastifyReply, status: number, look: Look, body: Html, more: Partial<Frame> = {}): FastifyReply {
  const { language, path, t, company } = look;
  const frame = {
    language,
    path,
    title: t('record.report'),
    company: company === null ? null : { name: company, logo: null },
  };
  return reply
    .status(status)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex, nofollow' })
    .type('text/html; charset=utf-8')
    .send(framed({ ...frame, mark: '', ...more }, body));
}

function sendClosed(request: FastifyRequest, reply: FastifyReply, why: Closed): FastifyReply {
  const look = lookOf(request, null);
  const body = wordsPage(look.t(`report.link.closed.${why}`), look.t('report.link.closed.hint'));
  return send(reply, why === 'unknown' ? 404 : 410, look, body);
}

async function show(request: FastifyRequest, reply: FastifyReply, parts: LinkParts): Promise<FastifyReply> {
  const link = await openLink(parts.databases, keyOf(request), parts.now());
  if (typeof link === 'string') return sendClosed(request, reply, link);
  const look = lookOf(request, link);
  if (!(await isLetIn(request, parts, link))) return send(reply, 200, look, gatePage(look.t, asked(look), null));
  const read = await readReport(request, parts, link, look);
  return read ? send(reply, 200, look, read.body, read.frame) : sendClosed(request, reply, 'ended');
}

/** Takes the password; wrong ones are counted for this link and this address, as those of a sign-in are. */
async function enter(request: FastifyRequest, reply: FastifyReply, parts: LinkParts): Promise<FastifyReply> {
  const { databases, now } = parts;
  const link = await openLink(databases, keyOf(request), now());
  if (typeof link === 'string') return sendClosed(request, reply, link);
  const look = lookOf(request, link);
  const { row, key } = link;
  const account = `report-link:${row.id}`;
  const from = { ip: request.ip };
  try {
    await checkAttempt(databases.global, account, from, now());
    const password = request.body instanceof URLSearchParams ? (request.body.get('password') ?? '') : '';
    const isRight = await passwordMatches(
      row.password_hash,
      password.slice(0, LIMIT.report.linkPassword.most),
      request.ip,
    );
    if (!isRight) {
      await recordFailure(databases.global, account, from, now());
      throw new AppError('LINK_PASSWORD');
    }
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const status = STATUS[error.reason] ?? 403;
    return send(reply, status, look, gatePage(look.t, asked(look), refusal(error, look.language).msg));
  }
  await resetAttempts(databases.global, account, from);
  await noteOpening(request, parts, link);
  const until = new Date(now().getTime() + LIMIT.report.linkPassMs);
  const pass = linkPass(await secret(databases.of(key.companyId), LINK_SECRET), row.id, until);
  const isSecure = request.protocol === 'https' || parts.settings.publicUrl?.startsWith('https:') === true;
  const seconds = LIMIT.report.linkPassMs / 1_000;
  const cookie = cookieHeader({ name: COOKIE, value: pass, path: look.path, seconds, sameSite: 'Lax', isSecure });
  return reply.headers({ 'set-cookie': cookie, 'cache-control': 'no-store' }).redirect(asked(look), 303);
}

async function noteOpening(
  request: FastifyRequest,
  { databases, now }: LinkParts,
  { row, key }: OpenLink,
): Promise<void> {
  const { companyId } = key;
  const device = (request.headers['user-agent'] ?? '').slice(0, 100);
  const caller = { now, newId: uuidv7, language: 'zh-CN', requestId: request.id, ip: request.ip, device } as const;
  await databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      await q.countOpening(trx, companyId, row.id, now()).execute();
      const record = await q.recordName(trx, companyId, row.record_id).executeTakeFirstOrThrow();
      const name = `${record.shop} ${record.number}`;
      const line = {
        kind: 'report_link',
        id: row.id,
        name,
        event: 'opened',
        data: { link: linkNumber(row.id) },
      } as const;
      await makeTx(caller, trx, companyId, null).addHistory(line);
    });
}

/** A picture of the report, with the link's mark drawn in where the company has a watermark. */
async function photo(request: FastifyRequest, reply: FastifyReply, parts: LinkParts): Promise<FastifyReply> {
  const { databases, now, store, media } = parts;
  const link = await openLink(databases, keyOf(request), now());
  if (typeof link === 'string') return sendClosed(request, reply, link);
  const { companyId } = link.key;
  const db = databases.of(companyId);
  const { '*': rest } = paramsOf(request);
  const path = `/${String(rest ?? '')}`;
  const { s } = queryOf(request);
  const isNamed = photoSealHolds(await secret(db, LINK_SECRET), link.row.id, path, typeof s === 'string' ? s : '');
  if (!isNamed || !(await isLetIn(request, parts, link))) throw new AppError('NOT_FOUND');
  const stored = await bytesAt(store, companyId, path);
  const type = stored && pictureType(stored);
  if (!type) throw new AppError('NOT_FOUND');
  // The company's own logo stays as it is: nothing of a store is seen on it.
  const isLogo = link.company.logo !== null && path === storedPath(link.company.logo);
  const bytes = isLogo ? stored : await (await veilOf(db, companyId, media)).over(stored);
  if (!bytes) throw new AppError('PICTURE_UNCHECKED');
  const text = isLogo ? '' : await markOfLink(db, link, lookOf(request, link).language, now());
  const headers = { 'cache-control': 'private, max-age=600', 'content-security-policy': 'sandbox' };
  return reply
    .headers(headers)
    .type(`image/${type}`)
    .send(text === '' ? bytes : await stamp(bytes, { text, code: await codeOf(db, link.actor, now(), 'link') }));
}
