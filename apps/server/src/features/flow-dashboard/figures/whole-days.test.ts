import { flowFiguresApi as api } from '@rondo/contract/flow-figures';
import type { Input } from '@rondo/contract/kit/endpoint';
import { addDays } from '@rondo/domain/civil-time';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company } from '../../../../test/factories.ts';
import { flowHour } from '../../../../test/flow-rows.ts';
import { type World, world } from '../../../../test/world.ts';

/** A comparison of more than 20,000 store-days looks at whole days alone; up to there also at the hours of the others. */
let w: World;
let company: Company;
let near: string;
let far: string;

const STORES = 130;
const LONG = { from: '2026-05-01', to: '2026-10-31' };
const LENGTH = 184;
/** The compared period lies whole weeks before. */
const BEFORE = Math.ceil(LENGTH / 7) * 7;

beforeAll(async () => {
  w = await world();
  w.clock.set(new Date('2026-11-25T02:00:00Z'));
  company = await w.company();
  near = await company.shop({ name: 'Near' });
  far = await company.shop({ name: 'Far' });
  await w.sql(
    `insert into shop (company_id, id, name, group_id, lineage, state, created_at, updated_at)
     select company_id, gen_random_uuid(), 'Store ' || n, group_id, lineage, 'open', now(), now()
       from shop cross join generate_series(1, $2::int) n where id = $1`,
    [near, STORES - 2],
  );
});
afterAll(() => w.stop());

type Question = Input<typeof api.read>['questions'][number];
const compare = async (more: Partial<Question> = {}) => {
  const question = {
    key: 'a',
    metrics: ['entries' as const, 'openShare' as const],
    ...LONG,
    compare: 'previous' as const,
  };
  const { answers } = await company.owner.call(api.read, { questions: [{ ...question, ...more }] });
  return answers[0]?.compared;
};
const hour = (shopId: string, day: string, at: number, sums: Parameters<typeof flowHour>[2], isOpen = true) =>
  flowHour(w, { companyId: company.id, shopId, day, hour: at, isOpen }, sums);

it('takes the days that are complete in both periods, says of how many hours, and leaves out what figures leave out', async () => {
  const before = (day: string) => addDays(day, -BEFORE);
  // Complete in both periods: 2 hours of 30 against 2 of 20; one of them before opening.
  for (const at of [9, 10]) {
    await hour(near, '2026-06-01', at, { entries: 30 }, at === 10);
    await hour(near, before('2026-06-01'), at, { entries: 20 }, at === 10);
  }
  // One of its two hours is not complete now: the day is not taken, whatever the other hour says.
  for (const at of [10, 11]) {
    await hour(near, '2026-06-02', at, { entries: 500, healthy_minutes: at === 10 ? 20 : 60 });
    await hour(near, before('2026-06-02'), at, { entries: 400 });
  }
  // Not complete before.
  await hour(near, '2026-06-03', 10, { entries: 700 });
  await hour(near, before('2026-06-03'), 10, { entries: 600, healthy_minutes: 59 });
  // Nobody counted before.
  await hour(far, '2026-06-01', 10, { entries: 900 });
  // Of another store, complete.
  await hour(far, '2026-10-31', 10, { entries: 8 });
  await hour(far, before('2026-10-31'), 10, { entries: 5 });
  // Left out of the figures before.
  await hour(far, '2026-07-01', 10, { entries: 10_000 });
  await hour(far, before('2026-07-01'), 10, { entries: 10_000 });
  await w.sql(
    `insert into flow_exclusion (company_id, shop_id, day, reason, made_by, made_at) values ($1, $2, $3, 'Works', $4, now())`,
    [company.id, far, before('2026-07-01'), company.owner.id],
  );
  // 60 + 8 against 40 + 5; 30 + 8 of 68 and 20 + 5 of 45 in opening hours; 3 of 9 hours.
  expect(await compare()).toEqual({
    ...{ from: before(LONG.from), to: before(LONG.to), current: [68, 55.9], previous: [45, 55.6], matched: 3, of: 8 },
  });
  expect(await compare({ openOnly: true })).toMatchObject({
    current: [38, 100],
    previous: [25, 100],
    matched: 2,
    of: 7,
  });
});

it('of fewer store-days also takes the hours that are complete in both', async () => {
  // The same as above of one store: its hours of 2 June come to it, 500 against 400.
  expect(await compare({ shopId: [near] })).toMatchObject({ current: [560, 94.6], previous: [440, 95.5], matched: 3 });
});

it('takes no day that is not over', async () => {
  await hour(far, '2026-11-25', 9, { entries: 70 });
  await hour(far, addDays('2026-11-25', -BEFORE), 9, { entries: 50 });
  const span = { from: addDays('2026-11-25', 1 - LENGTH), to: '2026-11-25' };
  // What was complete in summer is there, the hours of today are not.
  expect(await compare(span)).toMatchObject({ current: [68, 55.9], previous: [45, 55.6], matched: 3 });
});
