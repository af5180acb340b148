import { freeTaskApi } from '@rondo/contract/free-task';
import { supportApi } from '@rondo/contract/support';
import { taskApi } from '@rondo/contract/task';
import { HOUR_MS } from '@rondo/domain/duration';
import { REVIEW_MODES } from '@rondo/domain/review';
import { CLOSE_REASONS, TASK_STATES } from '@rondo/domain/task';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Company, Person } from '../../../test/factories.ts';
import { refused } from '../../../test/refusal.ts';
import { requestId, type World, world } from '../../../test/world.ts';

let w: World;
let company: Company;
let people: Person[];

beforeAll(async () => {
  w = await world();
  company = await w.company();
  const shopId = await company.shop();
  const member = (role: 'inspector' | 'area_manager') => company.member({ role, shopIds: [shopId] });
  const staff = await company.member({ role: 'staff' });
  people = [company.owner, await member('inspector'), await member('area_manager'), staff];
});
afterAll(() => w.stop());

const create = (more = {}) =>
  company.owner.call(freeTaskApi.create, {
    name: 'Anything',
    executor: { kind: 'members', memberIds: people.slice(1, 3).map(({ id }) => id) },
    deadlineAt: new Date(w.clock.now().getTime() + HOUR_MS).toISOString(),
    review: 'levels' in more,
    requestId: requestId(),
    ...more,
  });

const parts = fc.subarray(['initiator', 'handler', 'reviewer', 'cc'], { minLength: 0 });
const state = fc.record({
  state: fc.constantFrom(...TASK_STATES),
  reason: fc.constantFrom(...CLOSE_REASONS),
  closedHours: fc.integer({ min: 0, max: 240 }),
  transfers: fc.integer({ min: 0, max: 6 }),
  claimedBy: fc.option(fc.integer({ min: 0, max: 3 })),
  level: fc.integer({ min: 1, max: 2 }),
  modes: fc.tuple(fc.constantFrom(...REVIEW_MODES), fc.constantFrom(...REVIEW_MODES)),
  hasOpenPart: fc.boolean(),
  people: fc.tuple(parts, parts, parts, parts),
  levels: fc.array(fc.integer({ min: 1, max: 2 }), { minLength: 4, maxLength: 4 }),
  approved: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  reader: fc.integer({ min: 0, max: 3 }),
});
type State = typeof state extends fc.Arbitrary<infer S> ? S : never;

/** Writes any state at all into the tables, whether the product would come to it or not. */
async function put(id: string, partId: string, given: State): Promise<void> {
  const isClosed = given.state === 'closed';
  const closedAt = isClosed ? new Date(w.clock.now().getTime() - given.closedHours * HOUR_MS) : null;
  const claimedBy = given.claimedBy === null ? null : people[given.claimedBy]?.id;
  const hasReviewer = given.people.some((own) => own.includes('reviewer'));
  await w.sql(
    `update task set state = $2, close_reason = $3, finished_at = $4, transfers = $5, claimed_by = $6, review_level = $7,
       review_modes = $8, has_reviewer = $9 where id = $1`,
    [
      id,
      given.state,
      isClosed ? given.reason : null,
      closedAt,
      given.transfers,
      claimedBy,
      given.level,
      given.modes,
      hasReviewer,
    ],
  );
  await w.sql(`update task set state = $2 where id = $1`, [partId, given.hasOpenPart ? 'pending' : 'completed']);
  await w.sql('delete from task_person where task_id = $1', [id]);
  const rows = given.people.flatMap((relations, at) =>
    relations.map((relation) => ({
      ...{ company_id: company.id, task_id: id, member_id: people[at]?.id, relation, created_at: w.clock.now() },
      ...{ level: given.levels[at], sort: at, approved_round: given.approved[at] ? 1 : null },
    })),
  );
  await w.sql('insert into task_person select * from json_populate_recordset(null::task_person, $1::json)', [
    JSON.stringify(rows),
  ]);
}

