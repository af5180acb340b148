import { LIMIT } from '@rondo/domain/limit';
import { TIMED_SNAPSHOT_EVENTS, TIMED_SNAPSHOT_STATES } from '@rondo/domain/timed-snapshot';
import { FRAME_STATES, MISS_CAUSES, OUTCOMES, VERDICTS } from '@rondo/domain/timed-snapshot/frame';
import { z } from 'zod';
import { exportAtOnce, exportInBackground } from './export.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, flag, id, keyword, many, personRef, requestId, rev } from './kit/shapes.ts';
import {
  frameCounts,
  frameDetail,
  frameRow,
  matrixRow,
  snapshotPlan,
  snapshotReach,
  snapshotReview,
  timedSnapshotDetail,
  timedSnapshotRow,
  timeLapse,
} from './timed-snapshot-shapes.ts';

const TIMED_SNAPSHOT_SORTS = ['-created', 'created'] as const;
export const FRAME_SORTS = ['planned', '-planned', '-difference'] as const;

const read = anyOf('image_library_view');
const manage = anyOf('x_snapshot_manage');
const judge = anyOf('x_dispatch', 'x_snapshot_manage');
const count = z.number().int();
/** Days of stores, both included. */
const period = { from: day, to: day };

/** What single pictures are narrowed by, and their order. */
const frameFilters = {
  planId: id.optional(),
  shopId: many(id).optional(),
  from: day.optional(),
  to: day.optional(),
  /** Minutes since midnight on the clock of the store. */
  minute: z.coerce.number().int().min(-LIMIT.snapshot.minutesBeyond).max(LIMIT.snapshot.minutesBeyond).optional(),
  state: many(z.enum(FRAME_STATES)).optional(),
  cause: many(z.enum(MISS_CAUSES)).optional(),
  late: flag.optional(),
  verdict: many(z.enum(OUTCOMES)).optional(),
  /** Those that still ask for a look. */
  toReview: flag.optional(),
  /** Those that a task asks somebody to look at. */
  taskId: id.optional(),
  sort: z.enum(FRAME_SORTS).default('-planned'),
};

const snapshotSetting = z.object({ isOn: z.boolean(), rev: count, can: z.object({ edit: z.boolean() }) });

