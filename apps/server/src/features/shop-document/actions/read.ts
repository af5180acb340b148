import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopDocumentApi as api } from '@rondo/contract/shop-document';
import { LIMIT } from '@rondo/domain/limit';
import { SHOP_DOCUMENT_KINDS } from '@rondo/domain/shop-document';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { fileRefs } from '../../file/index.ts';
import { peopleByIds } from '../../people/index.ts';
import { visibleShops } from '../../scope/index.ts';
import * as q from '../shop-document.queries.ts';

/** The documents of a store that the reader may see; its own rows, with who added them. */
export async function list(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  { shopId }: Parsed<typeof api.list>,
): Promise<Output<typeof api.list>> {
  await requireShop({ db, actor }, shopId);
  const rows = await q.ofShop(db, actor, shopId).execute();
  const [files, people] = await Promise.all([
    fileRefs(
      db,
      actor.companyId,
      rows.map((row) => row.file_id),
    ),
    peopleByIds(
      db,
      actor.companyId,
      rows.map((row) => row.created_by),
    ),
  ]);
  const edit = actor.codes.has('shop_store');
  return {
    list: rows.flatMap((row) =>
      files([row.file_id]).map((file) => ({
        ...{ id: row.id, kind: kindOf(row.kind), name: row.name, note: row.note, file, rev: row.rev },
        by: people(row.created_by) ?? { id: row.created_by, name: '' },
        createdAt: row.created_at.toISOString(),
      })),
    ),
    can: { edit, add: edit && rows.length < LIMIT.shopDocument.perShop },
  };
}

/** Whether a store is in the reader's scope and not deleted. */
export async function requireShop({ db, actor }: Pick<Context, 'db' | 'actor'>, shopId: string): Promise<void> {
  const shop = await visibleShops(db, actor).select('shop.id').where('shop.id', '=', shopId).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
}

/** The database's CHECK keeps it one of them. */
function kindOf(value: string) {
  const kind = SHOP_DOCUMENT_KINDS.find((one) => one === value);
  if (!kind) throw new Error(`unknown kind of document ${value}`);
  return kind;
}
