import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import { knowledgeApi as api } from '@rondo/contract/knowledge';
import type { UploadState } from '@rondo/contract/knowledge-shapes';
import type { Actor } from '@rondo/domain/actor';
import { knowledgeFileFault } from '@rondo/domain/knowledge/file-type';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import type { Db } from '../../../platform/db/company-db.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import type { FileStore } from '../../../platform/store/file-store.ts';
import { fileName, partKey, receive } from '../../file/index.ts';
import { knowledgeEyes } from '../../scope/index.ts';
import { removeParts } from '../assemble.ts';
import { placeFor, requireRoom } from '../find.ts';
import * as tree from '../knowledge.queries.ts';
import * as q from '../upload.queries.ts';

const { partBytes, uploads: most } = LIMIT.knowledge;

/** Of some names those that the folder has, before anything is sent. */
export async function uploadCheck(
  { db, actor }: Context,
  { parentId, names }: Parsed<typeof api.uploadCheck>,
): Promise<Output<typeof api.uploadCheck>> {
  await placeFor({ db, actor }, parentId);
  const rows = await tree.namesTaken(db, actor.companyId, parentId, names).execute();
  return { taken: rows.map(({ id, name, kind }) => ({ id, name, mayAddVersion: kind === 'file' })) };
}

/** Begins an upload; the same request again goes on with it. */
export async function uploadBegin(
  { db, actor, once }: Context,
  { requestId, parentId, name: sent, sizeBytes }: Parsed<typeof api.uploadBegin>,
): Promise<Output<typeof api.uploadBegin>> {
  const name = fileName(sent, LIMIT.name.file, 'file');
  const { id } = await once(requestId, 'knowledge.uploadBegin', async (tx) => {
    requireTaken(name, sizeBytes);
    await placeFor({ db: tx.db, actor }, parentId);
    await requireRoom(tx);
    const open = await q.mine(tx.db, actor).execute();
    if (open.length >= most) throw new AppError('KNOWLEDGE_UPLOADS', { params: { max: most } });
    const upload = { company_id: tx.companyId, id: tx.newId(), member_id: actor.memberId, parent_id: parentId };
    const times = { created_at: tx.now(), updated_at: tx.now() };
    await q.insert(tx.db, { ...upload, ...times, name, size_bytes: sizeBytes }).execute();
    return { id: upload.id };
  });
  return { ...stateOf(await ownUpload(db, actor, id)), partBytes };
}

function requireTaken(name: string, sizeBytes: number): void {
  const fault = knowledgeFileFault(name, sizeBytes);
  if (fault?.why === 'size') throw new AppError('KNOWLEDGE_TOO_LARGE', { params: { name, max: fault.mb } });
  if (fault) throw new AppError('KNOWLEDGE_TYPE', { params: { name } });
}

const stateOf = (row: q.UploadRow): UploadState => ({
  ...{ id: row.id, name: row.name, sizeBytes: row.size_bytes, offset: row.received_bytes },
});

export async function ownUpload(db: Db, actor: Actor, id: string): Promise<q.UploadRow> {
  const upload = await q.mine(db, actor).where('id', '=', id).executeTakeFirst();
  if (!upload) throw new AppError('NOT_FOUND');
  return upload;
}

/**
 * Takes one part. It lies in the store under a name of its own before it counts, so that whatever breaks leaves the upload as it was; of
 * two that begin at the same place one counts.
 */
export const uploadPartTo =
  (store: FileStore) =>
  async ({ db, actor, newId, now }: Context, _: unknown, { request }: Wire): Promise<UploadState> => {
    const limits = { maxFiles: 1, maxBytes: partBytes };
    const { fields, taken } = await receive(request, limits, async (_name, bytes) => bytes);
    const parsed = api.uploadPart.input.safeParse(fields);
    if (!parsed.success) throw refuseField(String(parsed.error.issues[0]?.path[0] ?? ''), 'invalid');
    const [part] = taken;
    if (!part) throw refuseField('file', 'required');
    const { uploadId, offset } = parsed.data;
    const upload = await ownUpload(db, actor, uploadId);
    if (offset < upload.received_bytes) return stateOf(upload);
    if (offset > upload.received_bytes || offset >= upload.size_bytes)
      throw new AppError('KNOWLEDGE_OFFSET', { data: { offset: upload.received_bytes } });
    if (part.length !== Math.min(partBytes, upload.size_bytes - offset))
      throw new AppError('FILE_BROKEN', { data: { name: upload.name } });
    const partId = newId();
    const key = partKey(actor.companyId, uploadId, partId);
    await store.put(key, part, 'application/octet-stream');
    const counted = { uploadId, partId, offset, bytes: part.length, at: now() };
    const after = await q.addPart(db, actor, counted).executeTakeFirst();
    if (after) return stateOf(after);
    await store.remove(key);
    return stateOf(await ownUpload(db, actor, uploadId));
  };

/** What the actor can go on with: where they may still create. */
export async function uploads({ db, actor }: Context): Promise<Output<typeof api.uploads>> {
  const rows = await q.mine(db, actor).execute();
  const parents = [...new Set(rows.flatMap((row) => row.parent_id ?? []))];
  const eyes = knowledgeEyes(actor);
  const shown = parents.length === 0 ? [] : await tree.byIds(db, eyes, parents).execute();
  const may = (parentId: string | null): boolean =>
    parentId === null ? eyes.managesAll : shown.some((folder) => folder.id === parentId && folder.is_managed);
  return rows.filter((row) => may(row.parent_id)).map((row) => ({ ...stateOf(row), parentId: row.parent_id }));
}

/** Gives an upload up: another try of the same file begins anew. */
export const uploadCancelIn =
  (store: FileStore) =>
  async ({ db, actor }: Context, { id }: Parsed<typeof api.uploadCancel>): Promise<{ done: true }> => {
    const gone = await q.remove(db, actor, id).executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await removeParts(store, actor.companyId, gone);
    return { done: true };
  };
