import type { Output, Parsed } from '@rondo/contract/kit/endpoint';
import type { pointsApi as api } from '@rondo/contract/points';
import { civilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';
import { type CycleDays, cycleBefore } from '@rondo/domain/points/cycle';
import { type PointsContent, pointsFaults } from '@rondo/domain/points/rule';
import type { Context } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { pointsPlacesAfter, pointsPlacesOf, pointsRuleContentOf, pointsRuleToPostBy } from '../../points-rule/index.ts';
import { totalsOfRule } from '../statistics.queries.ts';
import * as q from '../trial.queries.ts';
import { ranksChanged, stepsByOwner, sumsOf, type Tried, tryOut } from '../trial.ts';

type Reader = Pick<Context, 'db' | 'actor'>;

/** What a rule would have posted in its last full cycle; reads only. */
export async function trial(
  { db, actor, now }: Context,
  asked: Parsed<typeof api.trial>,
): Promise<Output<typeof api.trial>> {
  const rule = await ruleOf({ db, actor }, asked);
  const faults = pointsFaults(rule);
  if (faults.length > 0) throw new AppError('INPUT_REFUSED', { fields: faults });
  const { companyId } = actor;
  const ruleId = asked.ruleId ?? null;
  const cycle = cycleBefore(rule.cycle, civilDate(now(), actor.timeZone));
  const most = LIMIT.points.triedFacts;
  const events = [...new Set(rule.details.flatMap(({ event }) => event ?? []))];
  const facts = await q.factsOf(db, actor, rule, { days: validDays(rule, cycle), until: cycle.to, events, most });
  if (facts.length > most) throw new AppError('POINTS_TRIAL_TOO_LARGE', { params: { most } });
  const [owners, given] = await Promise.all([
    q.ownersOf(db, actor, ruleId, rule, { cycle, facts }),
    q.givenIn(db, companyId, ruleId, cycle),
  ]);
  const tried = await tryOut(rule, cycle.from, owners, stepsByOwner(facts, given));
  const known = new Set(owners.map(({ id }) => id));
  const live = ruleId === null ? null : ((await totalsOfRule(db, actor, ruleId, cycle).executeTakeFirst()) ?? null);
  return {
    ...cycle,
    facts: facts.filter((fact) => known.has(fact.owner_id)).length,
    accounts: tried.filter(({ lines }) => lines > 0).length,
    of: tried.length,
    sums: sumsOf(tried),
    live,
    ranks: live === null ? null : ranksChanged(tried),
    changes: changesOf(tried, rule.target),
  };
}

/** The rule as it is in force, or as it is typed; what of its places the reader does not see stays. */
async function ruleOf({ db, actor }: Reader, { ruleId, draft }: Parsed<typeof api.trial>): Promise<PointsContent> {
  if (ruleId === undefined) {
    if (!draft) throw new AppError('INPUT_REFUSED', { fields: [{ path: 'draft', rule: 'required' }] });
    return draft;
  }
  const row = await pointsRuleToPostBy(db, actor, ruleId).executeTakeFirst();
  if (!row) throw new AppError('NOT_FOUND');
  const stored = pointsRuleContentOf(row);
  if (!draft) return stored;
  const before = { ...stored, ...(await pointsPlacesOf({ db, actor }, stored)) };
  return { ...pointsPlacesAfter(draft, before, stored), target: stored.target, type: stored.type };
}

/** The days of a cycle on which a rule is valid. */
const validDays = ({ validFrom, validUntil }: PointsContent, { from, to }: CycleDays): CycleDays => ({
  from: validFrom !== null && validFrom > from ? validFrom : from,
  to: validUntil !== null && validUntil < to ? validUntil : to,
});

/** The greatest first. */
const changesOf = (tried: readonly Tried[], kind: PointsContent['target']) =>
  tried
    .filter(({ balance, ended }) => balance !== ended)
    .toSorted((a, b) => Math.abs(b.balance - b.ended) - Math.abs(a.balance - a.ended))
    .slice(0, LIMIT.points.triedChanges)
    .map(({ owner: { id, name, path, account_id }, balance, ended }) => ({
      ...{ owner: { kind, id, name, path: path ?? '' }, accountId: account_id, before: ended, after: balance },
    }));
