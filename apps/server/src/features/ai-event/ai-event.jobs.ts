import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { civilDate } from '@rondo/domain/civil-time';
import { DAY_MS, MINUTE_MS, SECOND_MS } from '@rondo/domain/duration';
import { z } from 'zod';
import { atMost } from '../../platform/at-most.ts';
import { type Job, type JobContext, job } from '../../platform/job.ts';
import { makeTx } from '../../platform/make-context.ts';
import { EACH_HALF_HOUR, eachNight } from '../../platform/nightly.ts';
import { eachCompany, oneByOne } from '../../platform/one-by-one.ts';
import { aiSettingOf, watches } from '../ai-rule/index.ts';
import type { AiCompany } from './ai-company.ts';
import { byCamera } from './by-camera.ts';
import { enqueue, ignoreOld, LOOK_TASK } from './clock.queries.ts';
import { endReviews } from './review-task.ts';
import { type RunParts, runCamera } from './run-camera.ts';

/** Watches that are claimed at once, how long a process may keep them, ms, and cameras that are looked at at once. */
const CLAIMED = 16;
const CLAIM_MS = 2 * MINUTE_MS;
const AT_ONCE = 2;
/** A run of the clock takes nothing more after this, ms: what is left is claimed by the next, and what came and went is counted as skipped. */
const BUDGET_MS = 50 * SECOND_MS;

type Company = Omit<AiCompany, 'auditPercent'>;

/** Every minute: what the rules reach is written down, and what is due is looked at. Between the minutes it wakes itself. */
const watch =
  (parts: RunParts) =>
  (context: JobContext): Promise<void> =>
    eachCompany(context, 'ai-event.watch', async (company) => {
      const db = context.databases.of(company.id);
      const { isOn } = await aiSettingOf(db, company.id);
      if (!isOn) {
        await watches.dropWatches(db, company.id).execute();
        return;
      }
      await watches.syncWatches(db, company.id, civilDate(context.now(), company.timeZone), context.now());
      await runDue(context, parts, company);
    });

async function runDue(context: JobContext, parts: RunParts, company: Company): Promise<void> {
  const db = context.databases.of(company.id);
  const { isOn, auditPercent } = await aiSettingOf(db, company.id);
  if (!isOn || !parts.media.isThere) return;
  const endsAt = context.now().getTime() + BUDGET_MS;
  const each = oneByOne('looking at cameras');
  const look = atMost(AT_ONCE, runCamera);
  let keys = await claimSome(context, company.id);
  while (keys.length > 0) {
    const rows = await watches.claimed(db, company.id, keys).execute();
    const cameras = byCamera(rows);
    await Promise.all(
      [...cameras].map(([id, due]) =>
        each.try(`camera ${id}`, () => look(context, parts, { ...company, auditPercent }, due)),
      ),
    );
    keys = context.now().getTime() < endsAt ? await claimSome(context, company.id) : [];
  }
  await wakeAgain(context, company.id);
  each.end();
}

async function claimSome(context: JobContext, companyId: string) {
  const now = context.now();
  const until = new Date(now.getTime() + CLAIM_MS);
  const { rows } = await watches.claim(context.databases.of(companyId), companyId, { now, until, most: CLAIMED });
  return rows;
}

/** What is due before the next minute of the clock is looked at then. */
async function wakeAgain(context: JobContext, companyId: string): Promise<void> {
  const db = context.databases.of(companyId);
  const { rows } = await watches.nextDue(db, companyId);
  const next = rows[0]?.next_at;
  const now = context.now().getTime();
  if (!next || next.getTime() > now + MINUTE_MS) return;
  await enqueue(companyId, new Date(Math.max(next.getTime(), now + SECOND_MS))).execute(db);
}

/** What nobody judged in seven days is ignored (D17.4). */
const expire = (context: JobContext): Promise<void> =>
  eachNight(context, 'ai-event.expire', async (trx, { id }) => {
    const tx = makeTx(context, trx, id, null);
    const before = new Date(tx.now().getTime() - AI_LIMIT.judgeDays * DAY_MS);
    const gone = await ignoreOld(trx, id, before, tx.now()).execute();
    for (const one of gone)
      await tx.addHistory({
        ...{ kind: 'aiEvent', id: one.id, name: one.event_name, event: 'ignore' },
        ...{ from: 'new', to: 'ignored' },
      });
    await endReviews(
      tx,
      gone.map(({ review_task_id: taskId }) => taskId),
    );
  });

export const aiEventJobs = (parts: RunParts): Job[] => [
  job({ name: 'ai-event.watch', schema: z.object({}), every: '* * * * *', run: watch(parts) }),
  job({
    name: LOOK_TASK,
    schema: z.object({ companyId: z.uuid() }),
    run: async (context, { companyId }) => {
      const company = (await context.companies()).find(({ id }) => id === companyId);
      if (company) await runDue(context, parts, company);
    },
  }),
  job({ name: 'ai-event.expire', schema: z.object({}), every: EACH_HALF_HOUR, run: expire }),
];
