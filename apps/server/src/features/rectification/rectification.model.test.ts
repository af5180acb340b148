import { inspectionApi } from '@rondo/contract/inspection';
import { rectificationApi as api } from '@rondo/contract/rectification';
import {
  RECTIFICATION_EVENTS,
  type RectificationEvent,
  type RectificationState,
  rectificationMachine,
} from '@rondo/domain/rectification';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { givenPhoto, givenRectification } from '../../../test/rectification.ts';
import { type World, world } from '../../../test/world.ts';

const HOUR = 3_600_000;
/** Random orders of events. More of them: `SEQUENCES=10000 npm test -- rectification.model`. */
const SEQUENCES = Number(process.env.SEQUENCES ?? '15');
const PEOPLE = ['owner', 'initiator', 'handler', 'other', 'reviewer', 'outsider'] as const;
type Role = (typeof PEOPLE)[number];

let w: World;
let company: Company;
let shopId: string;
let people: Record<Role, Person>;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  shopId = await company.shop();
  const member = (role: 'inspector' | 'area_manager') => company.member({ role, shopIds: [shopId] });
  people = {
    owner: company.owner,
    initiator: await member('inspector'),
    handler: await member('inspector'),
    other: await member('inspector'),
    reviewer: await member('area_manager'),
    outsider: await company.member({ role: 'staff' }),
  };
});
afterAll(() => w.stop());

/** Events behind one door: the state decides which of them it is. */
const DOORS: Partial<Record<RectificationEvent, RectificationEvent[]>> = {
  handle: ['handle', 'handle_unreviewed'],
  handle_unreviewed: ['handle', 'handle_unreviewed'],
};

interface Seen {
  id: string;
  rev: number;
  deadlineAt: string;
}

/** Somebody tries to cause an event through the door that belongs to it. */
async function attempt(who: Person, event: RectificationEvent, { id, rev, deadlineAt }: Seen): Promise<unknown> {
  switch (event) {
    case 'handle':
    case 'handle_unreviewed':
      return who.call(api.handle, { id, rev, photoIds: [await givenPhoto(w, who)] });
    case 'transfer':
      return who.call(api.transfer, { id, rev, toId: people.other.id });
    case 'extend': {
      const next = Math.max(Date.parse(deadlineAt), w.clock.now().getTime()) + HOUR;
      return who.call(api.extend, { id, rev, deadlineAt: new Date(next).toISOString() });
    }
    case 'ask_extension': {
      const next = Math.max(Date.parse(deadlineAt), w.clock.now().getTime()) + HOUR;
      return who.call(api.askExtension, { id, rev, deadlineAt: new Date(next).toISOString(), comment: 'More time' });
    }
    case 'grant_extension':
      return who.call(api.grantExtension, { id, rev });
    case 'deny_extension':
      return who.call(api.denyExtension, { id, rev, comment: 'No' });
    case 'appeal':
      return who.call(api.appeal, { id, rev, comment: 'It was cold', photoIds: [await givenPhoto(w, who)] });
    case 'uphold_appeal':
      return who.call(api.upholdAppeal, { id, rev, comment: 'It was warm' });
    case 'accept_appeal':
      return who.call(inspectionApi.acceptAppeal, { id, rev, comment: 'It was cold', as: 'pass' });
    case 'withdraw':
      return who.call(api.withdraw, { id, rev });
    case 'approve':
      return who.call(api.approve, { id, rev });
    case 'reject':
      return who.call(api.reject, { id, rev, comment: 'Again' });
    case 'end':
      return who.call(api.end, { id, rev, comment: 'Over' });
    case 'reopen':
      return who.call(api.reopen, { id, rev, comment: 'Broken' });
    default:
      return event satisfies never;
  }
}

/** What it is now, whoever may see it. */
async function now(id: string): Promise<{ state: RectificationState; rev: number; deadlineAt: string }> {
  const [row] = await w.sql<{ state: RectificationState; rev: number; deadline: Date }>(
    'select state, rev, deadline_at as deadline from rectification where id = $1',
    [id],
  );
  if (!row) throw new Error('it is gone');
  return { ...row, deadlineAt: row.deadline.toISOString() };
}

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused && error.code !== 99001) return false;
      throw error;
    },
  );

const step = fc.oneof(
  {
    weight: 9,
    arbitrary: fc.record({ who: fc.constantFrom(...PEOPLE), event: fc.constantFrom(...RECTIFICATION_EVENTS) }),
  },
  { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 300 }) }) },
);

it(
  'what is offered succeeds and leads where the machine says, and what is not is refused, in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ review: fc.boolean(), business: fc.boolean(), transfer: fc.boolean(), asking: fc.boolean() }),
        fc.array(step, { minLength: 10, maxLength: 30 }),
        async ({ review, business, transfer, asking }, steps) => {
          const id = await givenRectification(w, company, {
            ...{ shopId, initiator: people.initiator, handlers: [people.handler] },
            reviewers: review ? [people.reviewer] : [],
            made: { clock: business ? 'business' : 'calendar', allowsTransfer: transfer, allowsExtension: asking },
          });
          for (const move of steps) {
            if ('hours' in move) {
              w.clock.advance(move.hours * HOUR);
              await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + 999 * HOUR)]);
              await w.app.runJob('rectification.watch');
              continue;
            }
            const who = people[move.who];
            const asked = who.call(api.get, { id }).catch((error: unknown) => {
              if (error instanceof Refused && error.reason === 'NOT_FOUND') return null;
              throw error;
            });
            const [seen, open] = await Promise.all([asked, now(id)]);
            const offered = seen?.can.events ?? [];
            const done = (DOORS[move.event] ?? [move.event]).find((event) => offered.includes(event));
            const tried = attempt(who, move.event, { id, ...open });
            expect([move, await succeeds(tried)]).toEqual([move, done !== undefined]);
            const { state } = await now(id);
            expect(state).toBe(done ? rectificationMachine.after(open.state, done) : open.state);
          }
          const [row] = await w.sql<{ state: string; turns: number; asked: boolean; answers: boolean }>(
            `select state, (select count(*)::int from turn where object_id = r.id) as turns, (asked_at is not null or appeal is not distinct from 'open') as asked,
                    exists (select from turn where object_id = r.id and act = 'review') as answers
               from rectification r where id = $1`,
            [id],
          );
          expect(row?.answers).toBe(row?.asked === true || row?.state === 'awaiting_review');
          expect((row?.turns ?? 0) > 0).toBe(rectificationMachine.open.some((state) => state === row?.state));
        },
      ),
      { numRuns: SEQUENCES },
    );
  },
  Math.max(60_000, SEQUENCES * 4_000),
);
