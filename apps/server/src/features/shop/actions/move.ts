import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import { civilDate } from '@rondo/domain/civil-time';
import { earliestClosing, shopMachine } from '@rondo/domain/shop';
import type { Context, Tx } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { closeShop, dropClosing, planClosing } from '../close-shop.ts';
import { keepClosure } from '../due.queries.ts';
import { stateOf } from '../shop.present.ts';
import * as q from '../shop.queries.ts';
import { tellManagers } from '../tell-managers.ts';

type Move = Parsed<typeof shopApi.move>;
type Moved = Output<typeof shopApi.move>;

/** Opens, closes or reopens a shop. A closing of a day to come is put down, and done by the clock. */
export async function move({ actor, change }: Context, input: Move): Promise<Moved> {
  const { id, event, rev, reason } = input;
  if (event === 'close' && reason === '') throw refuseField('reason', 'required');
  return change(async (tx) => {
    const shop = await found(tx, { actor, id, rev });
    if (shopMachine.after(shop.state, event) === null) throw new AppError('MOVE_NOT_ALLOWED');
    const today = civilDate(tx.now(), shop.time_zone ?? actor.timeZone);
    const moved = await (event === 'close' ? close(tx, shop, input, today) : begin(tx, shop, event, today));
    if (!moved) throw new AppError('STALE');
    return moved;
  });
}

/** Takes a planned closing back. */
export async function withdrawClosing(
  { actor, change }: Context,
  { id, rev }: Parsed<typeof shopApi.withdrawClosing>,
): Promise<{ rev: number }> {
  return change(async (tx) => {
    const shop = await found(tx, { actor, id, rev });
    if (shop.closing_on === null) throw new AppError('MOVE_NOT_ALLOWED');
    const kept = await dropClosing(tx, shop, shop.closing_on);
    if (!kept) throw new AppError('STALE');
    return kept;
  });
}

async function found(tx: Tx, { actor, id, rev }: Pick<Context, 'actor'> & { id: string; rev: number }) {
  const shop = await q.byId(tx.db, actor, id).executeTakeFirst();
  if (!shop) throw new AppError('NOT_FOUND');
  if (shop.rev !== rev) throw new AppError('STALE');
  return { ...shop, state: stateOf(shop.state) };
}

type Found = Awaited<ReturnType<typeof found>>;

async function close(tx: Tx, shop: Found, { on = '', kind, reason, keepTasks }: Move, today: string) {
  const closing = { on: on || today, kind, reason, keepTasks };
  const openedOn = shop.state === 'open' ? shop.opened_on : null;
  if (closing.on < earliestClosing(openedOn, today)) throw refuseField('on', 'invalid');
  if (closing.on > today) {
    const planned = await planClosing(tx, shop, closing);
    return planned && { rev: planned.rev, closedTasks: 0, plannedOn: closing.on };
  }
  const closed = await closeShop(tx, shop, closing);
  return closed && { ...closed, plannedOn: null };
}

/** Opens or reopens. Figures count the shop from that day on; the days between stay out of them. */
async function begin(tx: Tx, shop: Found, event: 'open' | 'reopen', today: string): Promise<Moved | null> {
  const isFirst = event === 'open';
  const columns = isFirst
    ? { opened_on: shop.opened_on !== null && shop.opened_on <= today ? shop.opened_on : today }
    : { closed_kind: null, closed_reason: null, closed_on: null };
  const at = { id: shop.id, rev: shop.rev, from: shopMachine.from(event) };
  const moved = await q
    .move(tx.db, tx, at, { state: 'open', placed_at: tx.now(), placed_before: null, updated_at: tx.now(), ...columns })
    .executeTakeFirst();
  if (!moved) return null;
  if (!isFirst && shop.closed_on !== null && shop.closed_on < today) {
    await keepClosure(tx.db, tx.companyId, shop.id, shop.closed_on, today).execute();
  }
  await tx.addHistory({ kind: 'shop', id: shop.id, name: shop.name, event, from: shop.state, to: 'open' });
  await tellManagers(tx, { ...shop, rev: moved.rev }, isFirst ? 'shop_opened' : 'shop_reopened');
  return { rev: moved.rev, closedTasks: 0, plannedOn: null };
}
