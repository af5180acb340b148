import { NEVER_DUE } from '@rondo/domain/appeal';
import { deadlineAfterReject } from '@rondo/domain/deadline';
import { HOUR_MS } from '@rondo/domain/duration';
import { type RectificationEvent, type RectificationState, rectificationMachine } from '@rondo/domain/rectification';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { Chance } from './chance.ts';
import type { Dataset } from './dataset.ts';
import type { DemoMember } from './people.ts';
import type { PhotoSet } from './photos.ts';
import { remark } from './remarks.ts';
import type { Fix, Visit } from './visits.ts';

/** Who a rectification waits for. */
export interface Participants {
  initiator: DemoMember;
  handler: DemoMember;
  reviewer: DemoMember;
  /** Who takes over what the handler lets lie. */
  successor: DemoMember;
  /** Red lines go further up. */
  ccOf: (item: CheckItem) => DemoMember[];
}

/** What happened to a rectification until now. */
export interface Progress {
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
  /** An appeal that is open: the deadline that stood is held. */
  appealed: { at: Date; held: Date; judge: DemoMember } | null;
  /** A question for more time that is open. */
  asked: { at: Date; until: Date } | null;
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
  progress: Progress;
  limitHours: number;
}

interface Case {
  dataset: Dataset;
  photos: PhotoSet;
  id: string;
  visit: Visit;
  item: CheckItem;
  participants: Participants;
  createdAt: Date;
  limitHours: number;
  luck: Chance;
  recordId: string;
  recordNumber: string;
}

/** One of so many is forgotten. Counted, not left to chance: on every day some have lain for days. */
const FORGOTTEN_EACH = 25;
/** After so many days, from and to, somebody does something about a forgotten one: late by about two weeks at the most. */
const NOTICED_AFTER_DAYS = [8, 16] as const;
const TAKEN_OVER = 0.45;
/** Nobody has handed in a fix. */
const UNTOUCHED: readonly Fix[] = ['pending', 'asking', 'appealed'];
const ASKED_BEFORE_HOURS = 3;
const MOST_ROUNDS = 3;

/** Follows a rectification move by move, as long as the next one lies before now. */
export function follow(one: Case): Progress {
  const { dataset, id, visit, participants, createdAt, limitHours } = one;
  const progress: Progress = {
    state: 'pending',
    round: 1,
    handler: participants.handler,
    deadlineAt: hoursAfter(createdAt, limitHours),
    sinceAt: createdAt,
    handledAt: null,
    completedAt: null,
    endedAt: null,
    endReason: null,
    afterPhotoIds: [],
    asked: null,
    appealed: null,
    moves: [],
  };
  const { recordId, recordNumber } = one;
  dataset.addHistory({
    kind: 'rectification',
    id,
    at: createdAt,
    by: participants.initiator,
    event: 'create',
    to: 'pending',
    data: { recordNumber, recordId },
  });
  const isForgotten = visit.staged
    ? UNTOUCHED.includes(visit.staged.fix)
    : dataset.rectification.length % FORGOTTEN_EACH === 0;
  if (visit.staged?.fix === 'asking') ask(one, progress);
  if (visit.staged?.fix === 'appealed' && visit.staged.judge) appeal(one, progress, visit.staged.judge);
  if (isForgotten && visit.staged) return progress;
  const isWorkedOn = !isForgotten || notice(one, progress);
  if (isWorkedOn) while (handleOnce(one, progress));
  return progress;
}

