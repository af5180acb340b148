import type { PointsAppeal } from '@rondo/contract/points-appeal';
import { POINTS_APPEAL_STATES, type PointsAppealState } from '@rondo/domain/points-appeal';
import type { byId } from './points-appeal.queries.ts';

export type Row = NonNullable<Awaited<ReturnType<ReturnType<typeof byId>['executeTakeFirst']>>>;

/** A state as it is stored; the database's CHECK keeps the column to them. */
export function stateOf(text: string): PointsAppealState {
  const known = POINTS_APPEAL_STATES.find((state) => state === text);
  if (!known) throw new Error(`unknown state ${text} of an appeal against points`);
  return known;
}

export const presentAppeal = (
  row: Row,
  { photos, history }: Pick<PointsAppeal, 'photos' | 'history'>,
): PointsAppeal => ({
  ...{ id: row.id, state: stateOf(row.state), reason: row.reason, photos, history },
  author: { id: row.author_id, name: row.author_name },
  createdAt: row.created_at.toISOString(),
  decideBy: row.decide_by.toISOString(),
  decidedBy: row.decided_by === null ? null : { id: row.decided_by, name: row.decider_name ?? '' },
  ...{ comment: row.comment, rev: row.rev },
});

interface Against {
  rule_name: string;
  shop_name: string | null;
  member_name: string | null;
  applied: number;
}

/** What an appeal is against, in the words of messages and of the audit log. */
export const against = ({ rule_name: rule, shop_name, member_name, applied }: Against) => {
  const owner = shop_name ?? member_name ?? '';
  const points = applied > 0 ? `+${applied}` : String(applied);
  return { name: `${owner} · ${rule} ${points}`, params: { owner, rule, points } };
};

/** Where a posting is read. */
export const pageOf = (postingId: string): string => `/score/scoreList?open=${postingId}`;
