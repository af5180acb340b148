import { shareAfter } from '@rondo/domain/points/book';
import { POINTS_EVENTS } from '@rondo/domain/points/event';
import { liveOf } from '../points-rule/index.ts';
import * as q from './fact.queries.ts';
import { PLAIN, post, type Wanted, type Writer } from './post.ts';

/**
 * Takes postings back by postings of the opposite amount; nothing is deleted. What a reset dropped since then stays dropped. Also by rules
 * that are disabled; one that is over does not begin a new cycle for it.
 */
export async function reverse(tx: Writer, day: string, postings: readonly q.Reversible[]): Promise<void> {
  for (const ruleId of new Set(postings.map(({ rule_id }) => rule_id))) {
    const row = await q.ruleById(tx.db, tx.companyId, ruleId).executeTakeFirstOrThrow();
    const rule = liveOf(row);
    const onDay = rule.validUntil !== null && rule.validUntil < day ? rule.validUntil : day;
    const mine = postings.filter(({ rule_id }) => rule_id === ruleId);
    await post(
      tx,
      rule,
      onDay,
      mine.map((one) => wantedOf(one)),
    );
  }
}

const wantedOf = (one: q.Reversible): Wanted => ({
  ...PLAIN,
  ...{ shopId: one.shop_id, memberId: one.member_id, kind: 'reversal', event: eventOf(one.event) },
  ...{
    key: `reversal:${one.id}`,
    detailKey: one.detail_key,
    requested: -one.applied,
    caps: { perCycle: null, perDay: null },
  },
  ...{ share: shareAfter(one.carried.map((carried) => ({ carried }))), reversesId: one.id, factId: one.fact_id },
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
