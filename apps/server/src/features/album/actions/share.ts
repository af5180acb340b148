import type { albumApi as api } from '@rondo/contract/album';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { requireActive } from '../../people/index.ts';
import * as collections from '../collection.queries.ts';
import { type FoundPicture, findAll } from '../find.ts';
import { nameOf } from '../name-of.ts';

/** Tells members of pictures. The link opens exactly those, as far as each of them may see them: a share gives no rights. */
export async function share(
  { actor, once }: Context,
  { requestId, ids, memberIds, note }: Parsed<typeof api.share>,
): Promise<{ done: true }> {
  return once(requestId, 'album.share', async (tx) => {
    const rows = await findAll({ db: tx.db, actor }, ids);
    const shopIds = [...new Set(rows.map((row) => row.shop_id))];
    const [shopId] = shopIds;
    await requireActive(tx.db, tx.companyId, memberIds, shopIds.length === 1 ? shopId : undefined);
    const { rows: blind } = await collections.without(tx.db, tx.companyId, memberIds);
    const [one] = blind;
    if (one) throw new AppError('SHARE_NOT_SEEN', { params: { name: one.name } });
    const page = await pageOf(tx, actor, rows, memberIds);
    await tx.emit('member.told', {
      to: memberIds,
      text: 'album_shared',
      params: { who: actor.name, count: rows.length, shop: placeOf(rows), note: note || '—' },
      page,
      ...(shopId !== undefined && shopIds.length === 1 ? { shopId } : {}),
      key: `album:share:${requestId}`,
    });
    for (const row of rows) {
      const name = nameOf(row, tx.language, actor.timeZone);
      await tx.addHistory({ kind: 'album', id: row.id, name, event: 'shared', comment: note || null });
    }
    return { done: true };
  });
}

/** One picture opens in its store; several are put together for those who are told. */
async function pageOf(
  tx: Tx,
  actor: Actor,
  rows: readonly FoundPicture[],
  memberIds: readonly string[],
): Promise<string> {
  const [row] = rows;
  if (row && rows.length === 1) return `/album/detail?shop=${row.shop_id}&open=${row.id}`;
  const id = tx.newId();
  await collections
    .insert(tx.db, {
      ...{ company_id: tx.companyId, id, name: '', is_shared: false, owner_id: actor.memberId },
      ...{ shared_with: [...new Set(memberIds)], created_at: tx.now() },
    })
    .execute();
  await collections
    .put(
      tx.db,
      tx.companyId,
      id,
      rows.map((one) => one.id),
    )
    .execute();
  return `/album/detail?collection=${id}`;
}

/** The stores, the first of several by name. */
function placeOf(rows: readonly FoundPicture[]): string {
  const names = [...new Set(rows.map((row) => row.shop_name))];
  return names.length > 1 ? `${names[0]} …` : (names[0] ?? '');
}
