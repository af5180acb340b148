import type { albumApi as api } from '@rondo/contract/album';
import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { LIMIT } from '@rondo/domain/limit';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { peopleByIds } from '../../people/index.ts';
import * as q from '../collection.queries.ts';
import { findAll } from '../find.ts';

const KIND = 'album_collection';
const DONE = { done: true } as const;

export async function list({ db, actor }: Context): Promise<Output<typeof api.collections>> {
  const rows = await q.list(db, actor).execute();
  const people = await peopleByIds(
    db,
    actor.companyId,
    rows.map((row) => row.owner_id),
  );
  return rows.map(({ id, name, is_shared, owner_id, pictures }) => ({
    ...{ id, name, isShared: is_shared, isOwn: owner_id === actor.memberId, pictures },
    owner: people(owner_id) ?? { id: owner_id, name: '' },
  }));
}

export async function create(
  { actor, once }: Context,
  { requestId, name, isShared, ids }: Parsed<typeof api.createCollection>,
): Promise<{ id: string }> {
  return once(requestId, 'album.createCollection', async (tx) => {
    const { count } = await q.countOf(tx.db, actor).executeTakeFirstOrThrow();
    if (count >= LIMIT.album.collections) throw new AppError('COLLECTION_FULL');
    const id = tx.newId();
    const row = { company_id: tx.companyId, id, name, is_shared: isShared, owner_id: actor.memberId };
    await q.insert(tx.db, { ...row, created_at: tx.now() }).execute();
    await put(tx, actor, id, ids);
    await tx.addHistory({ kind: KIND, id, name, event: 'created' });
    return { id };
  });
}

export async function edit(
  { actor, change }: Context,
  { id, name, isShared }: Parsed<typeof api.editCollection>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    await findOwn(tx, actor, id);
    await q.update(tx.db, tx.companyId, id, { name, is_shared: isShared }).execute();
    await tx.addHistory({ kind: KIND, id, name, event: 'edited' });
    return DONE;
  });
}

export async function remove(
  { actor, change }: Context,
  { id }: Parsed<typeof api.removeCollection>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    const row = await findOwn(tx, actor, id);
    await q.remove(tx.db, tx.companyId, id).execute();
    await tx.addHistory({ kind: KIND, id, name: row.name, event: 'deleted' });
    return DONE;
  });
}

export async function collect(
  { actor, change }: Context,
  { collectionId, ids, isIn }: Parsed<typeof api.collect>,
): Promise<{ done: true }> {
  return change(async (tx) => {
    await findOwn(tx, actor, collectionId);
    if (isIn) await put(tx, actor, collectionId, ids);
    else await q.take(tx.db, tx.companyId, collectionId, ids).execute();
    return DONE;
  });
}

async function findOwn(tx: Tx, actor: Actor, id: string) {
  const row = await q.own(tx.db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** Only what the actor sees; as many as a collection holds. */
async function put(tx: Tx, actor: Actor, id: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await findAll({ db: tx.db, actor }, ids);
  await q.put(tx.db, tx.companyId, id, ids).execute();
  const { count } = await q.size(tx.db, tx.companyId, id).executeTakeFirstOrThrow();
  if (count > LIMIT.album.inCollection) throw new AppError('COLLECTION_FULL');
}
