import { inspectionApi } from '@rondo/contract/inspection';
import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import { rectificationApi as rectification } from '@rondo/contract/rectification';
import { taskApi as task } from '@rondo/contract/task';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Company, Person } from '../factories.ts';
import { answersOf, DEVICE, dispatchTo, type GivenTemplate, givenTemplate, inspect } from '../inspection.ts';
import { givenPhoto, givenRectification } from '../rectification.ts';
import { requestId, type World, world } from '../world.ts';
import { AT_ONCE, atOnce, POLITE, times, wins } from './at-once.ts';

let w: World;
let company: Company;
let handler: Person;
let reviewer: Person;
let heir: Person;
let shopId: string;
let template: GivenTemplate;

beforeAll(async () => {
  w = await world();
  company = await w.company();
  handler = await company.member({ role: 'store_manager' });
  shopId = await company.shop({ managerIds: [handler.id] });
  reviewer = await company.member({ role: 'inspector', shopIds: [shopId] });
  heir = await company.member({ role: 'inspector', shopIds: [shopId] });
  template = await givenTemplate(w, company);
});
afterAll(() => w.stop());

const RUNS = 2;
const later = () => new Date(w.clock.now().getTime() + 9 * 86_400_000).toISOString();

/** The same call many times at once: what each was answered. */
const race = <E extends Endpoint>(who: Person, endpoint: E, input: (i: number) => Input<E>): Promise<string[]> =>
  atOnce(times((n) => who.call(endpoint, input(n))));

/** What the losers may hear. */
const polite = [...POLITE, 'TASK_HANDLED', 'TASK_CLOSED', 'FORBIDDEN', 'REOPEN_TOO_LATE', 'TASK_DELETED'];

/** Moves in the history of an object, and whose turn it is now. */
async function traces(id: string, event: string) {
  const history = await w.sql(
    `select id from history where object_id = $1 and event = $2 and at >= now() - interval '1 hour'`,
    [id, event],
  );
  const turns = await w.sql<{ who: string }>(
    'select act || member_id as who from turn where object_id = $1 order by 1',
    [id],
  );
  return { history: history.length, turns: turns.map((t) => t.who) };
}

const recount = async (kind: 'rectification' | 'task', id: string): Promise<string[]> => {
  const [handle, review] = kind === 'task' ? ['pending', 'pending_review'] : ['pending', 'awaiting_review'];
  const rows = await w.sql<{ who: string }>(
    `select case o.state when '${handle}' then 'handle' else 'review' end || p.member_id as who
       from ${kind} o join ${kind}_person p on p.${kind}_id = o.id
      where o.id = $1 and ((o.state = '${handle}' and p.relation = 'handler') or (o.state = '${review}' and p.relation = 'reviewer')) order by 1`,
    [id],
  );
  return rows.map((row) => row.who);
};

describe('a rectification moved by twenty at once', () => {
  const given = async (state: string): Promise<string> => {
    const id = await givenRectification(w, company, {
      shopId,
      initiator: company.owner,
      handlers: [handler],
      reviewers: [reviewer],
    });
    if (state === 'asked')
      await handler.call(rectification.askExtension, { id, rev: 0, deadlineAt: later(), comment: 'More time' });
    if (state === 'appealed')
      await handler.call(rectification.appeal, {
        id,
        rev: 0,
        comment: 'Cold',
        photoIds: [await givenPhoto(w, handler)],
      });
    if (['pending', 'asked', 'appealed'].includes(state)) return id;
    await handler.call(rectification.handle, { id, rev: 0, photoIds: [await givenPhoto(w, handler)] });
    if (state === 'completed') await reviewer.call(rectification.approve, { id, rev: 1 });
    return id;
  };
  const photo = () => givenPhoto(w, handler);
  type Move = [event: string, from: string, move: (id: string, rev: number) => Promise<string[]>];
  const moves: Move[] = [
    [
      'handle',
      'pending',
      async (id, rev) => {
        const photoIds = [await photo()];
        return race(handler, rectification.handle, () => ({ id, rev, photoIds }));
      },
    ],
    ['approve', 'awaiting_review', (id, rev) => race(reviewer, rectification.approve, () => ({ id, rev }))],
    [
      'reject',
      'awaiting_review',
      (id, rev) => race(reviewer, rectification.reject, () => ({ id, rev, comment: 'Again' })),
    ],
    ['withdraw', 'awaiting_review', (id, rev) => race(handler, rectification.withdraw, () => ({ id, rev }))],
    [
      'transfer',
      'pending',
      (id, rev) => race(company.owner, rectification.transfer, () => ({ id, rev, toId: heir.id })),
    ],
    [
      'extend',
      'pending',
      (id, rev) => race(company.owner, rectification.extend, () => ({ id, rev, deadlineAt: later() })),
    ],
    [
      'ask_extension',
      'pending',
      (id, rev) =>
        race(handler, rectification.askExtension, () => ({ id, rev, deadlineAt: later(), comment: 'More time' })),
    ],
    ['grant_extension', 'asked', (id, rev) => race(reviewer, rectification.grantExtension, () => ({ id, rev }))],
    [
      'deny_extension',
      'asked',
      (id, rev) => race(reviewer, rectification.denyExtension, () => ({ id, rev, comment: 'No' })),
    ],
    [
      'appeal',
      'pending',
      async (id, rev) => {
        const photoIds = [await photo()];
        return race(handler, rectification.appeal, () => ({ id, rev, comment: 'It was cold', photoIds }));
      },
    ],
    [
      'uphold_appeal',
      'appealed',
      (id, rev) => race(company.owner, rectification.upholdAppeal, () => ({ id, rev, comment: 'It was warm' })),
    ],
    [
      'accept_appeal',
      'appealed',
      (id, rev) =>
        race(company.owner, inspectionApi.acceptAppeal, () => ({ id, rev, comment: 'Right', as: 'na' as const })),
    ],
    ['end', 'pending', (id, rev) => race(company.owner, rectification.end, () => ({ id, rev, comment: 'No' }))],
    [
      'reopen',
      'completed',
      (id, rev) => race(company.owner, rectification.reopen, () => ({ id, rev, comment: 'Yes' })),
    ],
  ];

  it.each(moves)('%s from %s happens once', async (event, from, move) => {
    for (let i = 0; i < RUNS; i += 1) {
      const id = await given(from);
      const [row] = await w.sql<{ rev: number }>('select rev from rectification where id = $1', [id]);
      const answers = await move(id, row?.rev ?? -1);
      expect([wins(answers), answers.filter((a) => !polite.includes(a))]).toEqual([1, []]);
      const { history, turns } = await traces(id, event);
      expect(history).toBe(1);
      const asked = event === 'ask_extension' ? [`review${reviewer.id}`] : [];
      const usual = event === 'appeal' ? [`review${company.owner.id}`] : await recount('rectification', id);
      expect(turns).toEqual([...usual, ...asked].sort());
    }
  });
});

