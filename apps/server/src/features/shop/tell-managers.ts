import type { SystemText } from '@rondo/domain/system-text';
import type { Tx } from '../../platform/context.ts';
import { managersOf } from '../people/index.ts';

/** Tells the managers of a shop what became of it, but not whoever did it. The version of the shop names the event for good. */
export async function tellManagers(
  tx: Tx,
  shop: { id: string; name: string; rev: number },
  text: Extract<SystemText, `shop_${string}`>,
  params: Record<string, string> = {},
): Promise<void> {
  const managers = await managersOf(tx.db, tx.companyId, [shop.id]).execute();
  const to = managers.map(({ id }) => id).filter((id) => id !== tx.actor?.memberId);
  if (to.length === 0) return;
  await tx.emit('member.told', {
    to,
    text,
    params: { name: shop.name, ...params },
    page: `/shop?open=${shop.id}`,
    shopId: shop.id,
    key: `${text}:${shop.id}:${shop.rev}`,
  });
}
