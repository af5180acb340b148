import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { rectificationApi as api } from '@rondo/contract/rectification';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { giveAskedTurns } from '../asked-turns.ts';
import { type Found, find, requireEvent } from '../find.ts';
import { move } from '../move.ts';
import { deadlineOf, hoursOf } from '../opening-hours.ts';

type Done = Promise<{ done: true }>;

/** A later deadline; the old one stays in the history. */
export async function extend(context: Context, { id, rev, deadlineAt, comment }: Parsed<typeof api.extend>): Done {
  const found = await find(context, id);
  requireEvent('extend', context, found);
  const next = requireLater(context, found, deadlineAt);
  return context.change(async (tx) => {
    await move(tx, found, { event: 'extend', rev, comment, ...later(context, found, next) });
    return { done: true };
  });
}

/** The handler asks for more time: the deadline stands meanwhile, and it is the turn of whoever answers, too. */
export async function askExtension(
  context: Context,
  { id, rev, deadlineAt, comment }: Parsed<typeof api.askExtension>,
): Done {
  const found = await find(context, id);
  requireEvent('ask_extension', context, found);
  const next = requireLater(context, found, deadlineAt);
  return context.change(async (tx) => {
    const patch = { asked: found.row.asked + 1, asked_at: tx.now(), asked_until: next };
    const data = { from: found.row.deadline_at, to: next };
    await move(tx, found, { event: 'ask_extension', rev, comment, patch, data });
    await giveAskedTurns(tx, found.row);
    return { done: true };
  });
}

/** Whoever reviews gives the time that was asked for. */
export async function grantExtension(context: Context, { id, rev, comment }: Parsed<typeof api.grantExtension>): Done {
  const found = await find(context, id);
  requireEvent('grant_extension', context, found);
  const { asked_until: next } = found.row;
  if (next === null) throw new AppError('NOTHING_ASKED');
  return context.change(async (tx) => {
    await move(tx, found, { event: 'grant_extension', rev, comment, ...later(context, found, next) });
    return { done: true };
  });
}

/** No more time: the deadline stands. */
export async function denyExtension(context: Context, { id, rev, comment }: Parsed<typeof api.denyExtension>): Done {
  const found = await find(context, id);
  requireEvent('deny_extension', context, found);
  return context.change(async (tx) => {
    await move(tx, found, { event: 'deny_extension', rev, comment });
    return { done: true };
  });
}

function requireLater({ now }: Context, { row }: Found, deadlineAt: string): Date {
  const next = new Date(deadlineAt);
  if (next <= now() || next <= row.deadline_at) throw new AppError('DEADLINE_PAST');
  return next;
}

/** What a later deadline writes. */
function later({ actor }: Context, { row }: Found, next: Date) {
  return {
    patch: { ...deadlineOf(hoursOf(row, actor.timeZone), next), extended: row.extended + 1, clock_stage: null },
    data: { from: row.deadline_at, to: next },
  };
}