/** One round: the fix and its review. Answers whether another round begins. */
function handleOnce(one: Case, progress: Progress): boolean {
  const { dataset, participants, luck, visit } = one;
  const isTakenOver = progress.handler !== participants.handler;
  const limit = progress.round === 1 && !isTakenOver ? one.limitHours : 24;
  const handledAt = hoursAfter(progress.sinceAt, limit * delay(one));
  if (handledAt >= dataset.now) return false;
  progress.handledAt = handledAt;
  progress.afterPhotoIds = [afterPhoto(one, progress.handler, handledAt)];
  move(
    one,
    progress,
    'handle',
    handledAt,
    progress.handler,
    remark('handle', dataset.texts, luck),
    progress.afterPhotoIds,
  );
  const reviewedAt = hoursAfter(handledAt, 0.4 + luck.next() ** 3 * 28);
  const isStagedReview = visit.staged?.fix === 'reviewing';
  if (reviewedAt >= dataset.now || isStagedReview) return false;
  const sentBack =
    visit.staged?.fix === 'again' ? progress.round === 1 : luck.happens(0.13) && progress.round < MOST_ROUNDS;
  if (!sentBack) {
    progress.completedAt = reviewedAt;
    move(one, progress, 'approve', reviewedAt, participants.reviewer, remark('approve', dataset.texts, luck), []);
    return false;
  }
  progress.round += 1;
  progress.deadlineAt = deadlineAfterReject(progress.deadlineAt, reviewedAt);
  move(one, progress, 'reject', reviewedAt, participants.reviewer, remark('reject', dataset.texts, luck), [], {
    deadlineAt: progress.deadlineAt,
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
function notice(one: Case, progress: Progress): boolean {
  const { dataset, participants, luck, createdAt } = one;
  const at = hoursAfter(createdAt, 24 * luck.int(...NOTICED_AFTER_DAYS));
  if (at >= dataset.now) return false;
  // Nobody reviews their own work.
  if (luck.happens(TAKEN_OVER) && participants.successor !== participants.reviewer) {
    progress.handler = participants.successor;
    move(one, progress, 'transfer', at, participants.initiator, null, [], { to: participants.successor.name });
    return true;
  }
  progress.endedAt = at;
  progress.endReason = remark('end', dataset.texts, luck);
  move(one, progress, 'end', at, participants.initiator, progress.endReason, []);
  return false;
}

/** Its handler asks for a day more, some hours ago; until somebody answers it is theirs since it was made. */
function ask(one: Case, progress: Progress): void {
  const { dataset, createdAt, luck } = one;
  const at = new Date(Math.max(createdAt.getTime(), dataset.now.getTime() - ASKED_BEFORE_HOURS * HOUR_MS));
  const until = hoursAfter(progress.deadlineAt, 24);
  const data = { from: progress.deadlineAt, to: until };
  move(one, progress, 'ask_extension', at, progress.handler, remark('ask', dataset.texts, luck), [], data);
  progress.asked = { at, until };
  progress.sinceAt = createdAt;
}

/** The store says with a photo that it was no failure; until it is decided no deadline runs. */
function appeal(one: Case, progress: Progress, judge: DemoMember): void {
  const { dataset, createdAt, luck } = one;
  const at = new Date(Math.max(createdAt.getTime(), dataset.now.getTime() - ASKED_BEFORE_HOURS * HOUR_MS));
  const photo = afterPhoto(one, progress.handler, at);
  move(one, progress, 'appeal', at, progress.handler, remark('appeal', dataset.texts, luck), [photo]);
  progress.appealed = { at, held: progress.deadlineAt, judge };
  progress.deadlineAt = NEVER_DUE;
}

function move(
  { dataset, id }: Case,
  progress: Progress,
  event: RectificationEvent,
  at: Date,
  by: DemoMember,
  comment: string | null,
  photoIds: string[],
  data: Record<string, unknown> = {},
): void {
  const from = progress.state;
  const to = rectificationMachine.after(from, event);
  if (to === null) throw new Error(`${event} cannot happen in ${from}`);
  progress.state = to;
  progress.sinceAt = at;
  progress.moves.push({ event, at, by, comment });
  dataset.addHistory({ kind: 'rectification', id, at, by, event, from, to, comment, photoIds, data });
}

function afterPhoto({ photos, id, visit, item }: Case, by: DemoMember, at: Date): string {
  const scene = visit.template.texts.get(item.id)?.scene ?? 'counter';
  const photo = photos.shoot({ scene, isRight: true, reading: null, at, byId: by.id, seed: id });
  photos.hang(photo, { kind: 'rectification', id, shopId: visit.shop.id });
  return photo;
}

function hoursAfter(at: Date, hours: number): Date {
  return new Date(at.getTime() + Math.round(hours * HOUR_MS));
}
