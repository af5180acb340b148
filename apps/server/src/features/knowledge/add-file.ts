import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Actor } from '@rondo/domain/actor';
import { knowledgeEndingOf } from '@rondo/domain/knowledge/file-type';
import type { Tx } from '../../platform/context.ts';
import type { FileStore } from '../../platform/store/file-store.ts';
import { enterAssembled } from '../file/index.ts';
import { addVersion } from './add-version.ts';
import { placeFor } from './find.ts';
import { lockTree } from './knowledge.queries.ts';
import { mimeOf } from './mime-of.ts';
import { insertNode } from './new-node.ts';

interface NewFile {
  parentId: string;
  /** With its ending, which says what it is. */
  name: string;
  bytes: Buffer;
}

/** Puts a file that the server itself has made into a folder; its id. */
export async function addKnowledgeFile(
  tx: Tx,
  store: FileStore,
  actor: Actor,
  { parentId, name, bytes }: NewFile,
): Promise<string> {
  await lockTree(tx.db, tx.companyId);
  const place = await placeFor({ db: tx.db, actor }, parentId);
  const [nodeId, versionId] = [tx.newId(), tx.newId()];
  const ending = knowledgeEndingOf(name);
  const fileId = await withFile(bytes, (path) => {
    const sha256 = createHash('sha256').update(bytes).digest();
    const file = { path, sha256, sizeBytes: bytes.length, name, mime: mimeOf(ending, name), memberId: actor.memberId };
    return enterAssembled(tx, store, file, { kind: 'knowledge', id: nodeId, shopId: null });
  });
  const rest = { version_id: versionId, ending: ending ?? '', size_bytes: bytes.length };
  await insertNode(tx, place, { id: nodeId, kind: 'file', name, introduction: '', ownerId: actor.memberId, rest });
  const content = { nodeId, versionId, fileId, name, sizeBytes: bytes.length, ending: ending ?? '', comment: '' };
  await addVersion(tx, content, { name, isNext: false });
  return nodeId;
}

/** Works with bytes as a file of this machine, which is gone afterwards. */
async function withFile<T>(bytes: Buffer, work: (path: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-knowledge-'));
  try {
    const path = join(folder, 'whole');
    await writeFile(path, bytes);
    return await work(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
