import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { shopApi } from '@rondo/contract/shop';
import { civilDate } from '@rondo/domain/civil-time';
import { shopMachine } from '@rondo/domain/shop';
import type { Updateable } from 'kysely';
import type { Context } from '../../../platform/context.ts';
import type { Shop } from '../../../platform/db/schema.gen.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { closeTasksOfShop } from '../../task/index.ts';
import { stateOf } from '../shop.present.ts';
import * as q from '../shop.queries.ts';

type Move = Parsed<typeof shopApi.move>;

/** Opens, closes or reopens a shop. What was planned there is closed with it unless it is to be kept. */
export async function move({ actor, change }: Context, input: Move): Promise<Output<typeof shopApi.move>> {
  const { id, event, rev, reason, keepTasks } = input;
  if (event === 'close' && reason === '') throw refuseField('reason', 'required');
  return change(async (tx) => {
    const shop = await q.byId(tx.db, actor, id).executeTakeFirst();
    if (!shop) throw new AppError('NOT_FOUND');
    if (shop.rev !== rev) throw new AppError('STALE');
    const from = stateOf(shop.state);
    const to = shopMachine.after(from, event);
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    const today = civilDate(tx.now(), shop.time_zone ?? actor.timeZone);
    const columns = { state: to, updated_at: tx.now(), ...effects(input, today, shop.opened_on) };
    const at = { id, rev, from: shopMachine.from(event) };
    const moved = await q.move(tx.db, actor, at, columns).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    const closedTasks = event === 'close' && !keepTasks ? await closeTasksOfShop(tx, id) : 0;
    const data = event === 'close' ? { kind: input.kind, closedTasks } : {};
    await tx.addHistory({ kind: 'shop', id, name: shop.name, event, from, to, comment: reason || null, data });
    return { rev: moved.rev, closedTasks };
  });
}

function effects({ event, kind, reason }: Move, today: string, openedOn: string | null): Updateable<Shop> {
  switch (event) {
    case 'close':
      return { closed_kind: kind, closed_reason: reason, closed_on: today };
    case 'open':
      return { opened_on: openedOn ?? today };
    case 'reopen':
      return { closed_kind: null, closed_reason: null, closed_on: null };
    default:
      return event satisfies never;
  }
}
