import { HANDOVER_KINDS } from '@rondo/contract/handover';
import type { Db } from '../../platform/db/company-db.ts';
import type { InHand, Position, Work } from '../../platform/in-hand.ts';

export const isPosition = (one: InHand): one is Position => one.is === 'post';
export const isWork = (one: InHand): one is Work => one.is === 'work';

/**
 * The order in which rows are locked and passed on: posts before work, as closing a shop locks the shop before its tasks, then
 * as the contract lists the kinds. The same order everywhere is what keeps two transactions from waiting for each other.
 */
export function inOrder(inHand: readonly InHand[]): InHand[] {
  const place = ({ kinds }: InHand): number => Math.min(...kinds.map((kind) => HANDOVER_KINDS.indexOf(kind)));
  return inHand.toSorted((a, b) => Number(isWork(a)) - Number(isWork(b)) || place(a) - place(b));
}

/** Locks what a member has in hand until the transaction ends, so that nobody moves it on meanwhile. */
export async function holdAll(db: Db, inHand: readonly InHand[], companyId: string, memberId: string): Promise<void> {
  for (const one of inOrder(inHand)) await one.hold(db, companyId, memberId);
}
