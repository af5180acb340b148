import type { Input } from '@rondo/contract/kit/endpoint';
import { pointsApi } from '@rondo/contract/points';
import { pointsAdjustmentApi } from '@rondo/contract/points-adjustment';
import { pointsAppealApi } from '@rondo/contract/points-appeal';
import { pointsRuleApi } from '@rondo/contract/points-rule';
import { type PointsAdjustmentEvent, pointsAdjustmentMachine } from '@rondo/domain/points-adjustment';
import { type PointsAppealAct, pointsAppealMachine } from '@rondo/domain/points-appeal';
import { type PointsRuleEvent, pointsRuleMachine } from '@rondo/domain/points-rule';
import { v7 as uuidv7 } from 'uuid';
import { requestId } from '../../world.ts';
import { type Driver, seen } from '../driver.ts';
import type { Stage } from '../stage.ts';

type Rule = Omit<Input<typeof pointsRuleApi.create>, 'requestId'>;
const ruleOf = (target: Rule['target']): Rule => ({
  ...{ name: `Rule ${uuidv7().slice(-12)}`, target, type: 'task', scope: 'all', cycle: 'month', initial: 100 },
  ...{ lower: 0, upper: 200, reset: 'initial', isVisible: true },
  details: [{ key: 'late', event: 'task_overdue', points: -2, weight: 100 }],
});

export const pointsRule: Driver = {
  table: 'points_rule',
  machine: pointsRuleMachine,
  weight: 1,
  cast: ['owner', 'clerk', 'second'],
  others: ['edit'],
  begin: async ({ people }) =>
    (await people.clerk.call(pointsRuleApi.create, { ...ruleOf('member'), requestId: requestId() })).id,
  async offered(who, id) {
    const detail = await seen(who.call(pointsRuleApi.get, { id }));
    return detail ? [...detail.can.events, ...(detail.can.edit ? ['edit'] : [])] : [];
  },
  attempt: (_, who, event, { id, rev }) =>
    event === 'edit'
      ? who.call(pointsRuleApi.edit, { ...ruleOf('member'), id, rev })
      : who.call(pointsRuleApi.move, { id, rev, event: event as PointsRuleEvent }),
  async leave({ company, w }, id) {
    const [row] = await w.sql<{ rev: number; state: string }>('select rev, state from points_rule where id = $1', [id]);
    if (row?.state === 'enabled') await company.owner.call(pointsRuleApi.move, { id, rev: row.rev, event: 'disable' });
  },
};

/** The rule by which points are given, one for a whole run. */
const RULES = new WeakMap<Stage, Promise<string>>();
function enabledRule(stage: Stage): Promise<string> {
  const made = RULES.get(stage) ?? makeRule(stage);
  RULES.set(stage, made);
  return made;
}
async function makeRule({ company }: Stage): Promise<string> {
  const { id } = await company.owner.call(pointsRuleApi.create, { ...ruleOf('shop'), requestId: requestId() });
  await company.owner.call(pointsRuleApi.move, { id, rev: 0, event: 'enable' });
  return id;
}

export const pointsAdjustment: Driver = {
  table: 'points_adjustment',
  machine: pointsAdjustmentMachine,
  weight: 1,
  cast: ['owner', 'clerk', 'second'],
  async begin(stage, [isMany, isSeconds]) {
    const { people, shopId } = stage;
    const ruleId = await enabledRule(stage);
    const [{ secondAbove }] = [await people.clerk.call(pointsAdjustmentApi.setting, {})];
    const points = isMany || isSeconds ? -(secondAbove + 1) : 1;
    const given = { ruleId, shopIds: [shopId], points, reason: 'A clean kitchen', requestId: requestId() };
    return (await people[isSeconds ? 'second' : 'clerk'].call(pointsAdjustmentApi.create, given)).id;
  },
  offered: async (who, id) => (await seen(who.call(pointsAdjustmentApi.get, { id })))?.can ?? [],
  attempt: (_, who, event, { id, rev }) =>
    who.call(pointsAdjustmentApi.decide, { id, rev, event: event as PointsAdjustmentEvent, comment: 'So be it' }),
};

/** A rule of its own for each, so that no limit keeps back what is appealed against. */
export const pointsAppeal: Driver = {
  table: 'points_appeal',
  machine: pointsAppealMachine,
  weight: 1,
  cast: ['owner', 'clerk', 'second', 'handler', 'other'],
  clock: { jobs: ['points-appeal.expire'] },
  async begin(stage, [isOthers]) {
    const { company, people, shopId } = stage;
    const ruleId = await makeRule(stage);
    const given = { ruleId, shopIds: [shopId], points: -1, reason: 'A dirty kitchen', requestId: requestId() };
    const { id: sourceId } = await people.clerk.call(pointsAdjustmentApi.create, given);
    const [posting] = (await company.owner.call(pointsApi.ledger, { sourceId: [sourceId] })).list;
    const appealed = { postingId: posting?.id ?? '', reason: 'It was clean', requestId: requestId() };
    return (await people[isOthers ? 'other' : 'handler'].call(pointsAppealApi.create, appealed)).id;
  },
  offered: async (who, _id, _key, { row }) =>
    (await seen(who.call(pointsAppealApi.get, { postingId: String(row.posting_id) })))?.can ?? [],
  attempt: (_, who, event, { id, rev }) =>
    event === 'expire'
      ? null
      : who.call(pointsAppealApi.decide, { id, rev, event: event as PointsAppealAct, comment: 'So be it' }),
  async leave({ company, w }, id) {
    const [row] = await w.sql<{ id: string; rev: number }>(
      `select r.id, r.rev from points_appeal a join points_posting p on p.id = a.posting_id
         join points_rule r on r.id = p.rule_id where a.id = $1`,
      [id],
    );
    if (row) await company.owner.call(pointsRuleApi.move, { id: row.id, rev: row.rev, event: 'disable' });
  },
};
