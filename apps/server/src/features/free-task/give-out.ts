import type { RepeatBody } from '@rondo/contract/free-task';
import type { Actor } from '@rondo/domain/actor';
import { type DueDate, dueDates, isOver, wakeAt } from '@rondo/domain/cycle/due';
import { deadlineAt, type Place, type Schedule } from '@rondo/domain/cycle/schedule';
import type { Tx } from '../../platform/context.ts';
import type { JobContext } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { detachFiles } from '../file/index.ts';
import { activeOf } from '../people/index.ts';
import { memberActor } from '../session/index.ts';
import { handlersAt } from './handlers-at.ts';
import { makeFreeTasks, reviewOf } from './make.ts';
import * as q from './repeat.queries.ts';
import { storedRepeat } from './repeat.ts';

interface Company {
  id: string;
  timeZone: string;
  cutOff: string;
}

/** Gives out what is due of one, in one transaction: a killed process leaves nothing behind, and twice at once makes nothing twice. */
export async function giveOutRepeat(context: JobContext, company: Company, id: string): Promise<void> {
  const { id: companyId, timeZone, cutOff } = company;
  await context.databases
    .of(companyId)
    .transaction()
    .execute(async (trx) => {
      const row = await q.hold(trx, companyId, id).executeTakeFirst();
      if (!row) return;
      const tx = makeTx(context, trx, companyId, null);
      const { body, schedule } = storedRepeat(row);
      const owner = await memberActor(context.databases, companyId, row.owner_id);
      const zones = await q.zonesOf(trx, companyId, body.shopIds, timeZone).execute();
      const places = (body.shopIds.length === 0 ? [timeZone] : zones.map((one) => one.time_zone)).map((zone) => ({
        ...{ timeZone: zone, cutOff },
      }));
      const now = tx.now();
      for (const place of places)
        for (const due of dueDates(schedule, place, row.since_at, now))
          if (owner) await giveOut(tx, owner, { id, body, schedule, place, due });
      const isEnded = places.length > 0 && isOver(schedule, places, now);
      const ended = isEnded ? { ended_at: now } : {};
      const wake_at = wakeAt(schedule, places.length > 0 ? places : [{ timeZone, cutOff }], now);
      await q.update(trx, companyId, id, { wake_at, ...ended }).execute();
      if (isEnded) await detachFiles(tx, { kind: 'free_task_repeat', id }, null);
    });
}

interface Due {
  id: string;
  body: RepeatBody;
  schedule: Schedule;
  place: Place;
  due: DueDate;
}

/** One date in one zone: stores that are closed, gone from the owner's scope, or without anybody to do or review it get none. */
async function giveOut(tx: Tx, owner: Actor, { id, body, schedule, place, due }: Due): Promise<void> {
  const still = await working(tx, body);
  const all = still ? await handlersAt({ db: tx.db, actor: owner }, still, 'leave_out') : [];
  const places = all.filter(
    ({ shop, handlerIds }) =>
      (shop.timeZone || owner.timeZone) === place.timeZone && still && !reviewOf(still, handlerIds).isBlocked,
  );
  const run = { company_id: tx.companyId, repeat_id: id, due_on: due.date, time_zone: place.timeZone };
  const taken = await q
    .takeRun(tx.db, { ...run, batch_id: tx.newId(), tasks: places.length, given_at: tx.now() })
    .executeTakeFirst();
  if (!taken || !still || places.length === 0) return;
  const at = tx.now();
  const planned = deadlineAt(schedule, due.startsAt, place);
  await makeFreeTasks(tx, owner, still, places, {
    ...{ startAt: due.startsAt, batchId: taken.batch_id, dispatch: 'cyclic' },
    // What comes late gets its full time from now on when its deadline has passed.
    dueAt: () => (planned > at ? planned : deadlineAt(schedule, at, place)),
  });
}

/** What it is made of without those who left; null where nobody is left to do it or a part of it. */
async function working({ db, companyId }: Tx, body: RepeatBody): Promise<RepeatBody | null> {
  const { executor, levels, ccIds, parts } = body;
  const named = [
    ...(executor.kind === 'members' ? executor.memberIds : []),
    ...[...levels.flatMap(({ memberIds }) => memberIds), ...ccIds, ...parts.map(({ handlerId }) => handlerId)],
  ];
  const active = named.length === 0 ? [] : await activeOf(db, companyId, named).execute();
  const here = (ids: readonly string[]) => ids.filter((id) => active.some((one) => one.id === id));
  const left = executor.kind === 'members' ? { ...executor, memberIds: here(executor.memberIds) } : executor;
  if (left.kind === 'members' && left.memberIds.length === 0) return null;
  if (parts.some(({ handlerId }) => here([handlerId]).length === 0)) return null;
  const reviewed = levels.map((level) => ({ ...level, memberIds: here(level.memberIds) }));
  return {
    ...{ ...body, executor: left, ccIds: here(ccIds) },
    levels: reviewed.filter(({ memberIds }) => memberIds.length > 0),
  };
}
