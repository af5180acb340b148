import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import { knowledgeEndingOf } from '@rondo/domain/knowledge/file-type';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { Wire } from '../../../platform/http/binding.ts';
import type { FileStore } from '../../../platform/store/file-store.ts';
import { enterAssembled, putAssembled } from '../../file/index.ts';
import { addVersion, type NewContent } from '../add-version.ts';
import { assemble, removeParts } from '../assemble.ts';
import { contentFault } from '../content.ts';
import { freeName, placeFor, requireRoom } from '../find.ts';
import * as tree from '../knowledge.queries.ts';
import { mimeOf } from '../mime-of.ts';
import { insertNode } from '../new-node.ts';
import * as q from '../upload.queries.ts';
import { ownUpload } from './upload.ts';

type Asked = Parsed<typeof api.uploadFinish>;
type Answer = Output<typeof api.uploadFinish>;
type Assembled = Parameters<typeof enterAssembled>[2];

/**
 * All parts are there: they are put together on this machine, looked at and put into the store; then upload, file and version change in
 * one transaction. Whatever breaks before leaves the upload as it was, to be finished again.
 */
export const uploadFinishIn =
  (store: FileStore) =>
  async (context: Context, asked: Asked, { request }: Wire): Promise<Answer> => {
    const { db, actor, once } = context;
    const finish = (work: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
      once(asked.requestId, 'knowledge.uploadFinish', work);
    const upload = await q.mine(db, actor).where('id', '=', asked.uploadId).executeTakeFirst();
    // Finished by the same request before, or nobody's of theirs.
    if (!upload) return finish(async () => Promise.reject(new AppError('NOT_FOUND')));
    if (upload.received_bytes < upload.size_bytes) throw new AppError('KNOWLEDGE_UNFINISHED');
    await placeFor({ db, actor }, upload.parent_id);
    const taken = await tree.namesTaken(db, actor.companyId, upload.parent_id, [upload.name]).execute();
    if (taken.length > 0 && asked.onDuplicate === undefined) throw nameTaken(upload.name);
    const answer =
      taken.length > 0 && asked.onDuplicate === 'skip'
        ? await finish(async (tx) => ({ id: null, version: 0, ...(await end(tx, actor, upload.id)) }))
        : await putTogether(store, context, upload, (file) => finish((tx) => keep(tx, store, { actor, asked, file })));
    await removeParts(store, actor.companyId, upload).catch((error: unknown) => {
      // They name an upload that is over: the nightly sweep of files removes them.
      request.log.warn({ err: error }, 'parts of a finished upload are still there');
    });
    return answer;
  };

const nameTaken = (name: string): AppError => new AppError('KNOWLEDGE_NAME_TAKEN', { params: { name } });

async function end(tx: Tx, actor: Context['actor'], id: string): Promise<object> {
  if (!(await q.remove(tx.db, actor, id).executeTakeFirst())) throw new AppError('NOT_FOUND');
  return {};
}

/** Works with the whole as a file of this machine, which is gone afterwards. What is refused for its content ends the upload. */
async function putTogether(
  store: FileStore,
  { db, actor }: Context,
  upload: q.UploadRow,
  work: (file: Assembled) => Promise<Answer>,
): Promise<Answer> {
  const { name, size_bytes: sizeBytes } = upload;
  const ending = knowledgeEndingOf(name);
  if (ending === null) throw new AppError('KNOWLEDGE_CONTENT', { params: { name } });
  const folder = await mkdtemp(join(tmpdir(), 'rondo-knowledge-'));
  try {
    const path = join(folder, 'whole');
    const sha256 = await assemble(store, upload, path);
    const fault = await contentFault(path, ending);
    if (fault) {
      await q.remove(db, actor, upload.id).execute();
      await removeParts(store, actor.companyId, upload);
      throw new AppError(fault, { params: { name }, data: { name } });
    }
    const file = { path, sha256, sizeBytes, name, mime: mimeOf(ending, name), memberId: actor.memberId };
    await putAssembled(store, actor.companyId, file);
    return await work(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

interface Kept {
  actor: Context['actor'];
  asked: Asked;
  file: Assembled;
}

/** The upload becomes a file, or the next version of the one that has its name. */
async function keep(tx: Tx, store: FileStore, { actor, asked, file }: Kept): Promise<Answer> {
  await tree.lockTree(tx.db, tx.companyId);
  const { parent_id: parentId, name } = await ownUpload(tx.db, actor, asked.uploadId);
  await end(tx, actor, asked.uploadId);
  const place = await placeFor({ db: tx.db, actor }, parentId);
  const [there] = await tree.namesTaken(tx.db, tx.companyId, parentId, [name]).execute();
  const { onDuplicate } = asked;
  if (there && onDuplicate === 'skip') return { id: null, version: 0 };
  if (there && (onDuplicate === undefined || (onDuplicate === 'version' && there.kind !== 'file')))
    throw nameTaken(name);
  const isNext = there !== undefined && onDuplicate === 'version';
  const nodeId = isNext ? there.id : tx.newId();
  const called = isNext ? there.name : there ? await freeName(tx, parentId, name) : name;
  const fileId = await enterAssembled(
    tx,
    store,
    { ...file, name: called },
    { kind: 'knowledge', id: nodeId, shopId: null },
  );
  const content: NewContent = {
    ...{ nodeId, versionId: tx.newId(), fileId, name, sizeBytes: file.sizeBytes, comment: asked.comment },
    ending: knowledgeEndingOf(name) ?? '',
  };
  if (!isNext) {
    await requireRoom(tx);
    const rest = { version_id: content.versionId, ending: content.ending, size_bytes: content.sizeBytes };
    await insertNode(tx, place, {
      ...{ id: nodeId, kind: 'file', name: called, introduction: '', ownerId: actor.memberId, rest },
    });
  }
  return { id: nodeId, version: await addVersion(tx, content, { name: called, isNext }) };
}
