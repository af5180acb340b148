import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { shopDocumentApi as api } from '@rondo/contract/shop-document';
import { documentTypeOf } from '@rondo/domain/document';
import { LIMIT } from '@rondo/domain/limit';
import { changesOf } from '../../../platform/changes.ts';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { attachDocuments, fileRefs, renameFile } from '../../file/index.ts';
import * as q from '../shop-document.queries.ts';
import { requireShop } from './read.ts';

const KIND = 'shop_document';

/** Keeps a document that the actor uploaded with a store. */
export async function create(
  { actor, once }: Context,
  { requestId, shopId, fileId, kind, name, note }: Parsed<typeof api.create>,
): Promise<{ id: string }> {
  return once(requestId, 'shop-document.create', async (tx) => {
    await requireShop({ db: tx.db, actor }, shopId);
    await requireRoom(tx, shopId);
    const id = tx.newId();
    await q
      .insert(tx.db, {
        ...{ company_id: tx.companyId, id, shop_id: shopId, file_id: fileId, kind, name, note },
        ...{ created_by: actor.memberId, created_at: tx.now(), updated_at: tx.now() },
      })
      .execute();
    await attachDocuments(tx, { kind: KIND, id, shopId }, [fileId]);
    await nameFile(tx, fileId, name);
    await tx.addHistory({ kind: KIND, id, name, event: 'created' });
    return { id };
  });
}

/** Another name, kind or note. Under its new name it is saved from now on. */
export async function edit(
  { actor, change }: Context,
  { id, rev, kind, name, note }: Parsed<typeof api.edit>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const row = await find(tx, actor, id);
    const saved = await q
      .update(tx.db, tx.companyId, { id, rev }, { kind, name, note, updated_at: tx.now() })
      .executeTakeFirst();
    if (!saved) throw new AppError('STALE');
    await nameFile(tx, row.file_id, name);
    const changes = changesOf({ kind: [row.kind, kind], name: [row.name, name], note: [row.note, note] });
    await tx.addHistory({ kind: KIND, id, name, event: 'edited', data: { changes } });
    return saved;
  });
}

/** Into the bin. */
export async function remove({ actor, change }: Context, { id }: Parsed<typeof api.remove>): Promise<{ done: true }> {
  return change(async (tx) => {
    const { rev, name } = await find(tx, actor, id);
    const deletion = { deleted_at: tx.now(), deleted_by: actor.memberId };
    const gone = await q.update(tx.db, tx.companyId, { id, rev }, deletion).executeTakeFirst();
    if (!gone) throw new AppError('NOT_FOUND');
    await tx.addHistory({ kind: KIND, id, name, event: 'deleted' });
    return { done: true };
  });
}

/** A store keeps so many and no more, also when two add at once. */
export async function requireRoom(tx: Tx, shopId: string): Promise<void> {
  await q.lockStore(tx.db, tx.companyId, shopId);
  const { count } = await q.count(tx.db, tx.companyId, shopId).executeTakeFirstOrThrow();
  const max = LIMIT.shopDocument.perShop;
  if (Number(count) >= max) throw new AppError('SHOP_DOCUMENTS_FULL', { params: { max } });
}

async function find(tx: Tx, actor: Context['actor'], id: string) {
  const row = await q.byId(tx.db, actor, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}

/** What separates folders has no place in the name of a file. */
const SEPARATORS = /[/\\]/g;

/** What is saved is called as the document, with the ending of what was uploaded. */
async function nameFile(tx: Tx, fileId: string, name: string): Promise<void> {
  const [file] = (await fileRefs(tx.db, tx.companyId, [fileId]))([fileId]);
  if (!file) throw new AppError('NOT_FOUND');
  await renameFile(tx, fileId, `${name.replace(SEPARATORS, '-')}.${documentTypeOf(file.name) ?? 'txt'}`);
}
