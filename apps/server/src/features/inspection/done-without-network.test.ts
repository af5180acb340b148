import { recordApi } from '@rondo/contract/record';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { answersOf, dispatchTo, givenShopToInspect, openTask, submitTask } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
beforeAll(async () => {
  w = await world();
  // 10:00 tomorrow in the company's zone: an hour later is the same day, whenever this runs.
  w.clock.set(new Date(new Date().setUTCHours(26, 0, 0, 0)));
});
afterAll(() => w.stop());

/** A task opened at a moment, and sent a day later. */
async function openedThenAway() {
  const { company, manager, shopId, template } = await givenShopToInspect(w);
  const { firstTaskId } = await dispatchTo(w, company.owner, template.id, [shopId]);
  await openTask(manager, firstTaskId);
  const openedAt = w.clock.now().getTime();
  w.clock.advance(DAY_MS);
  const submit = (doneAt?: string, id = requestId()) =>
    submitTask(manager, firstTaskId, answersOf(template.items), { requestId: id, ...(doneAt ? { doneAt } : {}) });
  return { company, openedAt, submit, taskId: firstTaskId };
}

it('counts on the day and for as long as it was done, and was there when it arrived', async () => {
  const { company, openedAt, submit } = await openedThenAway();
  const doneAt = new Date(openedAt + HOUR_MS).toISOString();
  const { recordId } = await submit(doneAt);
  const record = await company.owner.call(recordApi.get, { id: recordId });
  expect(record.doneAt).toBe(doneAt);
  expect(Date.parse(record.submittedAt) - Date.parse(doneAt)).toBeGreaterThan(DAY_MS - 2 * HOUR_MS);
  expect(record.durationS).toBeGreaterThanOrEqual(3_599);
  expect(record.durationS).toBeLessThan(3_700);
  const [row] = await w.sql<{ day: string; done: string }>(
    `select business_on::text as day, (done_at at time zone 'Asia/Shanghai')::date::text as done from record where id = $1`,
    [recordId],
  );
  const [today] = await w.sql<{ day: string }>(
    `select ($1::timestamptz at time zone 'Asia/Shanghai')::date::text as day`,
    [w.clock.now().toISOString()],
  );
  expect(row?.day).not.toBe(today?.day);
});

it('takes no time from before it was begun and none to come', async () => {
  for (const [said, edge] of [
    ['2001-01-01T00:00:00Z', 'start'],
    ['2199-01-01T00:00:00Z', 'now'],
  ] as const) {
    const { company, openedAt, submit } = await openedThenAway();
    const { recordId } = await submit(said);
    const { doneAt } = await company.owner.call(recordApi.get, { id: recordId });
    const expected = edge === 'start' ? openedAt : w.clock.now().getTime();
    expect(Math.abs(Date.parse(doneAt) - expected)).toBeLessThan(60_000);
  }
});

it('arrives once, however many of the same come at the same time', async () => {
  const { openedAt, submit, taskId } = await openedThenAway();
  const id = requestId();
  const doneAt = new Date(openedAt + HOUR_MS).toISOString();
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(doneAt, id)));
  expect(new Set(answers.map(({ recordId }) => recordId)).size).toBe(1);
  expect(await w.sql('select id from record where task_id = $1', [taskId])).toHaveLength(1);
});

it('refuses a time that is none', async () => {
  const { submit } = await openedThenAway();
  await expect(submit('yesterday')).rejects.toThrow();
});
