import type { PersonRef } from '@rondo/contract/kit/shapes';
import { maySeeRecord, RECORD_STATES, type RecordState } from '@rondo/domain/record';
import { reviewFrom } from '@rondo/domain/review';
import type { TaskRelation } from '@rondo/domain/task';
import type { Context } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import { isBlind } from './condition.queries.ts';
import * as q from './record.queries.ts';

export type Found = Awaited<ReturnType<typeof find>>;

/** The record with the people of its task, as long as the actor may see it; else there is none. */
export async function find({ db, actor }: Pick<Context, 'db' | 'actor'>, id: string) {
  const row = await q.byId(db, actor.companyId, id).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const { people } = row;
  const tookPart = row.inspector_id === actor.memberId || people.some((p) => p.id === actor.memberId);
  if (!maySeeRecord(actor, { shop: { id: row.shop_id, lineage: row.lineage_now }, tookPart })) {
    throw new AppError('NOT_FOUND');
  }
  if (await isBlind(db, actor, id)) throw new AppError('NOT_FOUND');
  const withRelation = (relation: TaskRelation): PersonRef[] =>
    people.filter((p) => p.relation === relation).map((p) => ({ id: p.id, name: p.name }));
  const review = reviewFrom({
    round: row.task_round,
    modes: row.review_modes,
    level: row.review_level,
    reviewers: people.flatMap(({ relation, id: memberId, level, sort, approved_round }) =>
      relation === 'reviewer' ? [{ id: memberId, level, sort, approvedRound: approved_round }] : [],
    ),
  });
  return { row, state: stateOf(row.state), withRelation, review };
}

/** The database's CHECK keeps it one of the machine's. */
export function stateOf(text: string): RecordState {
  const state = RECORD_STATES.find((s) => s === text);
  if (!state) throw new Error(`unknown record state ${text}`);
  return state;
}
