import type { Actor } from '@rondo/domain/actor';
import type { CycleView } from '@rondo/domain/cycle';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { outsideScope } from './shops.queries.ts';
import { type CycleRecord, viewOf } from './stored.ts';

/** A cycle as the policy sees it for an actor: also whether their stores are all those that it reaches. */
export async function coveredView(
  { db, actor }: Pick<Context, 'db' | 'actor'>,
  row: Pick<CycleRecord, 'id' | 'state' | 'owner_id'>,
): Promise<CycleView> {
  const isCovered = actor.scope.kind === 'all' || !(await outsideScope(db, actor, row.id).executeTakeFirst());
  return { ...viewOf(row), isCovered };
}

/** Why somebody who manages cycles may not change this one: it reaches stores that they do not work for. */
export function refusedFor(actor: Actor, { isCovered }: CycleView): AppError {
  const isBeyond = !isCovered && actor.codes.has('x_cycle_manage');
  return new AppError(isBeyond ? 'CYCLE_BEYOND_SCOPE' : 'FORBIDDEN');
}
