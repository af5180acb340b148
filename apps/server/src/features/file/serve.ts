import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { isDocument } from '@rondo/domain/document';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { byteRange } from './byte-range.ts';
import * as q from './file.queries.ts';
import { hashOfPath, storeKey } from './file-refs.ts';
import { codeOf } from './owner-code.ts';
import { type Mark, stamp } from './stamp.ts';
import { type LeavingParts, veilOf } from './veil.ts';

export interface Served {
  status: 200 | 206 | 304 | 416;
  headers: Record<string, string | number>;
  body: Readable | null;
}

interface Asked {
  companyId: string;
  path: string;
  fileId: string;
  isHead: boolean;
  /** To be kept as a file, with this watermark drawn in where there is one. Null: only to be shown. */
  savedWith: string | null;
  /** Who saves it, and when. */
  memberId: string;
  at: Date;
  headers: { range?: string | undefined; ifRange?: string | undefined; ifNoneMatch?: string | undefined };
}

/** The bytes of a file or of its small copy, as HTTP wants them: a document always to be saved, never to be shown. Whether the asker may is decided before. */
export async function serve(db: Db, { store, media }: LeavingParts, asked: Asked): Promise<Served> {
  const { companyId, path, isHead, headers } = asked;
  const hash = hashOfPath(path);
  const file = hash && (await q.ofContent(db, companyId, hash, asked.fileId).executeTakeFirst());
  const size = file ? await store.size(storeKey(companyId, hash)) : null;
  if (!hash || !file || size === null) throw new AppError('NOT_FOUND');
  const described = describe(file, asked.savedWith === null && !isDocument(file.mime) ? 'inline' : 'attachment');
  const veil = asked.savedWith === null ? null : await veilOf(db, companyId, media);
  if (veil?.isOn && file.mime.startsWith('video/')) throw new AppError('PICTURE_UNCHECKED');
  if ((asked.savedWith || veil?.isOn) && file.mime.startsWith('image/')) {
    const stored = await store.read(storeKey(companyId, hash));
    if (!stored) throw new AppError('NOT_FOUND');
    const picture = await (veil ? veil.over(await buffer(stored)) : buffer(stored));
    if (!picture) throw new AppError('PICTURE_UNCHECKED');
    const text = asked.savedWith ?? '';
    const mark = text === '' ? null : { text, code: await codeOf(db, asked, asked.at, 'member') };
    return drawnAnew(picture, mark, described, isHead);
  }
  const etag = `"${hash.toString('hex')}"`;
  const common = { ...described, etag, 'accept-ranges': 'bytes' };
  if (headers.ifNoneMatch === etag) return { status: 304, headers: common, body: null };
  const fits = headers.ifRange === undefined || headers.ifRange === etag;
  const range = fits ? byteRange(headers.range, size) : null;
  if (range === 'outside')
    return { status: 416, headers: { ...common, 'content-range': `bytes */${size}` }, body: null };
  const body = isHead ? null : await store.read(storeKey(companyId, hash), range ?? undefined);
  if (!range) return { status: 200, headers: { ...common, 'content-length': size }, body };
  return {
    status: 206,
    headers: {
      ...common,
      'content-length': range.to - range.from + 1,
      'content-range': `bytes ${range.from}-${range.to}/${size}`,
    },
    body,
  };
}

/** A picture with its reader's watermark in it, or without what nobody outside may see: made for this one time, and never in parts. */
async function drawnAnew(
  picture: Buffer,
  mark: Mark | null,
  described: Record<string, string>,
  isHead: boolean,
): Promise<Served> {
  const bytes = mark ? await stamp(picture, mark) : picture;
  const headers = { ...described, 'cache-control': 'private, no-store', 'content-length': bytes.length };
  return { status: 200, headers, body: isHead ? null : Readable.from([bytes]) };
}

/** What a browser must know, and what it must not do: guess the type, run anything, keep it for others. */
function describe(file: { mime: string; name: string }, disposition: 'inline' | 'attachment'): Record<string, string> {
  return {
    'content-type': file.mime,
    'content-disposition': `${disposition}; filename*=UTF-8''${encodeName(file.name)}`,
    'cache-control': 'private, max-age=600, immutable',
    'content-security-policy': 'sandbox',
    'x-content-type-options': 'nosniff',
  };
}

/** RFC 8187: everything that is not an attr-char is escaped. */
function encodeName(name: string): string {
  return encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
