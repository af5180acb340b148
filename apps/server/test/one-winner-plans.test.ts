import { edgeApi } from '@rondo/contract/edge';
import { subscriptionApi } from '@rondo/contract/subscription';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Driver, Known } from './model/driver.ts';
import { learning } from './model/drivers/learning.ts';
import { member } from './model/drivers/member.ts';
import { notice } from './model/drivers/notice.ts';
import { pointsRule } from './model/drivers/points.ts';
import { record } from './model/drivers/record.ts';
import { subscription } from './model/drivers/subscription.ts';
import { timedSnapshot } from './model/drivers/timed-snapshot.ts';
import { inDays, type Stage, stageOf } from './model/stage.ts';
import { outcomes } from './refusal.ts';
import { requestId } from './world.ts';

/** As one-winner.test.ts, of what plans, rules and people are: of twenty at once one moves it, and it is told once. */

let stage: Stage;
beforeAll(async () => {
  stage = await stageOf();
});
afterAll(() => stage.stop());

const CALLERS = 20;
const atOnce = (call: () => Promise<unknown> | null) =>
  outcomes(Array.from({ length: CALLERS }, async () => (await call()) ?? Promise.reject(new Error('it has no door'))));

async function knownOf({ table }: Driver, id: string): Promise<Known> {
  const [row] = await stage.w.sql<{ state: string; rev?: number }>(`select * from ${table} where id = $1`, [id]);
  if (!row) throw new Error(`a row of ${table} is gone`);
  return { id, state: row.state, rev: row.rev ?? 0, row };
}

const told = async (id: string, event: string): Promise<number> =>
  (await stage.w.sql('select 1 from history where object_id = $1 and event = $2', [id, event])).length;

/** Each machine's moves in an order in which one leads to the next. */
const MOVES: readonly (readonly [Driver, readonly string[]])[] = [
  [subscription, ['pause', 'resume', 'end']],
  [timedSnapshot, ['pause', 'resume', 'end']],
  [pointsRule, ['enable', 'disable']],
  [notice, ['schedule', 'cancel', 'ask', 'refuse', 'publish', 'recall']],
  [notice, ['ask', 'approve', 'recall']],
  [member, ['disable', 'enable', 'resign', 'rejoin']],
  [learning, ['publish', 'end']],
  [record, ['void']],
];

it.each(MOVES)('$table: each of $1 has one winner of twenty', async (driver, events) => {
  const { owner } = stage.company;
  const id = await driver.begin(stage, [false, false, false, false]);
  for (const job of driver.clock?.jobs ?? []) await stage.w.app.runJob(job);
  // Of an announcement its author does most, and a second person decides.
  const isDecision = (event: string) => event === 'approve' || event === 'refuse';
  const whoDoes = (event: string) => (driver === notice && !isDecision(event) ? stage.people.clerk : owner);
  for (const event of events) {
    const known = await knownOf(driver, id);
    const before = await told(id, event);
    const { won } = await atOnce(() => driver.attempt(stage, whoDoes(event), event, known));
    const after = await knownOf(driver, id);
    expect({ event, won, state: after.state, told: (await told(id, event)) - before }).toEqual({
      ...{ event, won: 1, told: 1 },
      state: driver.machine.after(known.state, event),
    });
  }
  await driver.leave?.(stage, id);
});

it('a store gateway loses its key once', async () => {
  const { company, shopId } = stage;
  const { id } = await company.owner.call(edgeApi.create, { shopId, name: 'Back office', requestId: requestId() });
  const { won, reasons } = await atOnce(() => company.owner.call(edgeApi.revoke, { id }));
  expect([won, [...reasons]]).toEqual([1, ['EDGE_REVOKED']]);
  expect(await told(id, 'revoked')).toBe(1);
});

it('a report is sent to somebody again once an hour', async () => {
  const { company, w } = stage;
  const { id } = await company.owner.call(subscriptionApi.create, {
    ...{ name: 'Visits', report: 'records', period: 'yesterday', memberIds: [company.owner.id], channels: ['in_app'] },
    ...{ withFile: false, skipEmpty: false, schedule: { frequency: 'daily', startOn: inDays(stage, 0) } },
    requestId: requestId(),
  });
  await company.owner.call(subscriptionApi.sendNow, { id, isTest: false, requestId: requestId() });
  const sent = 'select d.id from subscription_delivery d join subscription_run r on r.id = d.run_id';
  const isSent = async () => {
    await w.app.runJob('subscription.watch');
    return (await w.sql(`${sent} where r.subscription_id = $1 and d.state = 'sent'`, [id])).length;
  };
  await expect.poll(isSent).toBe(1);
  const [one] = await w.sql<{ id: string }>(`${sent} where r.subscription_id = $1`, [id]);
  const resend = { deliveryId: one?.id ?? '' };
  const resent = await atOnce(() => company.owner.call(subscriptionApi.resend, { ...resend, requestId: requestId() }));
  expect([resent.won, [...resent.reasons], await told(id, 'resent')]).toEqual([1, ['SENT_OFTEN'], 1]);
});
