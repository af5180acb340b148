import { inspectionApi } from '@rondo/contract/inspection';
import { taskApi } from '@rondo/contract/task';
import { emptyAnswer } from '@rondo/domain/answer';
import { DAY_MS, HOUR_MS } from '@rondo/domain/duration';
import type { CheckItem } from '@rondo/domain/scoring/template';
import { act, requestId, type Stage } from './act-as.ts';
import type { DaysAgo } from './calendar.ts';
import type { Cast } from './people.ts';
import type { Place } from './places.ts';

/** A problem that an inspection found. */
export interface Found {
  id: string;
  manager: Place['manager'];
  /** Days since it was found. */
  daysAgo: number;
}

interface Given {
  ago: DaysAgo;
  cast: Cast;
  places: readonly Place[];
  template: { id: string; items: readonly CheckItem[] };
  name: string;
}

interface Round {
  daysAgo: number;
  /** The area manager looks at what is submitted. */
  isReviewed: boolean;
  /** Items that fail, by store; null: nobody has been there yet. */
  fails: readonly (readonly number[] | null)[];
}

/** Three rounds that are over, the last one half done: enough to see levels go up and down. */
const ROUNDS: readonly Round[] = [
  { daysAgo: 21, isReviewed: true, fails: [[0, 4], [1], [], [2, 3, 5]] },
  { daysAgo: 14, isReviewed: true, fails: [[4], [], [6], [3]] },
  { daysAgo: 7, isReviewed: false, fails: [[], [1, 7], [], [2, 4]] },
  { daysAgo: 1, isReviewed: true, fails: [[5], null, [0], null] },
];

const DEVICE = 'sample';
const DUE_DAYS = 6;
/** How long an inspection took, hours, and how much later it was looked at. */
const TOOK_HOURS = 1;

/** The inspections of the stores; what they found. */
export async function makeInspections(stage: Stage, given: Given, told: () => Promise<void>): Promise<Found[]> {
  const found: Found[] = [];
  for (const round of ROUNDS) {
    for (const [no, place] of given.places.entries())
      found.push(
        ...(await makeInspection(stage, given, { round, place, fails: round.fails[no] ?? null, hour: 9 + no })),
      );
    await told();
  }
  return found;
}

interface One {
  round: Round;
  place: Place;
  fails: readonly number[] | null;
  hour: number;
}

async function makeInspection(stage: Stage, given: Given, { round, place, fails, hour }: One): Promise<Found[]> {
  const { ago, cast, template, name } = given;
  const { daysAgo, isReviewed } = round;
  const givenOut = ago(daysAgo, 8);
  const { firstTaskId } = await act(stage, { who: cast.areaManager, at: givenOut }, taskApi.dispatch, {
    ...{ name, mode: 'on_site', templateIds: [template.id], shopIds: [place.shopId] },
    executor: { kind: 'members', memberIds: [cast.inspector.memberId] },
    ...{ review: isReviewed, reviewerIds: isReviewed ? [cast.areaManager.memberId] : [] },
    ...{ deadlineAt: new Date(givenOut.getTime() + DUE_DAYS * DAY_MS).toISOString(), requestId: requestId() },
  });
  if (firstTaskId === null) throw new Error('a task of the sample is created at once');
  if (fails === null) return [];
  const begun = ago(daysAgo, hour);
  const done = new Date(begun.getTime() + TOOK_HOURS * HOUR_MS);
  const inspector = cast.inspector;
  await act(stage, { who: inspector, at: begun }, inspectionApi.open, { taskId: firstTaskId, deviceId: DEVICE });
  const answers = Object.fromEntries(
    template.items.map(({ id }, i) => [id, { ...emptyAnswer(id), value: fails.includes(i) ? 'fail' : 'pass' }]),
  );
  const sent = { taskId: firstTaskId, deviceId: DEVICE, answers, requestId: requestId() };
  const { rectifications } = await act(stage, { who: inspector, at: done }, inspectionApi.submit, sent);
  if (isReviewed && daysAgo > 1) await approve(stage, cast, firstTaskId, new Date(done.getTime() + HOUR_MS));
  return rectifications.map(({ id }) => ({ id, manager: place.manager, daysAgo }));
}

async function approve(stage: Stage, { areaManager: who }: Cast, id: string, at: Date): Promise<void> {
  const { rev } = await act(stage, { who, at }, taskApi.get, { id });
  await act(stage, { who, at }, taskApi.approve, { id, rev });
}
