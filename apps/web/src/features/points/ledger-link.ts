import type { PointsAccountRow, PointsPostingRow } from '@rondo/contract/points';
import { addressOf } from '../../shared/address-of.ts';

/** The postings behind a number of an account in its present cycle. */
export function cycleRows({ id, cycleFrom }: PointsAccountRow, of: 'plus' | 'minus' | 'lost'): string {
  const which = of === 'lost' ? { limited: ['true'] } : { sign: [of] };
  return addressOf('/score/scoreList', {
    ...{ accountId: [id], from: [cycleFrom], kind: ['event', 'manual', 'reversal'] },
    ...which,
  });
}

/** All postings of an account. */
export const allRows = (id: string): string => addressOf('/score/scoreList', { accountId: [id] });

/** One posting, open among those of its account. */
export const oneRow = ({ id, accountId }: Pick<PointsPostingRow, 'id' | 'accountId'>): string =>
  `${allRows(accountId)}&open=${id}`;
