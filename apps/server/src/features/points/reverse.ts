import { shareAfter } from '@rondo/domain/points/book';
import { POINTS_EVENTS } from '@rondo/domain/points/event';
import { liveOf } from '../points-rule/index.ts';
import { heldAccounts, type PostingRow } from './account.queries.ts';
import { dayOf } from './day-of.ts';
import * as q from './fact.queries.ts';
import { PLAIN, post, type Wanted, type Writer } from './post.ts';

/** Who takes something back, and why; null: the product. */
type ByHand = Pick<Wanted, 'operator' | 'reason'>;

/**
 * Takes postings back by postings of the opposite amount; nothing is deleted. What a reset dropped since then stays dropped. Also by rules
 * that are disabled; one that is over does not begin a new cycle for it.
 */
export async function reverse(
  tx: Writer,
  day: string,
  postings: readonly q.Reversible[],
  by: ByHand = { operator: null, reason: '' },
): Promise<PostingRow[]> {
  const rows: PostingRow[] = [];
  for (const ruleId of new Set(postings.map(({ rule_id }) => rule_id))) {
    const row = await q.ruleById(tx.db, tx.companyId, ruleId).executeTakeFirstOrThrow();
    const rule = liveOf(row);
    const onDay = rule.validUntil !== null && rule.validUntil < day ? rule.validUntil : day;
    const mine = postings.filter(({ rule_id }) => rule_id === ruleId);
    const owners = mine.map(({ shop_id: shopId, member_id: memberId }) => ({ shopId, memberId }));
    await heldAccounts(tx.db, tx.companyId, ruleId, owners);
    const carried = await q.carriedSince(
      tx.db,
      tx.companyId,
      mine.map(({ id }) => id),
    );
    const wanted = mine.map((one) => ({ ...wantedOf(one), share: shareAfter(carried.get(one.id) ?? []), ...by }));
    rows.push(...(await post(tx, rule, onDay, wanted)));
  }
  return rows.filter(({ kind }) => kind === 'reversal');
}

/** Takes one posting back because somebody says so. Answers the line; none where it was taken back before. */
export async function takeBack(tx: Writer, postingId: string, by: ByHand): Promise<PostingRow | null> {
  const postings = await q.postingToReverse(tx.db, tx.companyId, postingId);
  const [row] = await reverse(tx, await dayOf(tx), postings, by);
  return row ?? null;
}

/** Without the part of it that is left after resets. */
const wantedOf = (one: q.Reversible): Omit<Wanted, 'share'> => ({
  ...PLAIN,
  ...{ shopId: one.shop_id, memberId: one.member_id, kind: 'reversal', event: eventOf(one.event) },
  ...{
    key: `reversal:${one.id}`,
    detailKey: one.detail_key,
    requested: -one.applied,
    caps: { perCycle: null, perDay: null },
  },
  ...{ reversesId: one.id, factId: one.fact_id },
  source:
    one.source_kind !== null && one.source_id !== null
      ? { kind: one.source_kind, id: one.source_id, name: one.source_name ?? '' }
      : null,
});

function eventOf(text: string | null) {
  if (text === null) return null;
  const known = POINTS_EVENTS.find((event) => event === text);
  if (!known) throw new Error(`a posting of an unknown event ${text}`);
  return known;
}
