import { COUNTER_KINDS, COUNTER_SOURCES, NOT_COUNTED } from '@rondo/domain/flow-counter';
import { FLOW_COUNTER_LIMIT } from '@rondo/domain/flow-counter-limit';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { bin } from './kit/bin.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { inputsOf, lineField, ownField } from './kit/field.ts';
import { listOf, paging } from './kit/page.ts';
import { done, flag, historyEntry, id, instant, keyword, line, many, personRef, requestId, rev } from './kit/shapes.ts';

const whole = (max: number) => z.number().int().min(0).max(max);
const thousandths = whole(LIMIT.detection.place);
const point = z.object({ x: thousandths, y: thousandths });
const { staff } = FLOW_COUNTER_LIMIT;

/** Points are told in thousandths of the picture's width and height. */
const counterShape = z.union([
  z.object({ line: z.tuple([point, point]), inside: point }),
  z.object({ area: z.array(point).min(LIMIT.area.points.min).max(LIMIT.area.points.max) }),
]);

/** The fields that people edit. Store, kind and source stand beside them and stay. */
export const FLOW_COUNTER_FIELDS = {
  name: lineField('name', FLOW_COUNTER_LIMIT.name),
  /** Of source `camera`: the camera of the store that counts. */
  cameraId: ownField('camera_id', { input: id.nullable().default(null), output: id.nullable() }),
  /** Of source `camera`: where on its picture. */
  shape: ownField('shape', { input: counterShape.nullable().default(null), output: counterShape.nullable() }),
  /** Of source `import`: what the counter is called where its readings come from. */
  code: ownField('code', {
    input: line(FLOW_COUNTER_LIMIT.code).nullable().default(null),
    output: z.string().nullable(),
  }),
  /** So many people of the staff go through the entrance each day, each so often: taken off its entries and exits. */
  staffPeople: ownField('staff_people', { input: whole(staff.people).default(0), output: z.number().int() }),
  staffCrossings: ownField('staff_crossings', { input: whole(staff.crossings).default(0), output: z.number().int() }),
};

/** A count by hand: so many by eye, so many by the counter at the same time. */
const calibration = z.object({
  at: instant,
  real: z.number().int(),
  counted: z.number().int(),
  /** Null: nobody came. */
  accuracyPercent: z.number().nullable(),
});

const counterRow = z.object({
  id,
  name: z.string(),
  shop: z.object({ id, name: z.string() }),
  kind: z.enum(COUNTER_KINDS),
  source: z.enum(COUNTER_SOURCES),
  camera: z.object({ id, name: z.string() }).nullable(),
  code: z.string().nullable(),
  isOn: z.boolean(),
  /** Crossings a day that are taken off as those of the staff. */
  staffDeduction: z.number().int(),
  calibration: calibration.nullable(),
  updatedAt: instant,
  rev: z.number().int(),
});
export type FlowCounterRow = z.output<typeof counterRow>;

export const flowCounterDetail = counterRow.extend({
  cameraId: FLOW_COUNTER_FIELDS.cameraId.output,
  shape: FLOW_COUNTER_FIELDS.shape.output,
  staffPeople: FLOW_COUNTER_FIELDS.staffPeople.output,
  staffCrossings: FLOW_COUNTER_FIELDS.staffCrossings.output,
  editedBy: personRef.nullable(),
  createdAt: instant,
  /** How counting on its camera goes, as told last; null: no camera counts for it, or nothing was told yet. */
  counting: z
    .object({
      /** Why nobody is counted; null: people are. */
      cause: z.enum(NOT_COUNTED).nullable(),
      /** Pictures of the last round that there was no time for, percent; null: none came. */
      skippedPercent: z.number().nullable(),
      toldAt: instant,
    })
    .nullable(),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.object({ edit: z.boolean() }),
});
export type FlowCounterDetail = z.output<typeof flowCounterDetail>;

