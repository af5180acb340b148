import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { TaskRow } from '@rondo/contract/task';
import { isOverdue } from '@rondo/domain/deadline';
import { isOneOf } from '@rondo/domain/machine';
import { rectificationMachine } from '@rondo/domain/rectification';
import { PRIORITIES } from '@rondo/domain/task';
import type { Selectable } from 'kysely';
import type { Rectification } from '../../platform/db/schema.gen.ts';
import { presentShop, type Shops } from './task.present.ts';

interface Known {
  handlers: PersonRef[];
  initiator: PersonRef | null;
  shops: Shops;
}

/** A rectification as a row of "to do", beside the tasks. */
export function presentRectification(
  row: Selectable<Rectification>,
  { handlers, initiator, shops }: Known,
  now: Date,
): TaskRow {
  // While an appeal is open the deadline that stood is held.
  const stands = row.held_deadline_at ?? row.deadline_at;
  return {
    id: row.id,
    objectKind: 'rectification',
    number: row.number,
    name: row.title,
    kind: 'rectification',
    act: null,
    mode: null,
    dispatch: null,
    shop: presentShop(row, shops),
    templateName: null,
    priority: PRIORITIES.find((one) => one === row.priority) ?? 'normal',
    state: row.state,
    isOverdue:
      isOneOf(rectificationMachine.timed, row.state) &&
      isOverdue({ deadlineAt: row.deadline_at, submittedAt: null }, now),
    claimedBy: null,
    handlers,
    initiator,
    score: null,
    maxScore: null,
    ratePercent: null,
    level: null,
    redLines: row.severity === 'red_line' ? 1 : 0,
    progress: null,
    createdAt: row.created_at.toISOString(),
    startAt: row.created_at.toISOString(),
    deadlineAt: stands.toISOString(),
    dueAt: stands.toISOString(),
    finishedAt: (row.completed_at ?? row.ended_at)?.toISOString() ?? null,
    recordId: row.record_id,
  };
}
