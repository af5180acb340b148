import type { PersonRef } from '@rondo/contract/kit/shapes';
import type { Tx } from '../../platform/context.ts';
import { AppError } from '../../platform/errors.ts';
import type { InHand, PassedPart } from '../../platform/in-hand.ts';
import { requireActive } from '../people/index.ts';
import * as q from './cover.queries.ts';
import { inOrder, isPosition, isWork } from './in-order.ts';
import type { Settled } from './settle.ts';
import { addTakenOverHistory, type TakenOver } from './taken-over-history.ts';

/** What a handover came to. */
export interface PassedOn {
  transferred: number;
  closed: number;
  dropped: number;
  /** How much each successor got. */
  loads: Map<string, number>;
}

/**
 * Does what was chosen for everything somebody has in hand. Posts first: whoever gets a shop works for it from then on.
 * Successors must work here, and for the shops whose work they get; refuses MEMBER_NOT_FOUND and
 * SUCCESSOR_OUTSIDE otherwise.
 */
export async function passOn(
  tx: Tx,
  inHand: readonly InHand[],
  leaver: PersonRef,
  settled: readonly Settled[],
  reason: string,
): Promise<PassedOn> {
  const successors = await successorsOf(tx, settled);
  const partsOf = ({ kinds }: InHand): PassedPart[] =>
    settled
      .filter(({ row, to }) => kinds.includes(row.kind) && to !== 'close')
      .map(({ row: { kind, id }, to }) => ({ kind, id, to: successors.get(to) ?? null }));
  const taken: TakenOver[] = [];
  const ordered = inOrder(inHand);
  for (const post of ordered.filter(isPosition)) {
    const parts = partsOf(post);
    taken.push({ field: post.field, parts, objects: await post.passOn(tx, leaver, parts) });
  }
  await addTakenOverHistory(tx, leaver, [...successors.values()], taken);
  const works = ordered.filter(isWork);
  const ofWork = settled.filter(({ row }) => works.some(({ kinds }) => kinds.includes(row.kind)));
  await requireCovered(tx, ofWork, successors);
  for (const work of works) await work.passOn(tx, leaver, partsOf(work));
  let closed = 0;
  for (const work of works) {
    const ended = ofWork.filter(({ row, to }) => to === 'close' && work.kinds.includes(row.kind));
    closed += await work.end(tx, [...new Set(ended.map(({ row }) => row.id))], reason);
  }
  return { ...counts(settled), closed };
}

async function successorsOf(tx: Tx, settled: readonly Settled[]): Promise<Map<string, PersonRef>> {
  const ids = settled.flatMap(({ to }) => (to === 'close' || to === 'drop' ? [] : [to]));
  const people = await requireActive(tx.db, tx.companyId, ids);
  return new Map(people.map((person) => [person.id, person]));
}

async function requireCovered(tx: Tx, work: readonly Settled[], successors: Map<string, PersonRef>): Promise<void> {
  const pairs = new Map(
    work.flatMap(({ row, to }) =>
      row.shop_id !== null && successors.has(to)
        ? [[`${to} ${row.shop_id}`, { member_id: to, shop_id: row.shop_id }] as const]
        : [],
    ),
  );
  const strangers = pairs.size === 0 ? [] : await q.uncovered(tx.db, tx.companyId, [...pairs.values()]);
  if (strangers.length === 0) return;
  const [first] = strangers;
  const shop = work.find(({ row }) => row.shop_id === first?.shop_id)?.row.place ?? '';
  const params = { name: successors.get(first?.member_id ?? '')?.name ?? '', shop };
  const outside = strangers.map(({ member_id, shop_id }) => ({ memberId: member_id, shopId: shop_id }));
  throw new AppError('SUCCESSOR_OUTSIDE', { params, data: { outside } });
}

function counts(settled: readonly Settled[]): Omit<PassedOn, 'closed'> {
  const loads = new Map<string, number>();
  let dropped = 0;
  for (const { to } of settled) {
    if (to === 'drop') dropped += 1;
    else if (to !== 'close') loads.set(to, (loads.get(to) ?? 0) + 1);
  }
  return { transferred: [...loads.values()].reduce((sum, load) => sum + load, 0), dropped, loads };
}
