import { repeatSchedule } from '@rondo/contract/cycle-schedule';
import type { freeTaskApi as api, FreeTaskRepeat } from '@rondo/contract/free-task';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { businessDate } from '@rondo/domain/business-day';
import { LIMIT } from '@rondo/domain/limit';
import type { Context } from '../../../platform/context.ts';
import { AppError, refuseField } from '../../../platform/errors.ts';
import { detachFiles } from '../../file/index.ts';
import { keepActive, peopleByIds } from '../../people/index.ts';
import { hangAttached, requireFew } from '../attached.ts';
import { handlersAt } from '../handlers-at.ts';
import * as q from '../repeat.queries.ts';
import { checkSchedule, nextStart, storedRepeat } from '../repeat.ts';
import { levelsOf, requirePeople } from './create.ts';

/** The free tasks that come again. */
export async function repeats({ db, actor, now }: Context): Promise<FreeTaskRepeat[]> {
  const rows = await q.list(db, actor).execute();
  const [nameOf, runs] = await Promise.all([
    peopleByIds(
      db,
      actor.companyId,
      rows.map((row) => row.owner_id),
    ),
    q
      .lastRuns(
        db,
        actor.companyId,
        rows.map((row) => row.id),
      )
      .execute(),
  ]);
  return rows.map((row) => {
    const { body, schedule } = storedRepeat(row);
    const last = runs.find((run) => run.repeat_id === row.id);
    return {
      ...{ id: row.id, name: row.name, schedule, rev: row.rev, shops: body.shopIds.length, can: { end: true } },
      owner: nameOf(row.owner_id) ?? { id: row.owner_id, name: '' },
      nextAt: nextStart(schedule, actor, now())?.toISOString() ?? null,
      last: last ? { dueOn: last.due_on, tasks: last.tasks } : null,
    };
  });
}

/** From now on its tasks are given out on the days of the schedule; today's too when its time has not come yet. */
export async function createRepeat(
  context: Context,
  { requestId, schedule, review, ...asked }: Parsed<typeof api.createRepeat>,
): Promise<{ id: string }> {
  const { actor } = context;
  const body = { ...asked, levels: levelsOf(review, asked.levels) };
  requireFew(body);
  return context.once(requestId, 'free-task.createRepeat', async (tx) => {
    const reader = { ...context, db: tx.db };
    checkSchedule(schedule, businessDate(tx.now(), actor.timeZone, actor.cutOff));
    await requirePeople(reader, body);
    const places = await handlersAt(reader, body);
    const max = LIMIT.task.dispatched;
    if (places.length * (1 + body.parts.length) > max) throw refuseField('shopIds', 'too_many', { max });
    const { count } = await q.countOpen(tx.db, tx.companyId).executeTakeFirstOrThrow();
    if (count >= LIMIT.task.repeats) throw new AppError('REPEATS_FULL', { params: { max: LIMIT.task.repeats } });
    const [id, at] = [tx.newId(), tx.now()];
    const row = {
      ...{ company_id: tx.companyId, id, name: body.name, owner_id: actor.memberId },
      ...{ body: JSON.stringify(body), schedule: JSON.stringify(repeatSchedule.parse(schedule)) },
      ...{ since_at: at, wake_at: at, created_at: at, updated_at: at },
    };
    await q.insert(tx.db, row).execute();
    await hangAttached(tx, [{ kind: 'free_task_repeat', id, shopId: null }], body);
    await keepActive(tx, [actor.memberId]);
    await tx.addHistory({ kind: 'free_task_repeat', id, name: body.name, event: 'created' });
    return { id };
  });
}

/** Gives out nothing more. */
export async function endRepeat(context: Context, { id, rev }: Parsed<typeof api.endRepeat>): Promise<{ done: true }> {
  const { actor } = context;
  return context.change(async (tx) => {
    const row = await q.visible(tx.db, actor).selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new AppError('NOT_FOUND');
    const ended = await q.end(tx.db, tx.companyId, { id, rev }, tx.now()).executeTakeFirst();
    if (!ended) throw new AppError('STALE');
    await detachFiles(tx, { kind: 'free_task_repeat', id }, null);
    await tx.addHistory({ kind: 'free_task_repeat', id, name: row.name, event: 'ended' });
    return { done: true };
  });
}
