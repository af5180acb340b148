import { inspectionApi } from '@rondo/contract/inspection';
import { rectificationApi } from '@rondo/contract/rectification';
import { taskApi as api } from '@rondo/contract/task';
import { rectificationMachine } from '@rondo/domain/rectification';
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

export const submit = ({ template }: Stage, who: Person, taskId: string, more: object = {}) =>
  who.call(inspectionApi.submit, {
    taskId,
    deviceId: DEVICE,
    answers: answersOf(template.items),
    requestId: requestId(),
    ...more,
  });

/** Its first item fails where the task waits for what it found, so that there is something to wait for. */
const found = ({ template, people }: Stage, { row }: Known): object =>
  row.after_rectifications === true
    ? {
        answers: answersOf(template.items, [0]),
        rectifications: [{ itemId: template.items[0]?.id ?? '', handlerIds: [people.handler.id] }],
        rectificationReviewerIds: [people.initiator.id],
      }
    : {};

const isOpen = ({ state }: { state: string }): boolean => rectificationMachine.open.some((one) => one === state);

/** Where a task waits for what it found, submission and approval lead there, and the end of the last one further. */
async function offered(who: Person, id: string, { row, state }: Known): Promise<string[]> {
  const detail = await seen(who.call(api.get, { id }));
  if (!detail || row.after_rectifications !== true) return detail?.can.events ?? [];
  const waited = state === 'pending_rectification' ? detail.rectifications.find(isOpen) : undefined;
  const one = waited && (await seen(who.call(rectificationApi.get, { id: waited.id })));
  return [
    ...detail.can.events.map((event) => HELD.get(event) ?? event),
    ...(one?.can.events.includes('end') ? ['finish'] : []),
  ];
}

const HELD = new Map<string, string>([
  ['submit_unreviewed', 'submit_held'],
  ['approve', 'approve_held'],
]);

/** The end of what the task waits for, by somebody who may not see it either. */
async function endWaited({ people }: Stage, who: Person, { id }: Known): Promise<unknown> {
  const one = (await people.owner.call(api.get, { id })).rectifications.find(isOpen);
  if (!one) throw new Error('a task waits for nothing');
  const { rev } = await people.owner.call(rectificationApi.get, { id: one.id });
  return who.call(rectificationApi.end, { id: one.id, rev, comment: 'Over' });
}

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
    case 'submit_held':
      return submit(stage, who, id, found(stage, known));
    case 'transfer':
      return transfer(stage, who, known);
    case 'change_deadline':
      return who.call(api.changeDeadline, { id, rev, deadlineAt });
    case 'approve':
    case 'approve_level':
    case 'approve_held':
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
    case 'finish':
      return known.state === 'pending_rectification' ? endWaited(stage, who, known) : null;
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

const SUBMITTED = ['submit', 'submit_unreviewed', 'submit_held'];
const APPROVED = ['approve', 'approve_level', 'approve_held'];

export const task: Driver = {
  table: 'task',
  machine: taskMachine,
  weight: 5,
  cast: ['owner', 'initiator', 'handler', 'other', 'reviewer'],
  clock: { jobs: ['task.watch'] },
  doors: {
    submit: SUBMITTED,
    submit_unreviewed: SUBMITTED,
    submit_held: SUBMITTED,
    approve: APPROVED,
    approve_level: APPROVED,
    approve_held: APPROVED,
    close: ['close', 'cancel'],
    cancel: ['close', 'cancel'],
  },
  async begin(stage, [review, levels, scheduled, close]) {
    const id = await givenTask(stage, review, {
      deadlinePolicy: close ? 'close' : 'allow_late',
      // Half of those that may be late wait for what they found.
      afterRectifications: !close && (review || scheduled),
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
  offered: (who, id, _, known) => offered(who, id, known),
  attempt: (stage, who, event, known) => attempt(stage, who, event as TaskEvent, known),
  faults: (stage, id) => turnFaults(stage, id, (state) => taskMachine.waiting.some((one) => one === state), 'task'),
};
