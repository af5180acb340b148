import { randomUUID } from 'node:crypto';
import { taskApi } from '@rondo/contract/task';
import { DAY_MS } from '@rondo/domain/duration';
import { LIMIT } from '@rondo/domain/limit';
import { foundOf, readyFor, someShops } from '../dispatch/rows.ts';
import { withClient } from '../lib/database.ts';
import { short } from '../lib/figures.ts';
import { templatesOf } from '../load/templates.ts';
import { call, type Row, type Scene, taken } from './scene.ts';

const STORES = LIMIT.task.dispatched;

/** The largest dispatch that one answer creates: from the call until its tasks are there. */
export async function dispatchAtOnce(scene: Scene): Promise<Row[]> {
  const { url, frame, owner } = scene;
  const shopIds = await withClient(url, async (client) => {
    await readyFor(client, frame);
    return someShops(client, frame, STORES);
  });
  let batchId = '';
  const ms = await taken(async () => {
    const input = {
      name: `At once ${randomUUID().slice(0, 8)}`,
      mode: 'on_site' as const,
      templateIds: [templatesOf(frame.plan.no, frame.beganMs)[0]?.id ?? ''],
      shopIds,
      executor: { kind: 'manager' as const },
      review: false,
      deadlineAt: new Date(Date.now() + 7 * DAY_MS).toISOString(),
      requestId: randomUUID(),
    };
    ({ batchId } = await call(scene, taskApi.dispatch, input, owner));
  });
  const { tasks } = await withClient(url, (client) => foundOf(client, frame, batchId));
  if (tasks !== STORES) throw new Error(`${tasks} tasks instead of ${STORES}`);
  return [
    [`a dispatch of ${STORES} tasks in one answer, s`, ms / 1000, null, `${short((STORES / ms) * 1000)} a second`],
  ];
}
