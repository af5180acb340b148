import { LIMIT } from '@rondo/domain/limit';
import type { Tx } from '../../platform/context.ts';
import { releaseFiles } from '../file/index.ts';
import * as q from './version.queries.ts';

export interface NewContent {
  nodeId: string;
  versionId: string;
  fileId: string;
  /** As it was uploaded. */
  name: string;
  sizeBytes: number;
  ending: string;
  comment: string;
}

/** Enters a version, of a file that is there as its newest; the oldest beyond the limit fall off. Answers its number. */
export async function addVersion(
  tx: Tx,
  content: NewContent,
  { name, isNext }: { name: string; isNext: boolean },
): Promise<number> {
  const { nodeId, versionId, fileId, sizeBytes, ending, comment } = content;
  const by = tx.actor?.memberId;
  if (by === undefined) throw new Error('nobody adds this version');
  const [newest] = await q.ofNode(tx.db, tx.companyId, nodeId).limit(1).execute();
  const number = (newest?.number ?? 0) + 1;
  await q
    .insert(tx.db, {
      ...{ company_id: tx.companyId, id: versionId, node_id: nodeId, number, file_id: fileId, name: content.name },
      ...{ size_bytes: sizeBytes, comment, created_by: by, created_at: tx.now() },
    })
    .execute();
  if (isNext) {
    await q.renew(tx.db, tx.companyId, nodeId, { versionId, sizeBytes, ending, at: tx.now(), by }).execute();
    await tx.addHistory({ kind: 'knowledge', id: nodeId, name, event: 'version', comment, data: { version: number } });
  }
  const { rows } = await q.dropOldest(tx.db, tx.companyId, nodeId, LIMIT.knowledge.versions);
  await releaseFiles(
    tx,
    { kind: 'knowledge', id: nodeId },
    rows.map((row) => row.file_id),
  );
  await tx.emit('knowledge.version_added', { nodeId, versionId });
  return number;
}
