import { type TaskEvent, type TaskState, type TaskView, taskMachine } from '@rondo/domain/task';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Task } from '../../platform/db/schema.gen.ts';
import { type Move, type Moves, moveWork } from '../process/index.ts';
import { type Found, type TaskFields, taskRules } from './find.ts';
import * as q from './task.queries.ts';

type Patch = Updateable<Task>;

/** Who has to act has the same time for it as before; after any other move the clock presses from the start. */
const KEEPS_CLOCK: readonly TaskEvent[] = ['change_reviewers'];
const FRESH_CLOCK = { clock_reminders: 0, clock_reminded_at: null };

/** How tasks are moved. */
const taskMoves: Moves<TaskState, TaskEvent, TaskFields, TaskView, Patch> = {
  ...taskRules,
  move: ({ db, companyId, now }, id, { event, state, rev }, patch) =>
    q.move(db, companyId, {
      id,
      from: taskMachine.from(event),
      rev,
      patch: { ...(KEEPS_CLOCK.includes(event) ? {} : FRESH_CLOCK), ...patch, state, updated_at: now() },
    }),
  tell: (tx, row, event, comment) => emitMoved(tx, row.id, event, comment),
  keepsTurn: ['change_deadline', 'change_reviewers'],
};

/** Moves it: row, history, event, what goes along, and whose turn it is next. */
export const move = (tx: Tx, found: Pick<Found, 'row' | 'view'>, wanted: Move<TaskEvent, Patch>): Promise<void> =>
  moveWork(taskMoves, tx, found, wanted);

/** Tells the other features what happened to a task. */
export const emitMoved = (tx: Tx, taskId: string, event: TaskEvent, comment = ''): Promise<void> =>
  tx.emit('task.moved', { taskId, event, byId: tx.actor?.memberId ?? null, comment: comment || null });
