import { POINTS_EVENT } from '@rondo/domain/points/event';
import { askedByRow } from '@rondo/domain/points/fact';
import { isSampleId } from '@rondo/domain/sample-company';
import { liveOf } from '../points-rule/index.ts';
import { dayOf } from './day-of.ts';
import * as q from './fact.queries.ts';
import { type LiveRule, PLAIN, post, type Wanted, type Writer } from './post.ts';
import { reverse } from './reverse.ts';

/**
 * Writes what happened, and posts what the rules of the moment have for it. What is written already happened before: nothing is posted.
 * Nor is anything for stores and people of the sample company.
 */
export async function happen(tx: Writer, all: readonly q.NewFact[]): Promise<void> {
  const facts = all.filter(({ shopId, memberId }) => ![shopId, memberId].some((id) => id !== null && isSampleId(id)));
  if (facts.length === 0) return;
  const { db, companyId } = tx;
  const known = await q.knownFacts(
    db,
    companyId,
    facts.map(({ key }) => key),
  );
  const fresh = facts.filter(({ key }) => !known.has(key)).map((fact) => ({ ...fact, id: tx.newId() }));
  if (fresh.length === 0) return;
  const day = await dayOf(tx);
  await q.insertFacts(
    db,
    fresh.map((fact) => factRow(tx, fact, day)),
  );
  for (const { rule, about } of await rulesFor(tx, day, fresh)) {
    const here = fresh.filter(({ shopId }) => isAbout(rule, about, shopId));
    await post(tx, rule, day, wantedBy(rule, here));
  }
}

/** What of a source counts no more is taken back. */
export async function unhappen(
  tx: Writer,
  sourceId: string,
  events: readonly q.NewFact['event'][] | null,
): Promise<void> {
  const factIds = await q.voidFacts(tx.db, tx.companyId, { sourceId, events, at: tx.now() });
  if (factIds.length === 0) return;
  await reverse(tx, await dayOf(tx), await q.postingsOfFacts(tx.db, tx.companyId, factIds));
}

interface RuleOf {
  rule: LiveRule;
  about: ReadonlySet<string>;
}

/** The rules of the day with the stores each is for. Groups may change so that two comprehensive ones are about a store: the older counts. */
async function rulesFor({ db, companyId }: Writer, day: string, facts: readonly q.NewFact[]): Promise<RuleOf[]> {
  const shopIds = [...new Set(facts.flatMap(({ shopId }) => shopId ?? []))];
  const taken = new Set<string>();
  return (await q.liveRules(db, companyId, day, shopIds).execute()).map((row) => {
    const rule = liveOf(row);
    if (rule.type !== 'comprehensive' || rule.target !== 'shop') return { rule, about: new Set(row.about) };
    const about = new Set(row.about.filter((id) => !taken.has(id)));
    for (const id of about) taken.add(id);
    return { rule, about };
  });
}

/** Whether a rule is about what happened at a store; what is of no store is only for members of a rule about everything. */
const isAbout = (rule: LiveRule, about: ReadonlySet<string>, shopId: string | null): boolean =>
  shopId === null ? rule.target === 'member' && rule.scope === 'all' : about.has(shopId);

/** What a rule has for facts: a posting for each row that is about one. */
export function wantedBy(rule: LiveRule, facts: readonly (q.NewFact & { id: string })[]): Wanted[] {
  return facts.flatMap((fact) => {
    const owner =
      rule.target === 'shop' ? { shopId: fact.shopId, memberId: null } : { shopId: null, memberId: fact.memberId };
    if ((owner.shopId ?? owner.memberId) === null || !POINTS_EVENT[fact.event].of.includes(rule.target)) return [];
    return askedByRow(rule.details, fact).map(({ detailKey, requested, caps }) => ({
      ...{ ...PLAIN, ...owner, kind: 'event' as const, event: fact.event, key: `${fact.key}/${detailKey}` },
      ...{ detailKey, requested, caps, factId: fact.id, source: fact.source },
    }));
  });
}

export const factRow = (
  { companyId, now }: Pick<Writer, 'companyId' | 'now'>,
  fact: q.NewFact & { id: string },
  day: string,
): q.FactRow => ({
  ...{
    company_id: companyId,
    id: fact.id,
    key: fact.key,
    event: fact.event,
    shop_id: fact.shopId,
    member_id: fact.memberId,
  },
  ...{ level_rank: fact.levelRank, rate_percent: fact.ratePercent, severity: fact.severity, times: fact.times },
  ...{ day_no: fact.dayNo, source_kind: fact.source.kind, source_id: fact.source.id, source_name: fact.source.name },
  ...{ at: now(), day },
});
