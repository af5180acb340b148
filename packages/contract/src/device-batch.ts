import { DETECTION_KINDS } from '@rondo/domain/detection';
import { DEVICE_CAUSES, deviceCommandMachine } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { detection } from './device-command.ts';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id, instant, many, requestId } from './kit/shapes.ts';

const needs = anyOf('x_device');
const devices = z.array(id).min(1, 'required').max(LIMIT.device.batch);

/** What many devices are asked to do. A detection is that of a camera as it was shown; its area stays each camera's own. */
const order = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('restart') }),
  z.object({ kind: z.literal('time_sync') }),
  z.object({
    kind: z.literal('detection_template'),
    kinds: z
      .array(z.object({ kind: z.enum(DETECTION_KINDS), settings: detection }))
      .min(1, 'required')
      .max(DETECTION_KINDS.length),
  }),
]);
export type DeviceOrder = z.output<typeof order>;

/** What interrupts others, and many devices at once; part of `deviceApi`. */
export const deviceBatch = {
  impact: endpoint({
    method: 'GET',
    path: '/device/impact',
    needs,
    summary:
      'What goes without pictures when devices go away now: who watches them, the snapshot plans that want pictures in the next five minutes, the rules of AI checks that look at their cameras, the cameras that are recorded.',
    input: z.object({ ids: many(id) }),
    output: z.object({
      viewers: z.array(z.object({ device: z.string(), member: z.string(), camera: z.string(), since: instant })),
      plans: z.array(
        z.object({
          id,
          name: z.string(),
          /** Pictures that it wants of these devices until then, and when the first of them is due. */
          pictures: z.number().int(),
          nextAt: instant,
        }),
      ),
      checks: z.array(z.object({ id, name: z.string(), cameras: z.number().int() })),
      recorded: z.array(z.object({ device: z.string(), camera: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  }),
  batch: endpoint({
    method: 'POST',
    path: '/device/batch',
    needs,
    summary:
      'Ask many devices to restart, to set their clocks, or to watch as a camera does; a result each. Devices of one store have their turns.',
    input: z.object({ ids: devices, order, requestId }),
    output: z.object({
      results: z.array(
        z.object({
          deviceId: id,
          /** What it was asked; null: it was not. */
          commandId: id.nullable(),
          /** Why it was not asked, in the language of the reader. */
          refusal: z.string().nullable(),
        }),
      ),
    }),
  }),
  commandStates: endpoint({
    method: 'GET',
    path: '/device/commandStates',
    needs,
    summary: 'How far some commands are.',
    input: z.object({ ids: many(id) }),
    output: z.array(
      z.object({ id, state: z.enum(deviceCommandMachine.states), cause: z.enum(DEVICE_CAUSES).nullable() }),
    ),
  }),
};
