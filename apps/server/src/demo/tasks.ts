import { deadlineAfterReject } from '@rondo/domain/deadline';
import { HOUR_MS } from '@rondo/domain/duration';
import { DEFAULTS } from '@rondo/domain/limit';
import { NUMBER_PREFIX } from '@rondo/domain/number';
import type { TaskState } from '@rondo/domain/task';
import { pinyinOf } from '../platform/pinyin.ts';
import { chance } from './chance.ts';
import { stageOf } from './clock-stage.ts';
import type { Dataset } from './dataset.ts';
import { addTaskMessages } from './messages.ts';
import { idAt } from './numbers.ts';
import { remark } from './remarks.ts';
import type { Visit } from './visits.ts';

/** What a record tells its task. */
export interface TaskResult {
  score: number | null;
  levelKey: string | null;
}

/** A visit with the task it was made from. */
export interface Commission {
  visit: Visit;
  taskId: string;
  /** Null: not submitted. */
  recordId: string | null;
  state: TaskState;
  row: Record<string, unknown>;
}

/** Writes the task of a visit with its people, turn and history up to now. Call in the order of creation. */
export function writeTask(dataset: Dataset, visit: Visit): Commission {
  const { createdAt, startedAt, approvedAt, returnedAt, draftAt, closedAt, shop, template, version, reviewer } = visit;
  const submittedAt = returnedAt ? null : visit.submittedAt;
  const id = idAt(createdAt);
  const recordId = visit.submittedAt ? idAt(visit.submittedAt) : null;
  const state = stateOf(visit, dataset.now);
  const deadlineAt = deadlineOf(visit);
  const finishedAt = closedAt ?? approvedAt ?? (reviewer ? null : submittedAt);
  const row = {
    company_id: dataset.companyId,
    id,
    number: dataset.number(NUMBER_PREFIX.task, createdAt),
    name: template.name,
    name_pinyin: pinyinOf(template.name),
    description: visit.dispatch === 'self_initiated' ? '' : template.description,
    kind: visit.mode === 'self' ? 'self_inspection' : 'inspection',
    mode: visit.mode,
    purpose: visit.purpose,
    dispatch: visit.dispatch,
    priority: 'normal',
    state,
    batch_id: visit.batchId,
    shop_id: shop.id,
    shop_name: shop.name,
    shop_path: shop.group.path,
    template_id: template.id,
    template_version_id: version.id,
    template_name: template.name,
    version_no: version.no,
    has_reviewer: reviewer !== null,
    claimed_by: startedAt || draftAt ? visit.handler.id : null,
    claimed_at: returnedAt ?? startedAt ?? draftAt,
    start_at: visit.startAt ?? createdAt,
    deadline_at: deadlineAt,
    deadline_policy: closedAt ? 'close' : 'allow_late',
    round: returnedAt ? 2 : 1,
    submitted_at: submittedAt,
    finished_at: finishedAt,
    close_reason: closedAt ? 'deadline' : null,
    record_id: recordId,
    score: null,
    level: null,
    clock_stage: state === 'pending' ? stageOf(deadlineAt, dataset.now) : null,
    created_at: createdAt,
    updated_at: finishedAt ?? returnedAt ?? submittedAt ?? draftAt ?? createdAt,
  };
  dataset.task.push(row);
  writePeople(dataset, id, visit, finishedAt);
  writeTurn(dataset, id, visit, state);
  writeHistory(dataset, id, visit, recordId, state);
  addTaskMessages(dataset, { id, visit, state });
  return { visit, taskId: id, recordId, state, row };
}

/** What the list of tasks shows of the record. */
export function fillIn({ row }: Commission, result: TaskResult): void {
  row.score = result.score;
  row.level = result.levelKey;
}

function stateOf({ closedAt, startAt, submittedAt, approvedAt, returnedAt, reviewer }: Visit, now: Date): TaskState {
  if (closedAt) return 'closed';
  if (startAt && startAt > now) return 'not_initiated';
  if (!submittedAt || returnedAt) return 'pending';
  return reviewer && !approvedAt ? 'pending_review' : 'completed';
}