export const FLOW_COUNTER_SORTS = ['name', '-name', '-updated', 'shop'] as const;

const read = anyOf('visitor_statistics');
const write = anyOf('x_device');
const moved = z.object({ rev: z.number().int() });
const fields = inputsOf(FLOW_COUNTER_FIELDS);

export const flowCounterApi = {
  list: endpoint({
    method: 'GET',
    path: '/flow-counter/list',
    needs: read,
    summary: 'The counters of stores in scope by filter.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      kind: many(z.enum(COUNTER_KINDS)).optional(),
      source: z.enum(COUNTER_SOURCES).optional(),
      isOn: flag.optional(),
      shopId: many(id).optional(),
      groupId: many(id).optional(),
      sort: z.enum(FLOW_COUNTER_SORTS).default('shop'),
    }),
    output: listOf(counterRow),
  }),
  get: endpoint({
    method: 'GET',
    path: '/flow-counter/detail',
    needs: read,
    summary: 'One counter with its line or area, its history, and what the reader may do.',
    input: z.object({ id }),
    output: flowCounterDetail,
    errors: ['NOT_FOUND'],
  }),
  picture: endpoint({
    method: 'GET',
    path: '/flow-counter/picture',
    needs: write,
    summary:
      'The picture that a camera of a store in scope shows now, to draw a line or an area on. It is kept nowhere.',
    input: z.object({ cameraId: id }),
    output: z.object({
      /** A data address of a JPEG. */
      picture: z.string(),
    }),
    errors: ['NOT_FOUND', 'MEDIA_AWAY', 'NO_PICTURE'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/flow-counter/create',
    needs: write,
    summary: 'Add a counter to a store in scope: on a camera of it, or one whose readings come from elsewhere.',
    input: z.object({
      shopId: id,
      kind: z.enum(COUNTER_KINDS),
      source: z.enum(COUNTER_SOURCES),
      ...fields,
      requestId,
    }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'COUNTER_NAME_TAKEN', 'COUNTER_CODE_TAKEN', 'COUNTERS_TOO_MANY'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/flow-counter/edit',
    needs: write,
    summary: 'Change a counter. Store, kind and source stay: its readings mean what they meant.',
    input: z.object({ id, rev, ...fields }),
    output: moved,
    errors: ['NOT_FOUND', 'STALE', 'COUNTER_NAME_TAKEN', 'COUNTER_CODE_TAKEN'],
  }),
  turn: endpoint({
    method: 'PUT',
    path: '/flow-counter/turn',
    needs: write,
    summary: 'Switch a counter on or off. What it counted stays.',
    input: z.object({ id, rev, isOn: z.boolean() }),
    output: moved,
    errors: ['NOT_FOUND', 'STALE', 'MOVE_NOT_ALLOWED'],
  }),
  calibrate: endpoint({
    method: 'POST',
    path: '/flow-counter/calibrate',
    needs: write,
    summary: 'Write down a count by hand: so many people by eye, so many by the counter.',
    input: z.object({
      id,
      rev,
      real: whole(FLOW_COUNTER_LIMIT.calibrated),
      counted: whole(FLOW_COUNTER_LIMIT.calibrated),
    }),
    output: moved,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/flow-counter/delete',
    needs: write,
    summary: 'Delete a counter; for 30 days it can be brought back. What it counted stays in the figures.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'STALE'],
  }),
  bin: endpoint({
    method: 'GET',
    path: '/flow-counter/bin',
    needs: write,
    summary: 'The counters deleted in the last 30 days at stores in scope, newest first.',
    input: z.object({}),
    output: bin,
  }),
  restore: endpoint({
    method: 'POST',
    path: '/flow-counter/restore',
    needs: write,
    summary: 'Bring a deleted counter back as it was.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND', 'COUNTER_NAME_TAKEN', 'COUNTER_CODE_TAKEN', 'COUNTERS_TOO_MANY'],
  }),
};
