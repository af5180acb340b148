import { type ClosedKind, type ShopState, shopMachine } from '@rondo/domain/shop';
import type { Tx } from '../../platform/context.ts';
import { closeTasksOfShop } from '../task/index.ts';
import * as q from './shop.queries.ts';
import { tellManagers } from './tell-managers.ts';

interface Closing {
  /** First day it is closed. */
  on: string;
  kind: ClosedKind;
  reason: string;
  keepTasks: boolean;
}

interface Closable {
  id: string;
  name: string;
  rev: number;
  state: ShopState;
}

const NO_PLAN = { closing_on: null, closing_kind: null, closing_reason: null, closing_keeps_tasks: false };

/**
 * Closes a shop, by somebody or by the clock: what is to be done there is closed with it unless it is to be kept. Null:
 * somebody changed the shop meanwhile, and nothing was done.
 */
export async function closeShop(
  tx: Tx,
  shop: Closable,
  { on, kind, reason, keepTasks }: Closing,
): Promise<{ rev: number; closedTasks: number } | null> {
  const columns = { state: 'closed', closed_kind: kind, closed_reason: reason, closed_on: on, ...NO_PLAN };
  const at = { id: shop.id, rev: shop.rev, from: shopMachine.from('close') };
  const moved = await q.move(tx.db, tx, at, { ...columns, updated_at: tx.now() }).executeTakeFirst();
  if (!moved) return null;
  const closedTasks = keepTasks ? 0 : await closeTasksOfShop(tx, shop.id);
  const data = { kind, closedOn: on, closedTasks };
  await tx.addHistory({
    ...{ kind: 'shop', id: shop.id, name: shop.name, event: 'close', from: shop.state, to: 'closed' },
    comment: reason,
    data,
  });
  await tellManagers(tx, { ...shop, rev: moved.rev }, 'shop_closed', { day: on, reason });
  return { rev: moved.rev, closedTasks };
}

/** Puts down that a shop closes on a day to come. Null: somebody changed it meanwhile. */
export async function planClosing(
  tx: Tx,
  shop: Closable,
  { on, kind, reason, keepTasks }: Closing,
): Promise<{ rev: number } | null> {
  const plan = { closing_on: on, closing_kind: kind, closing_reason: reason, closing_keeps_tasks: keepTasks };
  const at = { id: shop.id, rev: shop.rev, from: shopMachine.from('close') };
  const planned = await q.move(tx.db, tx, at, { ...plan, updated_at: tx.now() }).executeTakeFirst();
  if (!planned) return null;
  await tx.addHistory({
    ...{ kind: 'shop', id: shop.id, name: shop.name, event: 'closing_planned' },
    comment: reason,
    data: { kind, closingOn: on, keepTasks },
  });
  await tellManagers(tx, { ...shop, rev: planned.rev }, 'shop_closing_planned', { day: on, reason });
  return planned;
}

/** Takes a planned closing back. Null: somebody changed the shop meanwhile. */
export async function dropClosing(tx: Tx, shop: Closable, on: string): Promise<{ rev: number } | null> {
  const kept = await q.update(tx.db, tx, shop.id, shop.rev, { ...NO_PLAN, updated_at: tx.now() }).executeTakeFirst();
  if (!kept) return null;
  await tx.addHistory({
    ...{ kind: 'shop', id: shop.id, name: shop.name, event: 'closing_withdrawn' },
    data: { closingOn: on },
  });
  await tellManagers(tx, { ...shop, rev: kept.rev }, 'shop_closing_withdrawn', { day: on });
  return kept;
}
