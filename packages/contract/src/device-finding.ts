import { CONTROLLED_DRIVERS, DEVICE_CAUSES } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id, line, text } from './kit/shapes.ts';

const needs = anyOf('x_device');

/** What is asked of a network before a device is added; part of `deviceApi`. */
export const deviceFinding = {
  probe: endpoint({
    method: 'POST',
    path: '/device/probe',
    needs,
    summary: 'Ask what stands at an address before it is added: what it is, and where the streams of its channels are.',
    input: z.object({
      driver: z.enum(CONTROLLED_DRIVERS),
      address: line(LIMIT.device.address),
      username: text(LIMIT.device.username),
      password: text(LIMIT.device.password),
      /** Asked through this store gateway; null: by the server itself. */
      edgeId: id.nullable().default(null),
    }),
    output: z.object({
      /** Why nothing was found; null: something was. */
      cause: z.enum(DEVICE_CAUSES).nullable(),
      model: z.string(),
      serial: z.string(),
      channels: z.array(z.object({ channel: z.number().int(), mainStream: z.string(), subStream: z.string() })),
    }),
    errors: ['DEVICE_ADDRESS_REFUSED', 'NOT_FOUND'],
  }),
  discover: endpoint({
    method: 'POST',
    path: '/device/discover',
    needs,
    summary:
      'Look for cameras and recorders (ONVIF) in the network of the server or of a store gateway that the company has not added yet.',
    input: z.object({ edgeId: id.nullable() }),
    output: z.object({
      found: z.array(z.object({ address: z.string(), name: z.string(), model: z.string() })),
      /** So many more answered that are added already. */
      known: z.number().int(),
    }),
    errors: ['NOT_FOUND', 'EDGE_AWAY'],
  }),
};
