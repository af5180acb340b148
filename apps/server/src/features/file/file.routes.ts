import { fileApi } from '@rondo/contract/file';
import { HEADER } from '@rondo/contract/kit/constants';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../platform/errors.ts';
import { success } from '../../platform/http/answer.ts';
import { bind } from '../../platform/http/binding.ts';
import { type Edge, signedIn } from '../../platform/http/mount.ts';
import { secret } from '../../platform/secret.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { stillWorks } from '../people/index.ts';
import { ADDRESS_MS, readAddress, signAddress } from './address.ts';
import { resolveNothing, uploadDocumentTo, uploadFilmTo, uploadTo } from './file.actions.ts';
import * as q from './file.queries.ts';
import { hashOfPath } from './file-refs.ts';
import { markOf } from './mark.ts';
import { serve } from './serve.ts';
import type { LeavingParts } from './veil.ts';

const { upload, uploadDocument, uploadFilm, resolve } = fileApi;

/** Pictures, documents and films of forms. */
export const fileRoutes = (store: FileStore) =>
  bind(
    { upload, uploadDocument, uploadFilm, resolve },
    {
      upload: uploadTo(store),
      uploadDocument: uploadDocumentTo(store),
      uploadFilm: uploadFilmTo(store),
      resolve: resolveNothing,
    },
  );

/** Addresses a minute of one caller: a page of pictures, and the pictures themselves. */
const PER_MINUTE = 3_000;

/**
 * `/cos/redirectUrl{path}` by any method: to a signed call the address that an element can load; to that address the bytes.
 * The path is part of the URL, so this is a route of its own beside the endpoints. `origin` is empty where the pages have the
 * same host.
 */
export function mountFileAddresses(app: FastifyInstance, edge: Edge, leaving: LeavingParts, origin: string): void {
  const key = remembered(() => secret(edge.databases.global, 'file-address'));
  app.all(
    `${resolve.path}/*`,
    { config: { rateLimit: { max: PER_MINUTE, timeWindow: 60_000 } } },
    async (request, reply) => {
      const { path, search } = parts(request);
      if (request.headers[HEADER.authorization] !== undefined || request.headers[HEADER.signature] !== undefined) {
        const { url, expiresAt } = await address(request, edge, await key(), path);
        return reply.header('cache-control', 'no-store').send(success({ url: origin + url, expiresAt }));
      }
      return sendBytes(request, reply, edge, leaving, readAddress(await key(), path, search, edge.now()));
    },
  );
}

async function address(request: FastifyRequest, edge: Edge, key: Buffer, path: string) {
  const actor = await signedIn(request, edge);
  const hash = hashOfPath(path);
  const db = edge.databases.of(actor.companyId);
  const file = hash && (await q.visibleByContent(db, actor, hash).executeTakeFirst());
  if (!hash || !file) throw new AppError('NOT_FOUND');
  const expiresAt = new Date(edge.now().getTime() + ADDRESS_MS);
  const isSaved = parts(request).search.get('download') === 'true';
  const saved = isSaved ? await q.savableByContent(db, actor, hash).executeTakeFirst() : file;
  if (!saved) throw new AppError('FORBIDDEN');
  const savedWith = isSaved ? await markOf(db, actor, edge.now()) : null;
  const grant = signAddress(key, { path, fileId: saved.id, sessionId: actor.sessionId, expiresAt, savedWith });
  return { url: `${resolve.path}${path}?${grant}`, expiresAt: expiresAt.toISOString() };
}

async function sendBytes(
  request: FastifyRequest,
  reply: FastifyReply,
  { databases, now }: Edge,
  leaving: LeavingParts,
  grant: ReturnType<typeof readAddress>,
) {
  if (!grant) throw new AppError('NO_SESSION');
  // The session is looked at each time: when it ends, its addresses end with it.
  const session = await q.sessionCompany(databases.global, grant.sessionId, now()).executeTakeFirst();
  if (!session) throw new AppError('SESSION_ENDED');
  const companyId = session.company_id;
  const works = await stillWorks(databases.of(companyId), companyId, session.member_id).executeTakeFirst();
  if (!works) throw new AppError('SESSION_ENDED');
  const { range, 'if-range': ifRange, 'if-none-match': ifNoneMatch } = request.headers;
  const headers = { range, ifRange: typeof ifRange === 'string' ? ifRange : undefined, ifNoneMatch };
  const served = await serve(databases.of(companyId), leaving, {
    companyId,
    path: grant.path,
    fileId: grant.fileId,
    isHead: request.method === 'HEAD',
    savedWith: grant.savedWith,
    memberId: session.member_id,
    at: now(),
    headers,
  });
  return reply
    .status(served.status)
    .headers(served.headers)
    .send(served.body ?? '');
}

/** The path below `/cos/redirectUrl` as it travelled: nothing is decoded, so nothing can hide in it. */
function parts(request: FastifyRequest) {
  const url = request.raw.url ?? '';
  const cut = url.indexOf('?');
  return {
    path: (cut < 0 ? url : url.slice(0, cut)).slice(resolve.path.length),
    search: new URLSearchParams(cut < 0 ? '' : url.slice(cut + 1)),
  };
}

/** Asks once it is needed, and again after a failure. */
function remembered<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().catch((error: unknown) => {
      asked = null;
      throw error;
    });
    return asked;
  };
}
