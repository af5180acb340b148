import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILM_UPLOAD } from '@rondo/contract/file';
import { filmTypeOf } from '@rondo/domain/film';
import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import { AppError, refuseField } from '../../platform/errors.ts';
import type { Wire } from '../../platform/http/binding.ts';
import { formParts } from '../../platform/http/form.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import * as q from './file.queries.ts';
import { fileName } from './file-name.ts';
import { storeKey } from './file-refs.ts';
import { isFilm } from './film-type.ts';

/** A film that lies on this machine as it came, and is entered nowhere yet. */
export interface Film {
  path: string;
  /** As it was sent, without what could mislead. */
  name: string;
  mime: string;
  sha256: Buffer;
  sizeBytes: number;
}

/** So much of a film tells what it is, bytes. */
const HEAD = 16;

/** Takes the one film of a form to a folder of this machine as long as `use` needs it; never is it in memory as a whole. */
export async function withFilm<T>(
  request: Wire['request'],
  use: (film: Film, fields: Record<string, string>) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-film-'));
  try {
    const { film, fields } = await receiveFilm(request, folder);
    if (!film) throw refuseField('file', 'required');
    return await use(film, fields);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Reads the form to its end: after a refusal the rest is thrown away, for only then does the sender look at the answer. */
async function receiveFilm(request: Wire['request'], folder: string) {
  const fields: Record<string, string> = {};
  let film: Film | null = null;
  let refused: unknown = null;
  for await (const part of formParts(request, { files: FILM_UPLOAD.maxFiles, fileSize: FILM_UPLOAD.maxBytes })) {
    if (part.type === 'field') {
      if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    } else if (refused || part.fieldname !== 'file') {
      part.file.resume();
    } else {
      try {
        film = await keep(part.filename, part.file, join(folder, 'film'));
      } catch (error) {
        refused = error;
        part.file.resume();
      }
    }
  }
  if (refused) throw refused;
  return { film, fields };
}

/** Writes a film down and looks at how it begins. */
async function keep(sent: string | undefined, from: Readable & { truncated: boolean }, path: string): Promise<Film> {
  const name = fileName(sent, LIMIT.name.document, 'film');
  const type = filmTypeOf(name);
  const refusal = () => new AppError('FILM_REFUSED', { params: { name }, data: { name } });
  if (!type) throw refusal();
  const hash = createHash('sha256');
  let sizeBytes = 0;
  await pipeline(
    from,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        sizeBytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(path, { flags: 'wx', mode: 0o600 }),
  );
  if (from.truncated) throw new AppError('FILE_TOO_LARGE');
  if (sizeBytes === 0) throw new AppError('FILE_BROKEN', { data: { name } });
  if (!isFilm(await headOf(path), type.ending)) throw refusal();
  return { path, name, mime: type.mime, sha256: hash.digest(), sizeBytes };
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Enters a film in the caller's transaction; its id. Its bytes were put into the store before, and are again where the sweep took them. */
export async function enterFilm(tx: Tx, store: FileStore, film: Film, memberId: string): Promise<string> {
  const id = tx.newId();
  // As with pictures: the nightly sweep may be about to remove the same content that was entered nowhere.
  await q.lockContents(tx.db, tx.companyId, [film.sha256]).execute();
  const key = storeKey(tx.companyId, film.sha256);
  if ((await store.size(key)) === null) await store.putFile(key, film.path, film.mime);
  await q
    .insert(tx.db, [
      {
        ...{ company_id: tx.companyId, id, sha256: film.sha256, thumb_sha256: null, name: film.name, mime: film.mime },
        ...{ size_bytes: film.sizeBytes, width: null, height: null },
        ...{ source: 'picked', taken_at: null, created_by: memberId, created_at: tx.now() },
      },
    ])
    .execute();
  return id;
}
