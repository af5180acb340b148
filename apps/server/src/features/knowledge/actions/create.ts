import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { knowledgeApi as api } from '@rondo/contract/knowledge';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { placeFor, requireFree, requireRoom } from '../find.ts';
import * as q from '../knowledge.queries.ts';
import { insertNode } from '../new-node.ts';

/** A new folder; where a folder has the name already and that is fine, that one. */
export async function createFolder(
  { actor, once }: Context,
  { requestId, parentId, name, introduction, ifThere }: Parsed<typeof api.createFolder>,
): Promise<{ id: string }> {
  return once(requestId, 'knowledge.createFolder', async (tx) => {
    await q.lockTree(tx.db, tx.companyId);
    const place = await placeFor({ db: tx.db, actor }, parentId);
    const [there] = await q.namesTaken(tx.db, tx.companyId, parentId, [name]).execute();
    if (there && ifThere && there.kind === 'folder') return { id: there.id };
    if (there) throw new AppError('KNOWLEDGE_NAME_TAKEN', { params: { name } });
    await requireRoom(tx);
    const id = tx.newId();
    await insertNode(tx, place, { id, kind: 'folder', name, introduction, ownerId: actor.memberId });
    return { id };
  });
}

export async function createLink(
  { actor, once }: Context,
  { requestId, parentId, name, url, introduction }: Parsed<typeof api.createLink>,
): Promise<{ id: string }> {
  return once(requestId, 'knowledge.createLink', async (tx) => {
    await q.lockTree(tx.db, tx.companyId);
    const place = await placeFor({ db: tx.db, actor }, parentId);
    await requireFree(tx, parentId, name);
    await requireRoom(tx);
    const id = tx.newId();
    await insertNode(tx, place, { id, kind: 'link', name, introduction, ownerId: actor.memberId, rest: { url } });
    return { id };
  });
}
