import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { atMost } from '../../platform/at-most.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { SILENT_MS } from '../../platform/job-run.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany } from '../../platform/one-by-one.ts';
import { due } from './check.queries.ts';
import { checkDevice } from './check-device.ts';
import { prune, silent, TASK } from './command.queries.ts';
import type { ControlParts } from './control-of.ts';
import { runCommand } from './run-command.ts';
import { tellAway } from './tell-away.ts';
import { tellCards } from './tell-cards.ts';

const EACH_MINUTE = '* * * * *';
/** A device is asked again after this, ms: a little less than the minute of the clock. */
const FRESH_MS = 50_000;

/** Asks every device whether it is there, some at a time, and tells of those that are away for long. */
const checkAll = (context: JobContext, parts: ControlParts): Promise<void> =>
  eachCompany(context, 'device.check', async ({ id }) => {
    const db = context.databases.of(id);
    const rows = await due(db, id, new Date(context.now().getTime() - FRESH_MS)).execute();
    const check = atMost(LIMIT.device.checkedAtOnce, (row: (typeof rows)[number]) =>
      checkDevice(db, row, context.now, parts),
    );
    await Promise.all(rows.map((row) => check(row)));
    await db.transaction().execute(async (trx) => {
      const tx = makeTx(context, trx, id, null);
      await tellAway(tx);
      await tellCards(tx);
    });
  });

async function resume(context: JobContext, parts: ControlParts): Promise<void> {
  const left = await silent(context.owner, new Date(context.now().getTime() - SILENT_MS)).execute();
  for (const { company_id, id } of left) await runCommand(context, { companyId: company_id, id }, parts);
}

/** The log of commands forgets what is too old. */
const pruneAll = (context: JobContext): Promise<void> =>
  eachNight(context, 'device.prune', async (trx, { id }) => {
    await prune(trx, id, new Date(context.now().getTime() - LIMIT.device.commandDays * DAY_MS)).execute();
  });

export const deviceJobs = (parts: ControlParts): Job[] => [
  job({
    name: TASK,
    schema: z.object({ companyId: z.uuid(), id: z.uuid() }),
    run: (context, wanted) => runCommand(context, wanted, parts),
  }),
  job({ name: 'device.resume', schema: z.object({}), every: EACH_MINUTE, run: (context) => resume(context, parts) }),
  job({ name: 'device.check', schema: z.object({}), every: EACH_MINUTE, run: (context) => checkAll(context, parts) }),
  job({ name: 'device.prune', schema: z.object({}), every: EACH_HALF_HOUR, run: pruneAll }),
];
