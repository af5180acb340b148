import { CAMERA_PLACES } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { SNAPSHOT_KEEP_DAYS, TIMED_SNAPSHOT_EVENTS, TIMED_SNAPSHOT_STATES } from '@rondo/domain/timed-snapshot';
import { HOUR_EDGES } from '@rondo/domain/timed-snapshot/expand';
import {
  CAMERA_CHOICES,
  FRAME_STATES,
  MISS_CAUSES,
  OUTCOMES,
  REVIEWS,
  VERDICTS,
} from '@rondo/domain/timed-snapshot/frame';
import { z } from 'zod';
import { clockTime, day, fileRef, historyEntry, id, instant, personRef, text } from './kit/shapes.ts';

const { snapshot: limit } = LIMIT;
const periodEnd = z.string().regex(/^(([01]\d|2[0-3]):[0-5]\d|24:00)$/, 'clock_time');
const around = z.number().int().min(-limit.aroundHours).max(limit.aroundHours);
const weekday = z
  .number()
  .int()
  .min(0)
  .max(LIMIT.weekdays - 1);

const snapshotDays = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('daily') }),
  z.object({ kind: z.literal('weekdays'), weekdays: z.array(weekday).min(1, 'required').max(LIMIT.weekdays) }),
  z.object({ kind: z.literal('business') }),
  z.object({ kind: z.literal('dates'), dates: z.array(day).min(1, 'required').max(limit.dates) }),
]);

const snapshotTimes = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('fixed'), times: z.array(clockTime).min(1, 'required').max(limit.timesPerDay) }),
  z.object({
    kind: z.literal('every'),
    minutes: z.number().int().min(limit.everyMinutes.min).max(limit.everyMinutes.max),
    periods: z
      .array(z.object({ from: clockTime, to: periodEnd }))
      .min(1, 'required')
      .max(limit.periods),
  }),
  z.object({
    kind: z.literal('hours'),
    moments: z
      .array(z.object({ edge: z.enum(HOUR_EDGES), minutes: around }))
      .min(1, 'required')
      .max(limit.timesPerDay),
  }),
]);

/** When a plan takes pictures, on the clock of each store: the shape of domain/timed-snapshot/expand. */
export const snapshotSchedule = z.object({
  days: snapshotDays,
  times: snapshotTimes,
  startOn: day,
  endOn: day.nullable().default(null),
  onlyOpen: z.boolean().default(false),
});

/** Where and when pictures are taken, without what becomes of them. */
export const snapshotReach = {
  shopIds: z.array(id).max(limit.shops).default([]),
  groupIds: z.array(id).max(limit.groups).default([]),
  cameras: z.enum(CAMERA_CHOICES).default('all'),
  places: z.array(z.enum(CAMERA_PLACES)).max(CAMERA_PLACES.length).default([]),
  cameraIds: z.array(id).max(limit.cameras).default([]),
  schedule: snapshotSchedule,
};

/** What people say of a plan. */
export const snapshotPlan = {
  name: text(LIMIT.name.snapshot).min(1, 'snapshot_name'),
  ...snapshotReach,
  keepDays: z.literal([...SNAPSHOT_KEEP_DAYS]).default(90),
  review: z.enum(REVIEWS).default('none'),
  /** Of a share: how many of a hundred. */
  reviewPercent: z.number().int().min(1).max(LIMIT.percent).default(10),
  reviewers: z.literal([1, 2]).default(1),
  /** The role whose members at the stores get a task to look at the pictures; null: whoever may looks at them. */
  reviewRoleId: id.nullable().default(null),
  /** People are told once a day when pictures are missing. */
  notifies: z.boolean().default(true),
  /** Who they are; nobody: whoever saved the plan last. */
  notifyIds: z.array(id).max(limit.notified).default([]),
};

const count = z.number().int();
/** Pictures of which the time has come: `captured` + `missed` = expected; `waiting` are to come. */
export const frameCounts = { captured: count, missed: count, waiting: count, late: count };

