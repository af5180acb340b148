import type { Actor } from '@rondo/domain/actor';
import type { CycleView } from '@rondo/domain/cycle';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { outsideScope } from './shops.queries.ts';
import { type CycleRecord, viewOf } from './stored.ts';

type Viewed = Pick<CycleRecord, 'id' | 'state' | 'owner_id'>;

/** How the policy sees some cycles for an actor: also whether their stores are all those that a cycle reaches. Asked once for all. */
export async function coveredViews(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  rows: readonly Viewed[],
): Promise<(row: Viewed) => CycleView> {
  const ids = actor.scope.kind === 'all' ? [] : rows.map(({ id }) => id);
  const outside = ids.length === 0 ? [] : await outsideScope(db, actor, ids).execute();
  const beyond = new Set(outside.map(({ id }) => id));
  return (row) => ({ ...viewOf(row), isCovered: !beyond.has(row.id) });
}

/** The same of one cycle. */
export async function coveredView(context: Pick<Context, 'db' | 'actor'>, row: Viewed): Promise<CycleView> {
  return (await coveredViews(context, [row]))(row);
}

/** Why somebody who manages cycles may not change this one: it reaches stores that they do not work for. */
export function refusedFor(actor: Actor, { isCovered }: CycleView): AppError {
  const isBeyond = !isCovered && actor.codes.has('x_cycle_manage');
  return new AppError(isBeyond ? 'CYCLE_BEYOND_SCOPE' : 'FORBIDDEN');
}
