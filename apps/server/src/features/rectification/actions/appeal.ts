import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import { NEVER_DUE } from '@rondo/domain/appeal';
import { HOUR_MS } from '@rondo/domain/duration';
import { DEFAULTS } from '@rondo/domain/limit';
import { ENDED_BY_APPEAL } from '@rondo/domain/rectification';
import { deadlineAfterPause } from '@rondo/domain/work-clock';
import type { Context, Tx } from '../../../platform/context.ts';
import { attachFiles } from '../../file/index.ts';
import { giveTurnsBeside } from '../../process/index.ts';
import { type Found, find, requireEvent } from '../find.ts';
import { judgesOf } from '../judges.ts';
import { move } from '../move.ts';
import { deadlineOf, hoursOf } from '../opening-hours.ts';
import * as q from '../rectification.queries.ts';

type Done = Promise<{ done: true }>;

/** It was no failure, says whoever has to put it right or manages the store: the clock stands still until it is decided. */
export async function appeal(context: Context, { id, rev, comment, photoIds }: Parsed<typeof api.appeal>): Done {
  const { actor } = context;
  const found = await find(context, id);
  requireEvent('appeal', context, found);
  return context.change(async (tx) => {
    const judgeIds = await judgesOf(tx, found, actor.memberId);
    const patch = {
      ...{ appeal: 'open', appealed_at: tx.now(), held_deadline_at: found.row.deadline_at, deadline_at: NEVER_DUE },
      ...{ due_24h_at: null, due_2h_at: null },
    };
    const along = async () => {
      await attachFiles(tx, { kind: 'rectification', id, shopId: found.row.shop_id }, photoIds);
      const judges = judgeIds.map((memberId) => ({ id, memberId, relation: 'judge' as const }));
      // A manager who is none of its people hears what comes of it.
      const told = found.view.relations.length > 0 ? [] : [{ id, memberId: actor.memberId, relation: 'cc' as const }];
      await q.addPeople(tx.db, tx.companyId, [...judges, ...told], tx.now());
    };
    await move(tx, found, { event: 'appeal', rev, comment, photoIds, patch, along });
    const deadlineAt = new Date(tx.now().getTime() + DEFAULTS.reviewHours * HOUR_MS);
    const beside = { id, act: 'review' as const, relation: 'judge' as const, sinceAt: tx.now(), deadlineAt };
    await giveTurnsBeside(tx.db, tx.companyId, 'rectification', beside);
    return { done: true };
  });
}

/** It is to be put right after all, in the time that was left. */
export async function upholdAppeal(context: Context, { id, rev, comment }: Parsed<typeof api.upholdAppeal>): Done {
  const found = await find(context, id);
  requireEvent('uphold_appeal', context, found);
  return context.change(async (tx) => {
    const hours = hoursOf(found.row, context.actor.timeZone);
    const { held_deadline_at: held, appealed_at: since, deadline_at: present } = found.row;
    const deadlineAt = held && since ? deadlineAfterPause(hours, { deadlineAt: held, since }, tx.now()) : present;
    const patch = { appeal: 'upheld', held_deadline_at: null, ...deadlineOf(hours, deadlineAt) };
    await move(tx, found, { event: 'uphold_appeal', rev, comment, patch, data: { deadlineAt } });
    return { done: true };
  });
}

/** The rectification whose appeal the actor may accept. */
export async function requireAppealed(context: Context, id: string): Promise<Found> {
  const found = await find(context, id);
  requireEvent('accept_appeal', context, found);
  return found;
}

/** Over, because it was no failure; in the transaction that corrects what it came from. */
export const endByAppeal = (
  tx: Tx,
  found: Found,
  wanted: { rev: number; comment: string; as: string },
  along: () => Promise<void>,
): Promise<void> =>
  move(tx, found, {
    ...{ event: 'accept_appeal', rev: wanted.rev, comment: wanted.comment, data: { as: wanted.as } },
    patch: { appeal: 'accepted', ended_at: tx.now(), end_reason: ENDED_BY_APPEAL },
    along,
  });
