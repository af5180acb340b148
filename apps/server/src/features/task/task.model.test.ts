import { inspectionApi } from '@rondo/contract/inspection';
import { taskApi as api } from '@rondo/contract/task';
import { TASK_EVENTS, type TaskEvent } from '@rondo/domain/task';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '../../../test/client.ts';
import type { Company, Person } from '../../../test/factories.ts';
import { answersOf, DEVICE, dispatchTo, type GivenTemplate, givenTemplate } from '../../../test/inspection.ts';
import { requestId, type World, world } from '../../../test/world.ts';

const HOUR = 3_600_000;
/** Random orders of events. More of them: `SEQUENCES=10000 npm test -- task.model`. */
const SEQUENCES = Number(process.env.SEQUENCES ?? '15');
const PEOPLE = ['owner', 'initiator', 'handler', 'other', 'reviewer', 'outsider'] as const;
type Role = (typeof PEOPLE)[number];

let w: World;
let company: Company;
let shopId: string;
let template: GivenTemplate;
let people: Record<Role, Person>;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  shopId = await company.shop();
  template = await givenTemplate(w, company);
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

interface Seen {
  id: string;
  rev: number;
  handlers: readonly string[];
}

/** Somebody tries to cause an event through the door that belongs to it. Clock events have none. */
function attempt(who: Person, event: TaskEvent, { id, rev, handlers }: Seen): Promise<unknown> | null {
  const deadlineAt = new Date(w.clock.now().getTime() + 48 * HOUR).toISOString();
  switch (event) {
    case 'claim':
      return who.call(inspectionApi.open, { taskId: id, deviceId: DEVICE, continueHere: true });
    case 'release':
      return who.call(inspectionApi.discard, { taskId: id });
    case 'submit':
    case 'submit_unreviewed':
      return who.call(inspectionApi.submit, {
        taskId: id,
        deviceId: DEVICE,
        answers: answersOf(template.items),
        requestId: requestId(),
      });
    case 'transfer': {
      const to = handlers.length === 1 && handlers[0] === people.other.id ? people.handler : people.other;
      return who.call(api.transfer, { id, rev, toId: to.id });
    }
    case 'change_deadline':
      return who.call(api.changeDeadline, { id, rev, deadlineAt });
    case 'approve':
    case 'approve_level':
      return who.call(api.approve, { id, rev });
    case 'change_reviewers':
      return who.call(api.changeReviewers, { id, rev, levels: [{ mode: 'any', memberIds: [people.reviewer.id] }] });
    case 'edit': {
      const startAt = new Date(w.clock.now().getTime() + HOUR).toISOString();
      return who.call(api.edit, { id, rev, name: 'Later', description: '', startAt, deadlineAt });
    }
    case 'reject':
      return who.call(api.reject, { id, rev, comment: 'Again' });
    case 'close':
    case 'cancel':
      return who.call(api.close, { id, rev, comment: 'Over' });
    case 'reopen':
      return who.call(api.reopen, { id, rev, deadlineAt });
    case 'initiate':
    case 'close_by_deadline':
      return null;
    default:
      return event satisfies never;
  }
}

/** Events behind one door: the state decides which of them it is. */
const DOORS: Partial<Record<TaskEvent, TaskEvent[]>> = {
  submit: ['submit', 'submit_unreviewed'],
  submit_unreviewed: ['submit', 'submit_unreviewed'],
  approve: ['approve', 'approve_level'],
  approve_level: ['approve', 'approve_level'],
  close: ['close', 'cancel'],
  cancel: ['close', 'cancel'],
};

const succeeds = (promise: Promise<unknown>): Promise<boolean> =>
  promise.then(
    () => true,
    (error: unknown) => {
      if (error instanceof Refused && error.code !== 99001) return false;
      throw error;
    },
  );

async function seen(who: Person, id: string) {
  const detail = await who.call(api.get, { id }).catch((error: unknown) => {
    if (error instanceof Refused && error.reason === 'NOT_FOUND') return null;
    throw error;
  });
  return {
    offered: detail?.can.events ?? [],
    rev: detail?.rev ?? 0,
    handlers: detail?.handlers.map((h) => h.id) ?? [],
  };
}

const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ who: fc.constantFrom(...PEOPLE), event: fc.constantFrom(...TASK_EVENTS) }) },
  { weight: 1, arbitrary: fc.record({ hours: fc.integer({ min: 1, max: 30 }) }) },
);

it(
  'what is offered succeeds and what is not is refused, whoever does what in whatever order',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({ review: fc.boolean(), levels: fc.boolean(), scheduled: fc.boolean(), close: fc.boolean() }),
        fc.array(step, { minLength: 10, maxLength: 30 }),
        async ({ review, levels, scheduled, close }, steps) => {
          const at = w.clock.now().getTime();
          const { firstTaskId: id } = await dispatchTo(w, people.initiator, template.id, [shopId], {
            executor: { kind: 'members', memberIds: [people.handler.id, people.other.id] },
            review,
            reviewerIds: review ? [people.reviewer.id] : [],
            deadlinePolicy: close ? 'close' : 'allow_late',
            ...(scheduled ? { startAt: new Date(at + HOUR).toISOString() } : {}),
          });
          if (levels) {
            await people.initiator.call(api.changeReviewers, {
              id,
              rev: 0,
              levels: [
                { mode: 'any', memberIds: [people.reviewer.id] },
                { mode: 'sequence', memberIds: [people.initiator.id, people.owner.id] },
              ],
            });
          }
          for (const move of steps) {
            if ('hours' in move) {
              w.clock.advance(move.hours * HOUR);
              await w.sql('update session set expires_at = $1', [new Date(w.clock.now().getTime() + 99 * 24 * HOUR)]);
              await w.app.runJob('task.watch');
              continue;
            }
            const who = people[move.who];
            const { offered, ...known } = await seen(who, id);
            const tried = attempt(who, move.event, { id, ...known });
            if (!tried) {
              expect(offered).not.toContain(move.event);
              continue;
            }
            const isOffered = (DOORS[move.event] ?? [move.event]).some((event) => offered.includes(event));
            expect([move, await succeeds(tried)]).toEqual([move, isOffered]);
          }
          const waits = await w.sql(
            'select state, (select count(*) from turn where object_id = task.id) as turns from task where id = $1',
            [id],
          );
          const isOpen = waits[0]?.state === 'pending' || waits[0]?.state === 'pending_review';
          expect(Number(waits[0]?.turns) > 0).toBe(isOpen);
        },
      ),
      { numRuns: SEQUENCES },
    );
  },
  Math.max(60_000, SEQUENCES * 4_000),
);
