import {
  type RectificationEvent,
  type RectificationState,
  type RectificationView,
  rectificationMachine,
} from '@rondo/domain/rectification';
import type { Updateable } from 'kysely';
import type { Tx } from '../../platform/context.ts';
import type { Rectification } from '../../platform/db/schema.gen.ts';
import { clearTurnsOf, type Move, type Moves, moveWork } from '../process/index.ts';
import { completeWaitedOut, holdTasks } from '../task/index.ts';
import { type Found, type RectificationFields, rectificationRules } from './find.ts';
import * as q from './rectification.queries.ts';

type Patch = Updateable<Rectification>;

/** Whatever moves it answers a question for more time; the review after it is pressed for anew. */
const NOTHING_ASKED: Patch = { asked_at: null, asked_until: null, review_reminders: 0, review_reminded_at: null };
const KEEPS_TURN: RectificationEvent[] = ['extend', 'ask_extension', 'grant_extension', 'deny_extension'];

/** How rectifications are moved. */
const rectificationMoves: Moves<RectificationState, RectificationEvent, RectificationFields, RectificationView, Patch> =
  {
    ...rectificationRules,
    move: ({ db, companyId, now }, id, { event, state, rev }, patch) => {
      const from = rectificationMachine.from(event);
      return q.move(db, companyId, { id, from, rev, patch: { ...NOTHING_ASKED, ...patch, state, updated_at: now() } });
    },
    tell: (tx, row, event, comment) =>
      tx.emit('rectification.moved', {
        rectificationId: row.id,
        event,
        byId: tx.actor?.memberId ?? null,
        comment: comment || null,
        businessOn: row.business_on,
        shopId: row.shop_id,
      }),
    keepsTurn: KEEPS_TURN,
  };

/** An appeal that is open is over with the next move, and the deadline that stood is the deadline again. */
const heldOf = ({ held_deadline_at: held }: Found['row']): Patch =>
  held === null ? {} : { appeal: 'dropped', deadline_at: held, held_deadline_at: null };

/** Whether it is over after an event: its task may have waited for that. */
function endsBy(event: RectificationEvent, { view }: Pick<Found, 'view'>): boolean {
  const after = rectificationMachine.after(view.state, event);
  return after !== null && !rectificationMachine.open.includes(after);
}

/** Moves it: row, history, event, what goes along, and whose turn it is next. A question for more time waits for nobody after it. */
export async function move(
  tx: Tx,
  found: Pick<Found, 'row' | 'view'>,
  wanted: Move<RectificationEvent, Patch>,
): Promise<void> {
  const tasks = endsBy(wanted.event, found) && found.row.task_id !== null ? [found.row.task_id] : [];
  await holdTasks(tx, tasks);
  await moveWork(rectificationMoves, tx, found, { ...wanted, patch: { ...heldOf(found.row), ...wanted.patch } });
  await completeWaitedOut(tx, tasks);
  if (found.row.asked_at !== null && KEEPS_TURN.includes(wanted.event))
    await clearTurnsOf(tx.db, tx.companyId, [found.row.id], 'review');
}
