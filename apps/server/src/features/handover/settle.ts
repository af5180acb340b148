import type { handoverApi } from '@rondo/contract/handover';
import type { Parsed } from '@rondo/contract/kit/endpoint';
import { AppError, refuseField } from '../../platform/errors.ts';
import type { InHand, OpenRow } from '../../platform/in-hand.ts';
import { presentItem } from './handover.present.ts';
import { isWork } from './in-order.ts';

type Choices = Parsed<typeof handoverApi.resign>['choices'];

/** Something open and what becomes of it: a member by id, closed, or left to the others who do it too. */
export interface Settled {
  row: OpenRow;
  to: Choices[number]['to'];
}

/**
 * Finds the choice for everything that is open now; what has been dealt with meanwhile needs none. Refuses HANDOVER_OPEN
 * with what is left, and choices that cannot be: a post is not closed by this, nobody else may be there to leave it to.
 */
export function settle(
  inHand: readonly InHand[],
  open: readonly OpenRow[],
  memberId: string,
  choices: Choices,
): Settled[] {
  const closable = new Set(inHand.filter(isWork).flatMap(({ kinds }) => kinds));
  const chosen = new Map(choices.map((choice, index) => [`${choice.kind} ${choice.id}`, { ...choice, index }]));
  const closed = new Set(choices.filter((c) => c.to === 'close' && closable.has(c.kind)).map((c) => c.id));
  const left: OpenRow[] = [];
  const settled: Settled[] = [];
  for (const row of open) {
    const choice = chosen.get(`${row.kind} ${row.id}`);
    // Both parts of one task: closing it settles either.
    if (closed.has(row.id)) settled.push({ row, to: 'close' });
    else if (!choice || (choice.to === 'drop' && !row.has_others)) left.push(row);
    else if (choice.to === 'close') throw refuseField(`choices.${choice.index}.to`, 'invalid');
    else if (choice.to === memberId) throw new AppError('MEMBER_NOT_FOUND');
    else settled.push({ row, to: choice.to });
  }
  if (left.length > 0) throw stillOpen(left);
  return settled;
}

/** Most that a refusal names. */
const NAMED = 200;

export function stillOpen(left: readonly OpenRow[]): AppError {
  return new AppError('HANDOVER_OPEN', {
    params: { count: left.length },
    data: { count: left.length, items: left.slice(0, NAMED).map(presentItem) },
  });
}