export const timedSnapshotRow = z.object({
  id,
  name: z.string(),
  state: z.enum(TIMED_SNAPSHOT_STATES),
  schedule: snapshotSchedule,
  cameras: z.enum(CAMERA_CHOICES),
  places: z.array(z.enum(CAMERA_PLACES)),
  /** Cameras and stores of the reader's scope that it reaches now. */
  reached: z.object({ shops: count, cameras: count }),
  /** Its pictures of the last seven days in the reader's scope. */
  week: z.object(frameCounts),
  editedBy: personRef,
  createdAt: instant,
  rev: count,
});
export type TimedSnapshotRow = z.output<typeof timedSnapshotRow>;

export const timedSnapshotDetail = timedSnapshotRow.extend({
  shopIds: z.array(id),
  groups: z.array(personRef),
  /** Names of the first stores that were named. */
  shopNames: z.array(z.string()),
  cameraIds: z.array(id),
  keepDays: z.literal([...SNAPSHOT_KEEP_DAYS]),
  review: z.enum(REVIEWS),
  reviewPercent: count,
  reviewers: z.literal([1, 2]),
  /** Who looks at the pictures; null: whoever may. */
  reviewRole: personRef.nullable(),
  notifies: z.boolean(),
  /** Who is told of missing pictures; nobody: whoever saved the plan last. */
  notified: z.array(personRef),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({ edit: z.boolean(), events: z.array(z.enum(TIMED_SNAPSHOT_EVENTS)) }),
});
export type TimedSnapshotDetail = z.output<typeof timedSnapshotDetail>;

/** One picture that was asked of one camera. */
export const frameRow = z.object({
  id,
  plan: personRef,
  shop: z.object({ id, name: z.string() }),
  camera: z.object({ id, name: z.string() }),
  plannedOn: day,
  /** Minutes since midnight of that day on the clock of the store; 1440 and more: in the night after. */
  plannedMinute: count,
  plannedAt: instant,
  state: z.enum(FRAME_STATES),
  /** Why there is none. */
  cause: z.enum(MISS_CAUSES).nullable(),
  takenAt: instant.nullable(),
  isLate: z.boolean(),
  /** Null: none was taken, or it is no longer kept. */
  picture: z.object({ id, file: fileRef }).nullable(),
  needsReview: z.boolean(),
  verdict: z.enum(OUTCOMES).nullable(),
  /** How unlike the picture before of this camera, 0 to 1; null: there is nothing to compare with. */
  difference: z.number().nullable(),
});
export type FrameRow = z.output<typeof frameRow>;

/** A picture that was taken and is still kept. `id` is the frame's. */
const shownFrame = z.object({ id, takenAt: instant, file: fileRef });
export type ShownFrame = z.output<typeof shownFrame>;

/** What a camera showed over days, oldest first. `total`: how many there are; of more than can be shown every so many. */
export const timeLapse = z.object({ frames: z.array(shownFrame), total: count });

export const frameDetail = frameRow.extend({
  tries: count,
  /** The picture that it is compared with: the one before of the camera, at the same time of day where there is one. */
  before: shownFrame.nullable(),
  timeZone: z.string(),
  judgements: z.array(z.object({ member: personRef, verdict: z.enum(VERDICTS), at: instant })),
  rectification: z.object({ id, number: z.string() }).nullable(),
  can: z.object({ judge: z.boolean(), rectify: z.boolean() }),
});
export type FrameDetail = z.output<typeof frameDetail>;

/** The pictures that a task asks somebody to look at, those of the reader's stores. */
export const snapshotReview = z.object({
  plan: personRef,
  /** The days that they belong to, both included. */
  from: day,
  to: day,
  total: count,
  /** Those that still ask for a look. */
  left: count,
  /** Those on which somebody found a problem. */
  problems: count,
});
export type SnapshotReviewed = z.output<typeof snapshotReview>;

/** A day of a store in the matrix. */
const matrixCell = z.object({ on: day, ...frameCounts });
export const matrixRow = z.object({ shop: z.object({ id, name: z.string() }), days: z.array(matrixCell) });
export type MatrixRow = z.output<typeof matrixRow>;