/** Another round gets time of its own. */
function deadlineOf({ deadlineAt, returnedAt }: Visit): Date {
  return returnedAt ? deadlineAfterReject(deadlineAt, returnedAt) : deadlineAt;
}

function writePeople(dataset: Dataset, taskId: string, visit: Visit, finishedAt: Date | null): void {
  const add = (relation: string, memberId: string, actedAt: Date | null): void => {
    dataset.task_person.push({
      company_id: dataset.companyId,
      task_id: taskId,
      member_id: memberId,
      relation,
      created_at: visit.createdAt,
      acted_at: actedAt,
    });
  };
  add('initiator', visit.initiator.id, null);
  add('handler', visit.handler.id, visit.submittedAt);
  if (visit.reviewer) add('reviewer', visit.reviewer.id, visit.approvedAt ?? visit.returnedAt);
  for (const member of visit.cc) add('cc', member.id, visit.closedAt ? null : finishedAt);
}

function writeTurn(dataset: Dataset, taskId: string, visit: Visit, state: TaskState): void {
  const { submittedAt, reviewer } = visit;
  const turn = { company_id: dataset.companyId, object_kind: 'task', object_id: taskId, shop_id: visit.shop.id };
  if (state === 'pending') {
    dataset.turn.push({
      ...turn,
      member_id: visit.handler.id,
      act: 'handle',
      since_at: visit.returnedAt ?? visit.createdAt,
      deadline_at: deadlineOf(visit),
    });
  }
  if (state === 'pending_review' && submittedAt && reviewer) {
    const deadline = new Date(submittedAt.getTime() + DEFAULTS.reviewHours * HOUR_MS);
    dataset.turn.push({ ...turn, member_id: reviewer.id, act: 'review', since_at: submittedAt, deadline_at: deadline });
  }
}

function writeHistory(dataset: Dataset, id: string, visit: Visit, recordId: string | null, state: TaskState): void {
  const { handler, reviewer, submittedAt, approvedAt, draftAt, closedAt } = visit;
  const first = state === 'not_initiated' ? state : 'pending';
  dataset.addHistory({ kind: 'task', id, at: visit.createdAt, by: visit.initiator, event: 'dispatch', to: first });
  if (draftAt) {
    dataset.addHistory({ kind: 'task', id, at: draftAt, by: handler, event: 'claim', from: 'pending', to: 'pending' });
  }
  if (submittedAt) {
    const event = reviewer ? 'submit' : 'submit_unreviewed';
    const to = reviewer ? 'pending_review' : 'completed';
    dataset.addHistory({
      kind: 'task',
      id,
      at: submittedAt,
      by: handler,
      event,
      from: 'pending',
      to,
      data: { recordId },
    });
  }
  writeReturn(dataset, id, visit);
  if (approvedAt) {
    dataset.addHistory({
      kind: 'task',
      id,
      at: approvedAt,
      by: reviewer,
      event: 'approve',
      from: 'pending_review',
      to: 'completed',
    });
  }
  const finishedAt = approvedAt ?? (reviewer ? null : submittedAt);
  if (finishedAt && visit.cc.length > 0) {
    const to = visit.cc.map((member) => member.name);
    dataset.addHistory({ kind: 'task', id, at: finishedAt, by: reviewer ?? handler, event: 'cc', data: { to } });
  }
  if (closedAt) {
    dataset.addHistory({
      kind: 'task',
      id,
      at: closedAt,
      by: null,
      event: 'close_by_deadline',
      from: 'pending',
      to: 'closed',
    });
  }
}

function writeReturn(dataset: Dataset, id: string, visit: Visit): void {
  const { returnedAt, reviewer } = visit;
  if (!returnedAt || !reviewer) return;
  const comment = remark('return', dataset.texts, chance(id));
  const data = { deadlineAt: deadlineOf(visit) };
  const rejected = { event: 'reject', from: 'pending_review', to: 'pending', comment, data };
  dataset.addHistory({ kind: 'task', id, at: returnedAt, by: reviewer, ...rejected });
}
