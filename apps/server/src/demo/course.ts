import { deadlineAfterReject } from '@rondo/domain/deadline';
import { HOUR_MS } from '@rondo/domain/duration';
import { type RectificationEvent, type RectificationState, rectificationMachine } from '@rondo/domain/rectification';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { Chance } from './chance.ts';
import type { Ledger } from './ledger.ts';
import type { DemoMember } from './people.ts';
import type { Camera } from './photos.ts';
import { remark } from './remarks.ts';
import type { Visit } from './visits.ts';

/** Who a rectification waits for. */
export interface Cast {
  initiator: DemoMember;
  handler: DemoMember;
  reviewer: DemoMember;
  /** Who takes over what the handler lets lie. */
  successor: DemoMember;
  /** Red lines go further up. */
  ccOf: (item: CheckItem) => DemoMember[];
}

/** What happened to a rectification until now. */
export interface Course {
  state: RectificationState;
  round: number;
  /** Who has it now: whoever got it, or took it over. */
  handler: DemoMember;
  deadlineAt: Date;
  /** Since when it waits for whoever has it. */
  sinceAt: Date;
  handledAt: Date | null;
  completedAt: Date | null;
  endedAt: Date | null;
  endReason: string | null;
  afterPhotoIds: string[];
  moves: Move[];
}

interface Move {
  event: RectificationEvent;
  at: Date;
  by: DemoMember;
  comment: string | null;
}

export interface Rectified {
  id: string;
  item: CheckItem;
  course: Course;
  limitHours: number;
}

interface Case {
  book: Ledger;
  film: Camera;
  id: string;
  visit: Visit;
  item: CheckItem;
  cast: Cast;
  createdAt: Date;
  limitHours: number;
  luck: Chance;
  recordId: string;
  recordNumber: string;
}

/** After so many days, from and to, somebody does something about a forgotten one: late by about two weeks at the most. */
const NOTICED_AFTER_DAYS = [8, 16] as const;
const TAKEN_OVER = 0.45;
const MOST_ROUNDS = 3;

/** Follows a rectification move by move, as long as the next one lies before now. */
export function follow(one: Case): Course {
  const { book, id, visit, cast, createdAt, limitHours, luck } = one;
  const course: Course = {
    state: 'pending',
    round: 1,
    handler: cast.handler,
    deadlineAt: hoursAfter(createdAt, limitHours),
    sinceAt: createdAt,
    handledAt: null,
    completedAt: null,
    endedAt: null,
    endReason: null,
    afterPhotoIds: [],
    moves: [],
  };
  const { recordId, recordNumber } = one;
  book.trace({
    kind: 'rectification',
    id,
    at: createdAt,
    by: cast.initiator,
    event: 'create',
    to: 'pending',
    data: { recordNumber, recordId },
  });
  const isForgotten = visit.staged ? visit.staged.fix === 'pending' : luck.happens(0.02);
  if (isForgotten && visit.staged) return course;
  const isWorkedOn = !isForgotten || notice(one, course);
  if (isWorkedOn) while (handleOnce(one, course));
  return course;
}

/** One round: the fix and its review. Answers whether another round begins. */
function handleOnce(one: Case, course: Course): boolean {
  const { book, cast, luck, visit } = one;
  const isTakenOver = course.handler !== cast.handler;
  const limit = course.round === 1 && !isTakenOver ? one.limitHours : 24;
  const handledAt = hoursAfter(course.sinceAt, limit * delay(one));
  if (handledAt >= book.now) return false;
  course.handledAt = handledAt;
  course.afterPhotoIds = [afterPhoto(one, course.handler, handledAt)];
  move(one, course, 'handle', handledAt, course.handler, remark('handle', book.texts, luck), course.afterPhotoIds);
  const reviewedAt = hoursAfter(handledAt, 0.4 + luck.next() ** 3 * 28);
  const isStagedReview = visit.staged?.fix === 'reviewing';
  if (reviewedAt >= book.now || isStagedReview) return false;
  const sentBack =
    visit.staged?.fix === 'again' ? course.round === 1 : luck.happens(0.13) && course.round < MOST_ROUNDS;
  if (!sentBack) {
    course.completedAt = reviewedAt;
    move(one, course, 'approve', reviewedAt, cast.reviewer, remark('approve', book.texts, luck), []);
    return false;
  }
  course.round += 1;
  course.deadlineAt = deadlineAfterReject(course.deadlineAt, reviewedAt);
  move(one, course, 'reject', reviewedAt, cast.reviewer, remark('reject', book.texts, luck), [], {
    deadlineAt: course.deadlineAt,
  });
  return visit.staged?.fix !== 'again';
}

/** Share of the limit that passes until somebody does it; above 1 is late. Places of low standing are slower. */
function delay({ luck, visit }: Case): number {
  if (visit.staged) return 0.3 + luck.next() * 0.2;
  const isLate = luck.happens(0.1 + (5 - visit.shop.place.standing) * 0.04);
  return isLate ? 1.05 + luck.next() * 1.9 : 0.08 + luck.next() ** 1.4 * 0.85;
}

/** A forgotten one is taken over, or given up by whoever found it. Answers whether somebody works on it now. */
function notice(one: Case, course: Course): boolean {
  const { book, cast, luck, createdAt } = one;
  const at = hoursAfter(createdAt, 24 * luck.int(...NOTICED_AFTER_DAYS));
  if (at >= book.now) return false;
  // Nobody reviews their own work.
  if (luck.happens(TAKEN_OVER) && cast.successor !== cast.reviewer) {
    course.handler = cast.successor;
    move(one, course, 'transfer', at, cast.initiator, null, [], { to: cast.successor.name });
    return true;
  }
  course.endedAt = at;
  course.endReason = remark('end', book.texts, luck);
  move(one, course, 'end', at, cast.initiator, course.endReason, []);
  return false;
}

function move(
  { book, id }: Case,
  course: Course,
  event: RectificationEvent,
  at: Date,
  by: DemoMember,
  comment: string | null,
  photoIds: string[],
  data: Record<string, unknown> = {},
): void {
  const from = course.state;
  const to = rectificationMachine.after(from, event);
  if (to === null) throw new Error(`${event} cannot happen in ${from}`);
  course.state = to;
  course.sinceAt = at;
  course.moves.push({ event, at, by, comment });
  book.trace({ kind: 'rectification', id, at, by, event, from, to, comment, photoIds, data });
}

function afterPhoto({ film, id, visit, item }: Case, by: DemoMember, at: Date): string {
  const scene = visit.template.texts.get(item.id)?.scene ?? 'counter';
  const photo = film.shoot({ scene, isRight: true, reading: null, at, byId: by.id, seed: id });
  film.hang(photo, { kind: 'rectification', id, shopId: visit.shop.id });
  return photo;
}

function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + Math.round(hours * HOUR_MS));
}
