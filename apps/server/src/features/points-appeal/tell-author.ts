import type { PointsAppealState } from '@rondo/domain/points-appeal';
import type { pointsAppealFeature } from '@rondo/domain/points-appeal.feature';
import type { Tx } from '../../platform/context.ts';
import { against, pageOf } from './points-appeal.present.ts';

interface Told {
  id: string;
  /** The posting it is against. */
  row: Parameters<typeof against>[0];
  postingId: string;
  authorId: string;
  to: PointsAppealState;
  comment: string;
}

/** Whoever appealed hears what came of it. */
export async function tellAuthor(tx: Tx, { id, row, postingId, authorId, to, comment }: Told): Promise<void> {
  const text = TEXTS[to];
  if (text === undefined) return;
  await tx.emit('member.told', {
    ...{ to: [authorId], text, page: pageOf(postingId), key: `${text}:${id}` },
    params: { ...against(row).params, by: tx.actor?.name ?? '', reason: comment },
  });
}

const TEXTS: Partial<Record<PointsAppealState, keyof typeof pointsAppealFeature.systemTexts>> = {
  accepted: 'points_appeal_accepted',
  refused: 'points_appeal_refused',
  expired: 'points_appeal_expired',
};
