import { DAY_MS } from '@rondo/domain/duration';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import { z } from 'zod';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import type { SteerParts } from '../device/index.ts';
import * as q from './ptz.queries.ts';
import { stopMovement } from './stop-movement.ts';

const EACH_MINUTE = '* * * * *';

/** One movement whose time is over: stopped, or asked about again when its time is. After two minutes it is given up. */
async function stopLate(context: JobContext, movement: Named, parts: SteerParts): Promise<void> {
  const db = context.databases.of(movement.companyId);
  const row = await q.moving(db, movement.companyId, movement.id).executeTakeFirst();
  if (!row?.stops_at) return;
  const overdueMs = context.now().getTime() - row.stops_at.getTime();
  if (overdueMs < 0) return void (await q.enqueueStop(movement.companyId, movement.id, row.stops_at).execute(db));
  const isStill = !(await stopMovement(db, { ...movement, step: row.step }, parts));
  if (isStill && overdueMs > PTZ_LIMIT.giveUpMs) await q.stand(db, row).execute();
}
interface Named {
  companyId: string;
  id: string;
}

/** Movements that a process left when it ended. */
async function stopLost(context: JobContext, parts: SteerParts): Promise<void> {
  for (const { company_id, id } of await q.lost(context.owner, context.now()).execute())
    await stopLate(context, { companyId: company_id, id }, parts);
}

/** The log of who moved cameras forgets what is too old. */
const pruneAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'ptz.prune', async (trx, { id }) => {
    await q.prune(trx, id, new Date(context.now().getTime() - PTZ_LIMIT.logDays * DAY_MS)).execute();
  });

export const ptzJobs = (parts: SteerParts): Job[] => [
  job({
    name: q.TASK,
    schema: z.object({ companyId: z.uuid(), id: z.uuid() }),
    run: (context, movement) => stopLate(context, movement, parts),
  }),
  job({ name: 'ptz.stop-lost', schema: z.object({}), every: EACH_MINUTE, run: (context) => stopLost(context, parts) }),
  job({ name: 'ptz.prune', schema: z.object({}), every: EACH_HALF_HOUR, run: pruneAll }),
];
