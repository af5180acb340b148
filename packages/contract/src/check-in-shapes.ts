import {
  CHECK_IN_BEFORE_OPENING,
  CHECK_IN_COMBINES,
  CHECK_IN_EVENTS,
  CHECK_IN_FIELDS,
  CHECK_IN_FLAGS,
  CHECK_IN_KINDS,
  CHECK_IN_LAYERS,
  CHECK_IN_METHODS,
  CHECK_IN_OUTSIDE,
  CHECK_IN_REQUIRED,
  CHECK_IN_STATES,
} from '@rondo/domain/check-in';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { fileRef, historyEntry, id, instant, personRef } from './kit/shapes.ts';

const { radiusMeters, stayMinutes, farthestAccuracyMeters } = LIMIT.checkIn;
const { latitude, longitude } = LIMIT.shop;

const methods = z.array(z.enum(CHECK_IN_METHODS)).min(1, 'required').max(CHECK_IN_METHODS.length);
const radius = z.number().int().min(radiusMeters.min).max(radiusMeters.max);
const stay = z.number().int().min(stayMinutes.min).max(stayMinutes.max);

/** What holds for an inspection. */
export const checkInPolicyShape = z.object({
  required: z.enum(CHECK_IN_REQUIRED),
  methods,
  combine: z.enum(CHECK_IN_COMBINES),
  radiusM: radius,
  outside: z.enum(CHECK_IN_OUTSIDE),
  minimumStayMin: stay,
  beforeOpening: z.enum(CHECK_IN_BEFORE_OPENING),
});

/** What one layer says; what is null is taken from the layer above. */
export const choices = z.object({
  required: z.enum(CHECK_IN_REQUIRED).nullable(),
  methods: methods.nullable(),
  combine: z.enum(CHECK_IN_COMBINES).nullable(),
  radiusM: radius.nullable(),
  outside: z.enum(CHECK_IN_OUTSIDE).nullable(),
  minimumStayMin: stay.nullable(),
  beforeOpening: z.enum(CHECK_IN_BEFORE_OPENING).nullable(),
});

export const layerOf = z.enum(CHECK_IN_LAYERS);
const rule = z.object({
  id,
  layer: layerOf,
  /** The group, store or template; null for the company. */
  target: z.object({ id, name: z.string() }).nullable(),
  choices,
  updatedAt: instant,
  rev: z.number().int(),
});
export type CheckInRule = z.output<typeof rule>;

export const rules = z.object({
  /** What the company says, the defaults filled in. Not `isSaid`: it never said anything. */
  company: z.object({ policy: checkInPolicyShape, isSaid: z.boolean(), rev: z.number().int() }),
  overrides: z.array(rule),
});
export type CheckInRules = z.output<typeof rules>;

const fromOf = z.enum([...CHECK_IN_LAYERS, 'default']);
export const resolved = z.object({ policy: checkInPolicyShape, from: z.record(z.enum(CHECK_IN_FIELDS), fromOf) });

export const position = z.object({
  latitude: z.number().min(latitude.min).max(latitude.max),
  longitude: z.number().min(longitude.min).max(longitude.max),
  accuracyM: z.number().min(0).max(farthestAccuracyMeters),
});

/** One check-in with everything that was recorded of it (product 25). */
export const checkInRow = z.object({
  id,
  kind: z.enum(CHECK_IN_KINDS),
  at: instant,
  task: z.object({ id, number: z.string(), name: z.string() }),
  /** The record of its task, once there is one. */
  recordId: id.nullable(),
  shop: z.object({ id, name: z.string() }),
  member: personRef,
  methods: z.array(z.enum(CHECK_IN_METHODS)),
  position: position.nullable(),
  distanceM: z.number().nullable(),
  radiusM: z.number(),
  flags: z.array(z.enum(CHECK_IN_FLAGS)),
  /** What flags were found by: km/h, who else had the device, minutes stayed. */
  found: z.object({
    speedKmh: z.number().optional(),
    otherMember: z.string().optional(),
    stayedMin: z.number().optional(),
  }),
  reason: z.string(),
  state: z.enum(CHECK_IN_STATES),
  rev: z.number().int(),
});
export type CheckInRow = z.output<typeof checkInRow>;

export const checkInDetail = checkInRow.extend({
  photo: fileRef.nullable(),
  selfie: fileRef.nullable(),
  /** Where the store is now; null: nobody has placed it. */
  shopAt: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  deviceId: z.string(),
  decidedBy: personRef.nullable(),
  decidedAt: instant.nullable(),
  decision: z.string(),
  history: z.array(historyEntry),
  /** What the reader may do now: exactly the buttons to show. */
  can: z.array(z.enum(CHECK_IN_EVENTS)),
});
export type CheckInDetail = z.output<typeof checkInDetail>;

/** A check-in as whoever made it and the report see it. */
export const ownCheckIn = checkInRow
  .pick({ id: true, kind: true, at: true, methods: true, position: true, distanceM: true, flags: true, state: true })
  .extend({ reason: z.string(), deviceId: z.string(), photo: fileRef.nullable(), selfie: fileRef.nullable() });
export type OwnCheckIn = z.output<typeof ownCheckIn>;

export const statusShape = z.object({
  shop: z.object({ id, name: z.string(), isLocated: z.boolean() }),
  ...resolved.shape,
  asks: z.object({ in: z.boolean(), out: z.boolean() }),
  in: ownCheckIn.nullable(),
  out: ownCheckIn.nullable(),
  /** A code of the store was scanned a short time ago. */
  scanned: z.enum(['code_static', 'code_dynamic']).nullable(),
});
export type CheckInStatus = z.output<typeof statusShape>;
