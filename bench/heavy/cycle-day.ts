import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { cycleApi } from '@rondo/contract/cycle';
import { civilDate } from '@rondo/domain/civil-time';
import { readyFor } from '../dispatch/rows.ts';
import { withClient } from '../lib/database.ts';
import { short } from '../lib/figures.ts';
import { idIn } from '../load/frame.ts';
import { KIND } from '../load/ids.ts';
import { templatesOf } from '../load/templates.ts';
import { call, type Row, type Scene, taken } from './scene.ts';

const STORES = 10_000;
const LOOK_MS = 200;
const PATIENCE_MS = 10 * 60_000;

/** A daily cycle at 10,000 stores: from the moment the clock is asked until every store has the task of the day. */
export async function cycleDay(scene: Scene): Promise<Row[]> {
  const { url, frame, owner } = scene;
  await withClient(url, (client) => readyFor(client, frame));
  const regions = Math.ceil((STORES / frame.plan.shops) * frame.regions);
  const { id } = await call(
    scene,
    cycleApi.create,
    {
      name: `Every day ${randomUUID().slice(0, 8)}`,
      mode: 'on_site',
      templateIds: [templatesOf(frame.plan.no, frame.beganMs)[0]?.id ?? ''],
      groupIds: Array.from({ length: regions }, (_, no) => idIn(frame, KIND.group, no)),
      executor: { kind: 'manager' },
      review: false,
      skipsDaysOff: false,
      schedule: {
        recurrence: { frequency: 'daily', everyDays: 1 },
        startOn: civilDate(new Date(), 'Asia/Shanghai'),
        startTime: '00:00',
        term: { kind: 'days', days: 0 },
      },
      requestId: randomUUID(),
    },
    owner,
  );
  const { shops } = await call(scene, cycleApi.get, { id }, owner);
  // Made yesterday, so that today's date is due; the clock looks every minute, here it is asked to look now.
  await withClient(url, (client) =>
    client.query(`update cycle set since_at = since_at - interval '1 day', wake_at = now() where id = $1`, [id]),
  );
  const ms = await taken(async () => {
    await withClient(url, (client) => client.query(`select graphile_worker.add_job('cycle.watch', '{}'::json)`));
    await given(scene, id, shops);
  });
  await call(scene, cycleApi.end, { id, rev: await revOf(scene, id), openTasks: 'close' }, owner);
  return [[`a day of a cycle at ${shops} stores, s`, ms / 1000, null, `${short((shops / ms) * 1000)} tasks a second`]];
}

/** Waits until each store has its task, once. */
async function given({ url, frame }: Scene, cycleId: string, wanted: number): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  await withClient(url, async (client) => {
    for (;;) {
      const { rows } = await client.query<{ tasks: number; shops: number }>(
        `select count(*)::int as tasks, count(distinct t.shop_id)::int as shops from task t
           join cycle_occurrence o on o.company_id = t.company_id and o.id = t.batch_id
          where t.company_id = $1 and o.cycle_id = $2`,
        [frame.companyId, cycleId],
      );
      const { tasks = 0, shops = 0 } = rows[0] ?? {};
      if (tasks > wanted || tasks !== shops) throw new Error(`${tasks} tasks at ${shops} stores instead of ${wanted}`);
      if (tasks === wanted) return;
      if (performance.now() > until) throw new Error(`${tasks} of ${wanted} tasks, and no more come`);
      await wait(LOOK_MS);
    }
  });
}

const revOf = async (scene: Scene, id: string): Promise<number> =>
  (await call(scene, cycleApi.get, { id }, scene.owner)).rev;
