import { LIMIT } from '@rondo/domain/limit';
import {
  mayRectification,
  maySeeRectification,
  RECTIFICATION_RELATIONS,
  type RectificationEvent,
  type RectificationRelation,
  type RectificationState,
  type RectificationView,
  rectificationMachine,
} from '@rondo/domain/rectification';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import * as q from './rectification.queries.ts';

export type Found = Awaited<ReturnType<typeof find>>;

/** The rectification with its people, as long as the actor may see it; else there is none. */
export async function find({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const row = await q.byId(db, actor.companyId, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const people = await q.peopleOf(db, actor.companyId, [id]).execute();
  const relations = people
    .filter((p) => p.id === actor.memberId)
    .map((p) => p.relation)
    .filter(isRelation);
  const view: RectificationView = {
    state: stateOf(row.state),
    shop: { id: row.shop_id, lineage: row.lineage_now },
    relations,
    hasReviewer: row.has_reviewer,
    completedAt: row.completed_at,
    extended: row.extended,
  };
  if (!maySeeRectification(actor, view)) throw new AppError('NOT_FOUND');
  return {
    row,
    people,
    view,
    withRelation: (relation: RectificationRelation) => people.filter((p) => p.relation === relation).map((p) => p.id),
  };
}

/** Refuses an event that is over (the dictionary says what happened to it), or that the actor may not cause. */
export function demand(
  event: RectificationEvent,
  { actor, now }: Pick<Context, 'actor' | 'now'>,
  { view }: Found,
): void {
  if (mayRectification(event, actor, view, now())) return;
  if (rectificationMachine.after(view.state, event) === null) throw gone(view.state);
  if (event === 'extend' && view.extended >= LIMIT.rectification.extensions) throw new AppError('EXTENSION_LIMIT');
  if (event === 'reopen' && view.completedAt) throw new AppError('REOPEN_TOO_LATE');
  throw new AppError('FORBIDDEN');
}

/** What the dictionary says of a rectification that has moved on. */
export function gone(state: RectificationState): AppError {
  return new AppError(state === 'ended' ? 'TASK_CLOSED' : 'TASK_HANDLED');
}

export function isRelation(text: string): text is RectificationRelation {
  return (RECTIFICATION_RELATIONS as readonly string[]).includes(text);
}

/** The database's CHECK keeps it one of the machine's. */
export function stateOf(text: string): RectificationState {
  const state = rectificationMachine.states.find((s) => s === text);
  if (!state) throw new Error(`unknown rectification state ${text}`);
  return state;
}
