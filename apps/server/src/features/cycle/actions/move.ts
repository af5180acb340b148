import type { cycleApi as api } from '@rondo/contract/cycle';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import type { Actor } from '@rondo/domain/actor';
import { businessDate } from '@rondo/domain/business-day';
import { addDays } from '@rondo/domain/civil-time';
import { type CycleEvent, cycleEvents, cycleMachine, isCycleOpen } from '@rondo/domain/cycle';
import { LIMIT } from '@rondo/domain/limit';
import type { Updateable } from 'kysely';
import type { Context, Tx } from '../../../platform/context.ts';
import type { Cycle } from '../../../platform/db/schema.gen.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { count } from '../../../platform/list.ts';
import { startWork } from '../../../platform/start-work.ts';
import { refuseWhileDissolving } from '../../company/index.ts';
import { openOfBatches } from '../../task/index.ts';
import { coveredView, refusedFor } from '../covered.ts';
import * as q from '../cycle.queries.ts';
import { find } from '../find.ts';
import * as occurrences from '../occurrence.queries.ts';
import type { CycleRecord } from '../stored.ts';

interface Wanted {
  id: string;
  rev: number;
  comment?: string;
}
type Done = Promise<{ done: true }>;

/** Nothing is given out until a day, which the clock keeps. */
export async function pause(context: Context, { resumesOn, ...wanted }: Parsed<typeof api.pause>): Done {
  const { actor, now } = context;
  const today = businessDate(now(), actor.timeZone, actor.cutOff);
  if (resumesOn <= today) throw refuseField('resumesOn', 'later_day');
  if (resumesOn > addDays(today, LIMIT.cycle.pauseDays)) {
    throw refuseField('resumesOn', 'pause_days', { max: LIMIT.cycle.pauseDays });
  }
  return move(context, 'pause', wanted, { resumes_on: resumesOn }, { resumesOn });
}

/** Goes on from now: what was missed is not made up for. */
export const resume = (context: Context, wanted: Parsed<typeof api.resume>): Done =>
  move(context, 'resume', wanted, { resumes_on: null, since_at: context.now(), wake_at: context.now() }, {}, (tx) =>
    refuseWhileDissolving(tx.db, tx.companyId),
  );

/** Ends it for good. Closing its open tasks goes on as background work of whoever ended it. */
export const end = (context: Context, { openTasks, ...wanted }: Parsed<typeof api.end>): Done =>
  move(context, 'end', wanted, { ended_at: context.now(), resumes_on: null }, { openTasks }, async (tx, row) => {
    if (openTasks === 'close') await closeLater(tx, context.actor, row, wanted.comment);
  });

async function move(
  context: Context,
  event: CycleEvent,
  { id, rev, comment = '' }: Wanted,
  patch: Updateable<Cycle>,
  data: Record<string, string> = {},
  along: (tx: Tx, row: CycleRecord) => Promise<void> = async () => {},
): Done {
  const { actor, change } = context;
  return change(async (tx) => {
    const row = await find({ db: tx.db, actor }, id);
    const view = await coveredView({ db: tx.db, actor }, row);
    const to = cycleMachine.after(view.state, event);
    if (!isCycleOpen(view.state)) throw new AppError('CYCLE_ENDED');
    if (to === null) throw new AppError('MOVE_NOT_ALLOWED');
    if (!cycleEvents(actor, view).includes(event)) throw refusedFor(actor, view);
    const changed = { ...patch, state: to, updated_at: tx.now() };
    const moved = await q.move(tx.db, tx.companyId, event, { id, rev }, changed).executeTakeFirst();
    if (!moved) throw new AppError('STALE');
    await along(tx, row);
    const entry = { kind: 'cycle', id, name: `${row.number} ${row.name}`, event, from: view.state, to } as const;
    await tx.addHistory({ ...entry, comment: comment || null, data });
    return { done: true as const };
  });
}

async function closeLater(tx: Tx, actor: Actor, row: CycleRecord, comment: string): Promise<void> {
  const rows = await occurrences.idsOf(tx.db, tx.companyId, row.id).execute();
  const batchIds = rows.map(({ id }) => id);
  const total = await count(tx.db, openOfBatches(tx.db, actor, batchIds).select('id'));
  if (total === 0) return;
  await startWork(tx, {
    id: tx.newId(),
    kind: 'cycle.close',
    memberId: actor.memberId,
    name: row.name,
    total,
    input: { cycleId: row.id, comment },
  });
}
