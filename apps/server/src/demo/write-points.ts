import { civilDate } from '@rondo/domain/civil-time';
import {
  type LivePointsRule,
  PLAIN_POSTING,
  pointsFactRow,
  pointsWantedBy,
  type WantedPoints,
} from '../features/points/index.ts';
import { liveOf } from '../features/points-rule/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import { insertRows } from './insert-rows.queries.ts';
import { risingIds } from './numbers.ts';
import * as q from './points.queries.ts';
import { factsOf } from './points-facts.ts';
import { ledgerOf, type Moment } from './points-ledger.ts';

interface Parts {
  companyId: string;
  timeZone: string;
  now: Date;
}

/** The points of a company, counted from all that is written of it, as the product would have on each day. Call last. */
export async function writePoints(db: Db, { companyId, timeZone, now }: Parts): Promise<void> {
  const newId = risingIds();
  const facts = (await factsOf(db, companyId, now)).map(({ at, fact }) => ({ at, fact: { ...fact, id: newId(at) } }));
  await insertRows(
    db,
    'points_fact',
    facts.map(({ at, fact }) => pointsFactRow({ companyId, now: () => at }, fact, civilDate(at, timeZone))),
  );
  const owners = await q.ownersOf(db, companyId);
  const byHand = await q.postedByHand(db, companyId);
  for (const row of await q.rulesOf(db, companyId)) {
    const rule = liveOf(row);
    const since = row.updated_at;
    const moments = [
      ...openingsOf(rule, since, owners),
      ...facts.flatMap(({ at, fact }) => pointsWantedBy(rule, [fact]).map((wanted) => momentOf(at, wanted))),
      ...byHand.filter(({ rule_id }) => rule_id === rule.id).map((one) => momentOf(one.at, wantedByHand(one))),
    ].filter(({ at }) => at >= since);
    moments.sort((a, b) => a.at.getTime() - b.at.getTime());
    const { accounts, postings } = ledgerOf({ companyId, timeZone, now, newId }, rule, moments);
    await insertRows(
      db,
      'points_account',
      accounts.map((one) => ({ ...one, company_id: companyId, rule_id: rule.id, initial: rule.initial })),
    );
    await insertRows(db, 'points_posting', postings);
  }
  await q.countPoints(db);
}

/** Everybody whom a rule is about has an account since it was switched on, or since they came. */
const openingsOf = (rule: LivePointsRule, since: Date, owners: Awaited<ReturnType<typeof q.ownersOf>>): Moment[] =>
  owners
    .filter(({ shop_id }) => (shop_id !== null) === (rule.target === 'shop'))
    .map((one) => ({
      ...{ at: one.since > since ? one.since : since, shopId: one.shop_id, memberId: one.member_id, wanted: [] },
    }));

const momentOf = (at: Date, wanted: WantedPoints): Moment => ({
  ...{ at, shopId: wanted.shopId, memberId: wanted.memberId, wanted: [wanted] },
});

const wantedByHand = (one: Awaited<ReturnType<typeof q.postedByHand>>[number]): WantedPoints => ({
  ...{ ...PLAIN_POSTING, shopId: one.shop_id, memberId: one.member_id, kind: 'manual', event: null },
  ...{ key: `manual:${one.id}`, detailKey: null, requested: one.points, caps: { perCycle: null, perDay: null } },
  ...{ source: { kind: 'adjustment', id: one.id, name: one.number }, reason: one.reason },
  operator: { id: one.author_id, name: one.author_name },
});
