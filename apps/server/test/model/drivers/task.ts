import { inspectionApi } from '@rondo/contract/inspection';
import { taskApi as api } from '@rondo/contract/task';
import { type TaskEvent, taskMachine } from '@rondo/domain/task';
import type { Person } from '../../factories.ts';
import { answersOf, DEVICE, dispatchTo } from '../../inspection.ts';
import { requestId } from '../../world.ts';
import { type Driver, type Known, seen } from '../driver.ts';
import { inHours, type Stage } from '../stage.ts';

/** Gives the task of a sequence out, in one of the ways that differ for it. */
export async function givenTask(stage: Stage, review: boolean, more: object = {}): Promise<string> {
  const { w, people, template, shopId } = stage;
  const { firstTaskId } = await dispatchTo(w, people.initiator, template.id, [shopId], {
    executor: { kind: 'members', memberIds: [people.handler.id, people.other.id] },
    review,
    reviewerIds: review ? [people.reviewer.id] : [],
    ...more,
  });
  return firstTaskId;
}

export const submit = ({ template }: Stage, who: Person, taskId: string) =>
  who.call(inspectionApi.submit, {
    taskId,
    deviceId: DEVICE,
    answers: answersOf(template.items),
    requestId: requestId(),
  });

async function transfer({ w, people }: Stage, who: Person, { id, rev }: Known): Promise<unknown> {
  const rows = await w.sql<{ member_id: string }>(
    "select member_id from task_person where task_id = $1 and relation = 'handler'",
    [id],
  );
  const isOthers = rows.length === 1 && rows[0]?.member_id === people.other.id;
  return who.call(api.transfer, { id, rev, toId: isOthers ? people.handler.id : people.other.id });
}

function attempt(stage: Stage, who: Person, event: TaskEvent, known: Known): Promise<unknown> | null {
  const { id, rev } = known;
  const deadlineAt = inHours(stage, 48);
  switch (event) {
    case 'claim':
      return who.call(inspectionApi.open, { taskId: id, deviceId: DEVICE, continueHere: true });
    case 'release':
      return who.call(inspectionApi.discard, { taskId: id });
    case 'submit':
    case 'submit_unreviewed':
      return submit(stage, who, id);
    case 'transfer':
      return transfer(stage, who, known);
    case 'change_deadline':
      return who.call(api.changeDeadline, { id, rev, deadlineAt });
    case 'approve':
    case 'approve_level':
      return who.call(api.approve, { id, rev });
    case 'change_reviewers': {
      const levels = [{ mode: 'any' as const, memberIds: [stage.people.reviewer.id] }];
      return who.call(api.changeReviewers, { id, rev, levels });
    }
    case 'edit':
      return who.call(api.edit, {
        ...{ id, rev, name: 'Later', description: '', startAt: inHours(stage, 1), deadlineAt },
      });
    case 'reject':
      return who.call(api.reject, { id, rev, comment: 'Again' });
    case 'close':
    case 'cancel':
      return who.call(api.close, { id, rev, comment: 'Over' });
    case 'reopen':
      return who.call(api.reopen, { id, rev, deadlineAt });
    case 'initiate':
    case 'close_by_deadline':
      return null;
    default:
      return event satisfies never;
  }
}

/** Somebody is at turn exactly while something is to be done. */
export async function turnFaults({ w }: Stage, id: string, isOpen: (state: string) => boolean, table: string) {
  const [row] = await w.sql<{ state: string; turns: number }>(
    `select state, (select count(*)::int from turn where object_id = o.id) as turns from ${table} o where id = $1`,
    [id],
  );
  if (!row) return ['it is gone'];
  return row.turns > 0 === isOpen(row.state) ? [] : [`${row.turns} at turn in ${row.state}`];
}

export const task: Driver = {
  table: 'task',
  machine: taskMachine,
  weight: 5,
  cast: ['owner', 'initiator', 'handler', 'other', 'reviewer'],
  clock: { jobs: ['task.watch'] },
  doors: {
    submit: ['submit', 'submit_unreviewed'],
    submit_unreviewed: ['submit', 'submit_unreviewed'],
    approve: ['approve', 'approve_level'],
    approve_level: ['approve', 'approve_level'],
    close: ['close', 'cancel'],
    cancel: ['close', 'cancel'],
  },
  async begin(stage, [review, levels, scheduled, close]) {
    const id = await givenTask(stage, review, {
      deadlinePolicy: close ? 'close' : 'allow_late',
      ...(scheduled ? { startAt: inHours(stage, 1) } : {}),
    });
    if (!levels) return id;
    const { initiator, owner, reviewer } = stage.people;
    await initiator.call(api.changeReviewers, {
      ...{ id, rev: 0 },
      levels: [
        { mode: 'any', memberIds: [reviewer.id] },
        { mode: 'sequence', memberIds: [initiator.id, owner.id] },
      ],
    });
    return id;
  },
  offered: async (who, id) => (await seen(who.call(api.get, { id })))?.can.events ?? [],
  attempt: (stage, who, event, known) => attempt(stage, who, event as TaskEvent, known),
  faults: (stage, id) => turnFaults(stage, id, (state) => taskMachine.waiting.some((one) => one === state), 'task'),
};
