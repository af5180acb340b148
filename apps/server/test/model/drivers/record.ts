import { inspectionApi } from '@rondo/contract/inspection';
import { recordApi } from '@rondo/contract/record';
import { taskApi } from '@rondo/contract/task';
import { recordMachine } from '@rondo/domain/record';
import type { Person } from '../../factories.ts';
import { DEVICE } from '../../inspection.ts';
import { type Driver, type Known, seen } from '../driver.ts';
import type { Stage } from '../stage.ts';
import { givenTask, submit } from './task.ts';

/** Which command on its task leads to an event of the record. */
const OF_TASK: Readonly<Record<string, string>> = { approve: 'accept', reject: 'return', submit: 'resubmit' };

/** A void record stays void, whatever its task still does. */
async function offered({ call }: Person, { id, state, row }: Known): Promise<string[]> {
  const taskId = String(row.task_id);
  const [record, task] = await Promise.all([
    seen(call(recordApi.get, { id })),
    seen(call(taskApi.get, { id: taskId })),
  ]);
  const byTask = (task?.can.events ?? []).filter((event) => event in OF_TASK);
  const events = state === 'void' ? byTask : byTask.flatMap((event) => OF_TASK[event] ?? []);
  return record?.can.void ? [...events, 'void'] : events;
}

async function attempt(stage: Stage, who: Person, event: string, { id, rev, row }: Known): Promise<unknown> {
  if (event === 'void') return who.call(recordApi.void, { id, rev, reason: 'Another store' });
  const taskId = String(row.task_id);
  if (event === 'resubmit' || event === 'submit') return submit(stage, who, taskId);
  const [task] = await stage.w.sql<{ rev: number }>('select rev from task where id = $1', [taskId]);
  const at = { id: taskId, rev: task?.rev ?? 0 };
  return event === 'accept' || event === 'approve'
    ? who.call(taskApi.approve, at)
    : who.call(taskApi.reject, { ...at, comment: 'Again' });
}

export const record: Driver = {
  table: 'record',
  machine: recordMachine,
  weight: 2,
  cast: ['owner', 'handler', 'reviewer', 'clerk'],
  others: Object.keys(OF_TASK),
  doors: Object.fromEntries(Object.entries(OF_TASK).flatMap((pair) => pair.map((event) => [event, pair] as const))),
  /** One without a reviewer any more is accepted by what its task does, not by a command on the record. */
  beyond: ['returned accept'],
  async begin(stage, [isUnreviewed]) {
    const taskId = await givenTask(stage, !isUnreviewed);
    const { handler } = stage.people;
    await handler.call(inspectionApi.open, { taskId, deviceId: DEVICE, continueHere: true });
    await submit(stage, handler, taskId);
    const [row] = await stage.w.sql<{ id: string }>('select id from record where task_id = $1', [taskId]);
    if (!row) throw new Error('there is no record');
    return row.id;
  },
  offered: (who, _, __, known) => offered(who, known),
  attempt,
};