describe('a task moved by twenty at once', () => {
  const given = async (review: boolean): Promise<string> => {
    const plan = review ? { review: true, reviewerIds: [reviewer.id] } : {};
    return (await dispatchTo(w, company.owner, template.id, [shopId], plan)).firstTaskId;
  };
  const revOf = async (id: string): Promise<number> =>
    (await w.sql<{ rev: number }>('select rev from task where id = $1', [id]))[0]?.rev ?? -1;
  const settled = async (id: string, event: string, answers: string[]): Promise<void> => {
    expect([wins(answers), answers.filter((a) => !polite.includes(a))]).toEqual([1, []]);
    const { history, turns } = await traces(id, event);
    expect(history).toBe(1);
    expect(turns).toEqual(await recount('task', id));
  };

  it.each(['approve', 'reject'] as const)('%s happens once', async (event) => {
    for (let i = 0; i < RUNS; i += 1) {
      const id = await given(true);
      await inspect(handler, id, answersOf(template.items));
      const rev = await revOf(id);
      await settled(id, event, await race(reviewer, task[event], () => ({ id, rev, comment: 'So' })));
    }
  });

  it('transfer, close and a new deadline happen once', async () => {
    for (let i = 0; i < RUNS; i += 1) {
      const id = await given(false);
      let rev = await revOf(id);
      await settled(id, 'transfer', await race(company.owner, task.transfer, () => ({ id, rev, toId: reviewer.id })));
      rev = await revOf(id);
      const dated = await race(company.owner, task.changeDeadline, () => ({ id, rev, deadlineAt: later() }));
      expect(wins(dated)).toBe(1);
      rev = await revOf(id);
      const closed = await race(company.owner, task.close, () => ({ id, rev, comment: 'Over' }));
      expect([wins(closed), (await traces(id, 'close')).turns]).toEqual([1, []]);
    }
  });

  it('a reminder goes out once, a task that has not begun is cancelled once, and what is over is deleted once', async () => {
    for (let i = 0; i < RUNS; i += 1) {
      const open = await given(false);
      const reminded = await race(company.owner, task.remind, () => ({ id: open }));
      expect([wins(reminded), reminded.filter((a) => ![...polite, 'REMINDED_LATELY'].includes(a))]).toEqual([1, []]);
      expect((await traces(open, 'remind')).history).toBe(1);
      const startAt = new Date(w.clock.now().getTime() + 3_600_000).toISOString();
      const id = (await dispatchTo(w, company.owner, template.id, [shopId], { startAt })).firstTaskId;
      const rev = await revOf(id);
      const cancelled = await race(company.owner, task.close, () => ({ id, rev, comment: 'Not needed' }));
      expect([wins(cancelled), cancelled.filter((a) => !polite.includes(a))]).toEqual([1, []]);
      expect(await traces(id, 'cancel')).toEqual({ history: 1, turns: [] });
      const removed = await race(company.owner, task.remove, () => ({ id }));
      expect([wins(removed), removed.filter((a) => !polite.includes(a))]).toEqual([1, []]);
      expect(await traces(id, 'remove')).toEqual({ history: 1, turns: [] });
    }
  });

  it('a submission makes one record, with one requestId and with many', async () => {
    for (const same of [true, false]) {
      const taskId = await given(false);
      await handler.call(inspectionApi.open, { taskId, deviceId: DEVICE });
      const one = requestId();
      const answers = answersOf(template.items, [0]);
      const told = await race(handler, inspectionApi.submit, () => ({
        taskId,
        deviceId: DEVICE,
        answers,
        requestId: same ? one : requestId(),
      }));
      expect(wins(told)).toBe(same ? AT_ONCE : 1);
      const [made] = await w.sql(
        `select count(*)::int as records, (select count(*)::int from rectification where task_id = $1) as rectifications from record where task_id = $1`,
        [taskId],
      );
      expect(made).toEqual({ records: 1, rectifications: 1 });
    }
  });
});
