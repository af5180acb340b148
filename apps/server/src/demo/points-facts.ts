import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import { groupBy } from '@rondo/domain/group-by';
import { pointsHappened as happened, type NewPointsFact } from '../features/points/index.ts';
import type { Db } from '../platform/db/company-db.ts';
import * as q from './points.queries.ts';

/** Something that happened, with when. */
export interface Dated {
  at: Date;
  fact: NewPointsFact;
}

/** Everything that happened in a company and that rules may have points for, in its order. */
export async function factsOf(db: Db, companyId: string, now: Date): Promise<Dated[]> {
  const records = await q.recordsOf(db, companyId);
  const tasks = await q.tasksOf(db, companyId);
  const moves = groupBy(await q.movesOf(db, companyId), ({ id }) => id);
  const rectifications = await q.rectificationsOf(db, companyId);
  return [
    ...records.flatMap((one) => dated(one.at, happened.inspected(one))),
    ...tasks.flatMap((one) => dated(one.finished_at, happened.taskEnded(one, now))),
    ...rectifications.flatMap((one) => lived(one, moves.get(one.id) ?? [], now)),
  ].sort((a, b) => a.at.getTime() - b.at.getTime());
}

const dated = (at: Date, facts: readonly NewPointsFact[]): Dated[] => facts.map((fact) => ({ at, fact }));

type Rectification = Awaited<ReturnType<typeof q.rectificationsOf>>[number];
type Move = Awaited<ReturnType<typeof q.movesOf>>[number];

/** A rectification from its beginning: each round late or not, sent back, put right at last. */
function lived(one: Rectification, moves: readonly Move[], now: Date): Dated[] {
  let round = 1;
  let deadlineAt = firstDeadlineOf(one, moves);
  const facts = dated(one.created_at, happened.repeated(one));
  for (const { event, at, deadline_at } of moves) {
    if (event === 'handle') facts.push(...lateDays(one, round, deadlineAt, at));
    else {
      round += 1;
      deadlineAt = deadline_at ?? deadlineAt;
      facts.push(...dated(at, [happened.rejected({ ...one, round })]));
    }
  }
  const until = waitedUntil(one, now);
  if (until) facts.push(...lateDays(one, round, deadlineAt, until));
  if (one.completed_at) facts.push(...dated(one.completed_at, happened.putRight(one)));
  return facts;
}

/** Until when it waits for its handler, or waited when it was ended. */
const waitedUntil = ({ state, appealed_at, ended_at }: Rectification, now: Date): Date | null =>
  state === 'pending' ? (appealed_at ?? now) : state === 'ended' ? ended_at : null;

/** Its deadline before it was sent back the first time; an appeal holds it. */
function firstDeadlineOf(one: Rectification, moves: readonly Move[]): Date {
  const isSentBack = moves.some(({ event }) => event === 'reject');
  if (isSentBack) return new Date(one.created_at.getTime() + one.limit_hours * HOUR_MS);
  return one.held_deadline_at ?? one.deadline_at;
}

/** Every day overdue, each when it began. */
const lateDays = (one: Rectification, round: number, deadlineAt: Date, until: Date): Dated[] =>
  happened
    .daysOverdue({ ...one, round, deadline_at: deadlineAt }, until)
    .map((fact) => ({ at: new Date(deadlineAt.getTime() + ((fact.dayNo ?? 1) - 1) * DAY_MS), fact }));
