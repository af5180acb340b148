import { inspectionApi } from '@rondo/contract/inspection';
import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { rectificationApi as api } from '@rondo/contract/rectification';
import { HOUR_MS } from '@rondo/domain/duration';
import { type RectificationEvent, rectificationMachine } from '@rondo/domain/rectification';
import type { Person } from '../../factories.ts';
import { givenPhoto, givenRectification } from '../../rectification.ts';
import { type Driver, type Known, seen } from '../driver.ts';
import type { Stage } from '../stage.ts';
import { turnFaults } from './task.ts';

/** An hour more than it has, or had before an appeal, or than now. */
function later({ w }: Stage, { row }: Known): string {
  const due = (row.held_deadline_at ?? row.deadline_at) as Date;
  return new Date(Math.max(due.getTime(), w.clock.now().getTime()) + HOUR_MS).toISOString();
}

async function attempt(stage: Stage, who: Person, event: RectificationEvent, known: Known): Promise<unknown> {
  const { w, people } = stage;
  const at = { id: known.id, rev: known.rev };
  switch (event) {
    case 'handle':
    case 'handle_unreviewed':
      return who.call(api.handle, { ...at, photoIds: [await givenPhoto(w, who)] });
    case 'transfer':
      return who.call(api.transfer, { ...at, toId: people.other.id });
    case 'extend':
      return who.call(api.extend, { ...at, deadlineAt: later(stage, known) });
    case 'ask_extension':
      return who.call(api.askExtension, { ...at, deadlineAt: later(stage, known), comment: 'More time' });
    case 'appeal':
      return who.call(api.appeal, { ...at, comment: 'It was cold', photoIds: [await givenPhoto(w, who)] });
    case 'accept_appeal':
      return who.call(inspectionApi.acceptAppeal, { ...at, comment: 'It was cold', as: 'pass' });
    default:
      return plainly(who, event, at);
  }
}

/** By the door of its name, which asks for a reason at most; an event that asks for more has a case of its own. */
function plainly(who: Person, event: RectificationEvent, at: { id: string; rev: number }): Promise<unknown> {
  const name = event.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const door = Object.entries(api).find(([one]) => one === name)?.[1];
  if (!door) throw new Error(`no door of ${event}`);
  return who.call<Endpoint>(door, { ...at, ...('comment' in door.input.shape ? { comment: 'Said' } : {}) });
}

/** Reviewers are at turn exactly while there is something to answer. */
async function answerFaults({ w }: Stage, id: string): Promise<string[]> {
  const [row] = await w.sql<{ state: string; asked: boolean; answers: boolean }>(
    `select state, (asked_at is not null or appeal is not distinct from 'open') as asked,
            exists (select from turn where object_id = r.id and act = 'review') as answers
       from rectification r where id = $1`,
    [id],
  );
  const isDue = row?.asked === true || row?.state === 'awaiting_review';
  return row?.answers === isDue ? [] : [`an answer is ${isDue ? '' : 'not '}due`];
}

export const rectification: Driver = {
  table: 'rectification',
  machine: rectificationMachine,
  weight: 5,
  cast: ['owner', 'initiator', 'handler', 'other', 'reviewer'],
  clock: { also: ['deny_extension', 'uphold_appeal'], jobs: ['rectification.watch'] },
  doors: { handle: ['handle', 'handle_unreviewed'], handle_unreviewed: ['handle', 'handle_unreviewed'] },
  begin: ({ w, company, shopId, people }, [review, business, transfer, asking]) =>
    givenRectification(w, company, {
      ...{ shopId, initiator: people.initiator, handlers: [people.handler] },
      reviewers: review ? [people.reviewer] : [],
      made: { clock: business ? 'business' : 'calendar', allowsTransfer: transfer, allowsExtension: asking },
    }),
  offered: async (who, id) => (await seen(who.call(api.get, { id })))?.can.events ?? [],
  attempt: (stage, who, event, known) => attempt(stage, who, event as RectificationEvent, known),
  async faults(stage, id) {
    const waits = (state: string): boolean => rectificationMachine.waiting.some((one) => one === state);
    return [...(await turnFaults(stage, id, waits, 'rectification')), ...(await answerFaults(stage, id))];
  },
};
