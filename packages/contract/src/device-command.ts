import { DETECTION_KINDS, isArea, isDay } from '@rondo/domain/detection';
import { DEVICE_CAUSES, DEVICE_COMMAND_KINDS, deviceCommandMachine } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { id, instant } from './kit/shapes.ts';

const { sensitivity, place: farthest, spansPerDay, dayMinutes, coolDownSeconds } = LIMIT.detection;
const minute = z.number().int().min(0).max(dayMinutes);
const coordinate = z.number().int().min(0).max(farthest);

/** Settings of one kind of detection; null: the device has no such setting. */
export const detection = z.object({
  isOn: z.boolean(),
  sensitivity: z.number().int().min(sensitivity.min).max(sensitivity.max).nullable(),
  /** Corners in thousandths of the picture; empty: all of it. */
  area: z
    .array(z.object({ x: coordinate, y: coordinate }))
    .max(LIMIT.area.points.max)
    .refine(isArea, 'area')
    .nullable(),
  /** Monday first; minutes of the day. */
  week: z
    .array(
      z
        .array(z.object({ from: minute, to: minute }))
        .max(spansPerDay)
        .refine(isDay, 'spans'),
    )
    .length(LIMIT.weekdays)
    .nullable(),
  coolDownSeconds: z.number().int().min(0).max(coolDownSeconds).nullable(),
});

/** What a device was asked to do, and what came of it. */
export const deviceCommand = z.object({
  id,
  kind: z.enum(DEVICE_COMMAND_KINDS),
  state: z.enum(deviceCommandMachine.states),
  cause: z.enum(DEVICE_CAUSES).nullable(),
  /** Of a detection: of which camera, and which. */
  camera: z.string().nullable(),
  detection: z.enum(DETECTION_KINDS).nullable(),
  percent: z.number().int().nullable(),
  by: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
  finishedAt: instant.nullable(),
});
export type DeviceCommandRow = z.output<typeof deviceCommand>;
