import type { FileRef } from '@rondo/contract/kit/shapes';
import type { Actor } from '@rondo/domain/actor';
import { isDocument } from '@rondo/domain/document';
import type { Tx } from '../../platform/context.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { AppError } from '../../platform/errors.ts';
import { storedPath } from '../../platform/store/stored-path.ts';
import * as q from './file.queries.ts';
import { seenInGallery } from './gallery-files.queries.ts';

/** A file as answers carry it. The path is what follows `/cos/redirectUrl`; it holds the content's hash, not the name. */
function presentFile(row: q.FileRow & { original_sha256?: Buffer | null }): FileRef {
  return {
    id: row.id,
    path: storedPath(row.sha256),
    thumbPath: row.thumb_sha256 ? storedPath(row.thumb_sha256) : null,
    name: row.name,
    mime: row.mime,
    sizeBytes: row.size_bytes,
    width: row.width,
    height: row.height,
    ...(row.marked_from && row.original_sha256
      ? { original: { id: row.marked_from, path: storedPath(row.original_sha256) } }
      : {}),
  };
}

/** The content a path names; `null` for anything that is not exactly such a path. */
export function hashOfPath(path: string): Buffer | null {
  return /^\/[0-9a-f]{2}\/[0-9a-f]{62}$/.test(path) ? Buffer.from(path.replaceAll('/', ''), 'hex') : null;
}

/** Where the bytes lie in the store: each company has its own folder. */
export function storeKey(companyId: string, sha256: Buffer): string {
  return `${companyId}${storedPath(sha256)}`;
}

/** Finds files by id and keeps the order asked for. */
export async function fileRefs(
  db: Db,
  companyId: string,
  ids: Iterable<string>,
): Promise<(ids: readonly string[]) => FileRef[]> {
  const wanted = [...new Set(ids)];
  const rows = wanted.length === 0 ? [] : await q.byIds(db, companyId, wanted).execute();
  const refs = new Map(rows.map((row) => [row.id, presentFile(row)]));
  return (some) => some.map((id) => refs.get(id)).filter((ref) => ref !== undefined);
}

/** An upload of the actor; null: there is none of this id. */
export async function ownUpload(
  db: Db,
  { companyId, memberId }: Pick<Actor, 'companyId' | 'memberId'>,
  id: string,
): Promise<FileRef | null> {
  const row = await q.byIds(db, companyId, [id]).executeTakeFirst();
  return row?.created_by === memberId ? presentFile(row) : null;
}

type Use = Parameters<typeof q.use>[2];

/**
 * Hangs pictures or films on an object: whoever may see it may see them from now on. Only files that the actor uploaded can be
 * named; another company's do not exist here. A picture that was drawn on brings along what it was drawn on.
 */
export const attachFiles = (tx: Tx, to: Use, fileIds: readonly string[]): Promise<void> =>
  attach(tx, to, fileIds, { fits: isNoDocument });

/** Hangs documents on an object, as `attachFiles` does pictures: neither takes the place of the other. */
export const attachDocuments = (tx: Tx, to: Use, fileIds: readonly string[]): Promise<void> =>
  attach(tx, to, fileIds, { fits: isDocument });

/**
 * The standard photos of a template or of an item of the library. Beside uploads of the actor, those that a template or the library shows
 * already can be named: copies show the pictures of what they are copies of, whoever brought them.
 */
export async function attachStandardPhotos(
  tx: Tx,
  to: { kind: 'template' | 'check_item'; id: string },
  fileIds: readonly string[],
): Promise<void> {
  if (fileIds.length === 0) return;
  const known = await q.standards(tx.db, tx.companyId, to, fileIds).execute();
  const here = new Set(known.flatMap(({ file_id, is_here }) => (is_here ? [file_id] : [])));
  const wanted = fileIds.filter((id) => !here.has(id));
  const shared = new Set(known.map(({ file_id }) => file_id));
  await attach(tx, { ...to, shopId: null }, wanted, { fits: isNoDocument, shared });
}

const isNoDocument = (mime: string): boolean => !isDocument(mime);

interface Allowed {
  fits: (mime: string) => boolean;
  /** Files that may be named whoever uploaded them. */
  shared?: ReadonlySet<string>;
}

async function attach(tx: Tx, to: Use, fileIds: readonly string[], { fits, shared }: Allowed): Promise<void> {
  const wanted = [...new Set(fileIds)];
  if (wanted.length === 0) return;
  const rows = await q.byIds(tx.db, tx.companyId, wanted).execute();
  const foreign = rows.some(
    (row) => tx.actor !== null && row.created_by !== tx.actor.memberId && shared?.has(row.id) !== true,
  );
  if (rows.length !== wanted.length || foreign || !rows.every((row) => fits(row.mime))) throw new AppError('NOT_FOUND');
  const originals = rows.flatMap((row) => row.marked_from ?? []);
  await q.use(tx.db, tx.companyId, to, [...new Set([...wanted, ...originals])]).execute();
}

/** Pictures that are given along with work: the actor's own uploads, and what they see in the gallery, where they could save it. */
async function attachGiven(tx: Tx, to: Use, fileIds: readonly string[]): Promise<void> {
  const sees = tx.actor?.codes.has('image_library_view') === true && fileIds.length > 0;
  const seen = tx.actor && sees ? await seenInGallery(tx.db, tx.actor, fileIds).execute() : [];
  await attach(tx, to, fileIds, { fits: isNoDocument, shared: new Set(seen.map(({ file_id }) => file_id)) });
}

/** The same pictures and documents on many objects, in a few statements however many they are. */
export async function attachToAll(
  tx: Tx,
  objects: readonly Use[],
  fileIds: readonly string[],
  documentIds: readonly string[],
): Promise<void> {
  const [first] = objects;
  if (!first) return;
  await attachGiven(tx, first, fileIds);
  await attachDocuments(tx, first, documentIds);
  await q.useAsWell(tx.db, tx.companyId, objects.slice(1), [...new Set([...fileIds, ...documentIds])]);
}

interface Attached {
  fileIds: readonly string[];
  documentIds: readonly string[];
}

/**
 * Hangs pictures and documents on an object in place of what hung there: the actor's own uploads, pictures that they see in the
 * gallery, and what `known` names, whoever brought it.
 */
export async function attachAnew(tx: Tx, to: Use, wanted: Attached, known: Attached): Promise<void> {
  await detachFiles(tx, to, null);
  const before = new Set([...known.fileIds, ...known.documentIds]);
  const isKnown = (file: string): boolean => before.has(file);
  const isNew = (file: string): boolean => !before.has(file);
  await attachGiven(tx, to, wanted.fileIds.filter(isNew));
  await attachDocuments(tx, to, wanted.documentIds.filter(isNew));
  const anybodys = { ...tx, actor: null };
  await attachFiles(anybodys, to, wanted.fileIds.filter(isKnown));
  await attachDocuments(anybodys, to, wanted.documentIds.filter(isKnown));
}

/** Takes all files but one off an object. */
export async function detachFiles(tx: Tx, from: Omit<Use, 'shopId'>, but: string | null): Promise<void> {
  await q.unuse(tx.db, tx.companyId, from, but).execute();
}

/** An upload of the actor becomes what somebody drew on another picture: that is kept as long as this one. */
export async function layOver(tx: Tx, fileId: string, originalId: string): Promise<void> {
  const laid = await q
    .layOver(tx.db, tx.companyId, { fileId, originalId, by: tx.actor?.memberId ?? null })
    .executeTakeFirst();
  if (!laid) throw new AppError('NOT_FOUND');
}