export const timedSnapshotApi = {
  setting: endpoint({
    method: 'GET',
    path: '/timed-snapshot/setting',
    needs: anyOf('image_library_view', 'x_company_setting'),
    summary: 'Whether the company has timed snapshots.',
    input: z.object({}),
    output: snapshotSetting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/timed-snapshot/setting',
    needs: anyOf('x_company_setting'),
    summary:
      'Switch timed snapshots of the company on or off. Off: no pictures are taken and every other call is refused.',
    input: z.object({ isOn: z.boolean(), rev }),
    output: snapshotSetting,
    errors: ['STALE'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/timed-snapshot/list',
    needs: read,
    summary: 'The plans that reach a store in scope, by filter.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      state: many(z.enum(TIMED_SNAPSHOT_STATES)).optional(),
      shopId: many(id).optional(),
      sort: z.enum(TIMED_SNAPSHOT_SORTS).default('-created'),
    }),
    output: listOf(timedSnapshotRow),
    errors: ['SNAPSHOTS_OFF'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/timed-snapshot/detail',
    needs: read,
    summary: 'One plan with its history and what the reader may do.',
    input: z.object({ id }),
    output: timedSnapshotDetail,
    errors: ['NOT_FOUND', 'SNAPSHOTS_OFF'],
  }),
  reviewRoles: endpoint({
    method: 'GET',
    path: '/timed-snapshot/reviewRoles',
    needs: manage,
    summary: 'The roles whose members can be given pictures to look at: they see and judge them.',
    input: z.object({}),
    output: z.array(personRef),
    errors: ['SNAPSHOTS_OFF'],
  }),
  estimate: endpoint({
    method: 'POST',
    path: '/timed-snapshot/estimate',
    needs: manage,
    summary: 'How many pictures a plan would take on each of its first seven days. Writes nothing.',
    input: z.object(snapshotReach),
    output: z.object({
      shops: count,
      cameras: count,
      days: z.array(z.object({ on: day, frames: count })),
      /** Of the fullest of these days. */
      perDay: count,
    }),
    errors: ['NOT_FOUND', 'INPUT_REFUSED', 'SNAPSHOTS_OFF'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/timed-snapshot/create',
    needs: manage,
    summary: 'A new plan for cameras of stores in scope.',
    input: z.object({ ...snapshotPlan, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'INPUT_REFUSED', 'SNAPSHOT_NAME_TAKEN', 'SNAPSHOT_WITHOUT_CAMERA', 'SNAPSHOTS_OFF'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/timed-snapshot/edit',
    needs: manage,
    summary: 'Change a plan from now on; what was taken stays.',
    input: z.object({ id, rev, ...snapshotPlan }),
    output: z.object({ rev: count }),
    errors: [
      'NOT_FOUND',
      'FORBIDDEN',
      'STALE',
      'INPUT_REFUSED',
      'MOVE_NOT_ALLOWED',
      'SNAPSHOT_NAME_TAKEN',
      'SNAPSHOT_WITHOUT_CAMERA',
      'SNAPSHOTS_OFF',
    ],
  }),
  move: endpoint({
    method: 'POST',
    path: '/timed-snapshot/move',
    needs: manage,
    summary: 'Pause a plan, go on with it, or end it for good.',
    input: z.object({ id, rev, event: z.enum(TIMED_SNAPSHOT_EVENTS) }),
    output: z.object({ rev: count }),
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE', 'MOVE_NOT_ALLOWED', 'SNAPSHOTS_OFF'],
  }),
  coverage: endpoint({
    method: 'GET',
    path: '/timed-snapshot/coverage',
    needs: read,
    summary: 'How many pictures of a plan, or of all, are there, and why the others are not.',
    input: z.object({ planId: id.optional(), shopId: many(id).optional(), ...period }),
    output: z.object({
      ...frameCounts,
      causes: z.array(z.object({ cause: z.enum(MISS_CAUSES), count })),
      toReview: count,
      disputed: count,
    }),
    errors: ['NOT_FOUND', 'INPUT_REFUSED', 'SNAPSHOTS_OFF'],
  }),
  matrix: endpoint({
    method: 'GET',
    path: '/timed-snapshot/matrix',
    needs: read,
    summary: 'The stores of a plan by name, each with what was captured and missed on every day of at most 31.',
    input: z.object({ ...paging, planId: id, shopId: many(id).optional(), ...period }),
    output: listOf(matrixRow),
    errors: ['NOT_FOUND', 'INPUT_REFUSED', 'SNAPSHOTS_OFF'],
  }),
  times: endpoint({
    method: 'GET',
    path: '/timed-snapshot/times',
    needs: read,
    summary: 'The times of a plan on one day over all stores in scope, on the clock of each store.',
    input: z.object({ planId: id, on: day }),
    output: z.array(z.object({ minute: count, ...frameCounts })),
    errors: ['NOT_FOUND', 'SNAPSHOTS_OFF'],
  }),
  frames: endpoint({
    method: 'GET',
    path: '/timed-snapshot/frames',
    needs: read,
    summary: 'Pictures that plans asked for, taken or not, by filter.',
    input: z.object({ ...paging, ...frameFilters }),
    output: listOf(frameRow),
    errors: ['SNAPSHOTS_OFF'],
  }),
  frame: endpoint({
    method: 'GET',
    path: '/timed-snapshot/frame',
    needs: read,
    summary: 'One picture that was asked for, with who said what of it.',
    input: z.object({ frameId: id }),
    output: frameDetail,
    errors: ['NOT_FOUND', 'SNAPSHOTS_OFF'],
  }),
  lapse: endpoint({
    method: 'GET',
    path: '/timed-snapshot/lapse',
    needs: read,
    summary:
      'What the camera of a picture showed its plan over some days until that day, oldest first; of many every so many.',
    input: z.object({ frameId: id, days: z.coerce.number().int().min(1).max(LIMIT.snapshot.matrixDays).default(7) }),
    output: timeLapse,
    errors: ['NOT_FOUND', 'SNAPSHOTS_OFF'],
  }),
  export: exportAtOnce({
    path: '/timed-snapshot/export',
    needs: read,
    what: 'What became of the pictures under the filter',
    fields: frameFilters,
    errors: ['SNAPSHOTS_OFF'],
  }),
  startExport: exportInBackground({
    path: '/timed-snapshot/startExport',
    needs: read,
    fields: frameFilters,
    errors: ['SNAPSHOTS_OFF'],
  }),
  review: endpoint({
    method: 'GET',
    path: '/timed-snapshot/review',
    needs: read,
    summary: 'How many pictures a task asks somebody to look at, and how many of them are left.',
    input: z.object({ taskId: id }),
    output: snapshotReview,
    errors: ['NOT_FOUND', 'SNAPSHOTS_OFF'],
  }),
  judge: endpoint({
    method: 'POST',
    path: '/timed-snapshot/judge',
    needs: judge,
    summary: 'Say that a picture is as it should be, or shows a problem. One’s own word can be changed.',
    input: z.object({ frameId: id, verdict: z.enum(VERDICTS) }),
    output: z.object({ verdict: z.enum(OUTCOMES) }),
    errors: ['NOT_FOUND', 'SNAPSHOT_NOT_THERE', 'SNAPSHOTS_OFF'],
  }),
};