it('says of 1,000 random states exactly what the server offers to somebody', async () => {
  const { firstTaskId: id } = await create({ parts: [{ name: 'Part', handlerId: people[1]?.id }] });
  const [whole] = await w.sql<{ number: string }>('select number from task where id = $1', [id]);
  const [part] = await w.sql<{ id: string }>('select id from task where parent_id = $1', [id]);
  await fc.assert(
    fc.asyncProperty(state, async (given) => {
      await put(id, part?.id ?? '', given);
      const reader = people[given.reader] ?? company.owner;
      const asked = { number: whole?.number ?? '', memberId: reader.id };
      const told = await company.owner.call(supportApi.explainTask, asked);
      const offered = await reader.call(taskApi.get, { id }).then(
        (detail) => detail.can.events,
        () => [],
      );
      expect(
        told.events
          .filter(({ isLegal }) => isLegal)
          .map(({ event }) => event)
          .sort(),
      ).toEqual([...offered].sort());
      expect(told.events.every(({ isLegal, why }) => isLegal || why.length > 0 || !told.sees)).toBe(true);
    }),
    { numRuns: 1000 },
  );
}, 240_000);

it('names what is in the way', async () => {
  const { firstTaskId: id } = await create();
  const [row] = await w.sql<{ number: string }>('select number from task where id = $1', [id]);
  const ask = (memberId: string) =>
    company.owner.call(supportApi.explainTask, { number: ` ${row?.number.toLowerCase()} `, memberId });
  const of = async (memberId: string, event: string) => (await ask(memberId)).events.find((one) => one.event === event);
  expect(await of(people[1]?.id ?? '', 'submit_unreviewed')).toMatchObject({ isLegal: true, to: 'completed', why: [] });
  expect(await of(people[1]?.id ?? '', 'submit')).toMatchObject({ isLegal: false, why: ['reviewed'] });
  expect(await of(people[1]?.id ?? '', 'reopen')).toMatchObject({ isLegal: false, to: null, why: ['state'] });
  expect(await of(people[1]?.id ?? '', 'close')).toMatchObject({ why: ['manager'] });
  expect((await ask(people[3]?.id ?? '')).sees).toBe(false);
});

it('is for support staff, and knows nothing of tasks that are not there', async () => {
  const { id } = people[1] ?? company.owner;
  expect(await refused(company.owner.call(supportApi.explainTask, { number: 'T-none', memberId: id }))).toBe(
    'NOT_FOUND',
  );
  const asked = people[1]?.call(supportApi.explainTask, { number: 'T-none', memberId: id });
  expect(await refused(asked ?? Promise.resolve())).toBe('FORBIDDEN');
});

it('checks itself: what runs, how long the database takes, and the background work of the own company', async () => {
  const asked = w.clock.now().toISOString();
  const before = await company.owner.call(supportApi.selfCheck, {});
  expect(before).toMatchObject({ node: process.version, queue: { waiting: 0, running: 0, failed: 0 } });
  expect(before.database).toMatch(/^\d+\.\d+/);
  // The clock goes on while the answer is under way.
  expect(before.at >= asked && before.at <= w.clock.now().toISOString()).toBe(true);
  await w.sql(
    `insert into job_run (company_id, id, kind, member_id, name, state, created_at, touched_at, finished_at, reason)
       values ($1, gen_random_uuid(), 'task.export', $2, 'x', 'failed', now(), now(), now(), 'x')`,
    [company.id, company.owner.id],
  );
  expect((await company.owner.call(supportApi.selfCheck, {})).queue.failed).toBe(1);
  const elsewhere = await w.company();
  expect((await elsewhere.owner.call(supportApi.selfCheck, {})).queue.failed).toBe(0);
  expect(await refused((people[1] ?? company.owner).call(supportApi.selfCheck, {}))).toBe('FORBIDDEN');
});
