import { DEVICE_CAUSES } from '@rondo/domain/device';
import { PTZ_ABILITIES, PTZ_DIRECTIONS } from '@rondo/domain/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { done, id, instant, line, personRef, text } from './kit/shapes.ts';

const count = z.number().int();
const { speed } = PTZ_LIMIT;

const holder = z.object({
  ...personRef.shape,
  isMine: z.boolean(),
  /** Seconds until others may move the camera, if nothing more is asked of it. */
  seconds: count,
});

const preset = z.object({ id: z.string(), name: z.string() });
export type PresetRow = z.output<typeof preset>;

const turn = z.object({
  id,
  member: personRef,
  from: instant,
  /** When the camera was moved last. */
  to: instant,
  /** Buttons that were pressed, presets that were gone to, saved or removed. */
  acts: count,
  /** Why a movement of this time could not be stopped; null: all of them were. */
  cause: z.enum(DEVICE_CAUSES).nullable(),
});

/** A preset's id as the device gave it; it goes into an address of the device, so it is letters, digits and a few signs. */
const presetRef = text(PTZ_LIMIT.presetId).refine((value) => /^[\w.:-]+$/.test(value), { message: 'invalid' });

const steer = anyOf('x_ptz');
const refusals = ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED', 'PTZ_NOT_THERE', 'PTZ_HELD', 'PTZ_FAILED'] as const;

export const ptzApi = {
  state: endpoint({
    method: 'GET',
    path: '/ptz/state',
    needs: steer,
    summary: 'What a camera can be told, and who moves it now. A camera that nobody asked yet is asked.',
    input: z.object({ cameraId: id }),
    output: z.object({
      abilities: z.array(z.enum(PTZ_ABILITIES)),
      /** Why the device did not tell; null: it did. */
      cause: z.enum(DEVICE_CAUSES).nullable(),
      /** Null: nobody moves it. */
      holder: holder.nullable(),
    }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED'],
  }),
  move: endpoint({
    method: 'POST',
    path: '/ptz/move',
    needs: steer,
    summary:
      'Turn or zoom a camera, until it is stopped or nothing is heard for three seconds: a held button asks again each second.',
    input: z.object({
      cameraId: id,
      direction: z.enum(PTZ_DIRECTIONS),
      speed: count.min(speed.min).max(speed.max).default(speed.initial),
    }),
    output: done,
    errors: [...refusals],
  }),
  stop: endpoint({
    method: 'POST',
    path: '/ptz/stop',
    needs: steer,
    summary: 'Stop the movement of a camera that one moves oneself; it stays one’s own for half a minute.',
    input: z.object({ cameraId: id }),
    output: done,
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED', 'PTZ_FAILED'],
  }),
  release: endpoint({
    method: 'POST',
    path: '/ptz/release',
    needs: steer,
    summary: 'Let others move a camera at once; what still moves is stopped.',
    input: z.object({ cameraId: id }),
    output: done,
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED', 'PTZ_FAILED'],
  }),
  presets: endpoint({
    method: 'GET',
    path: '/ptz/preset/list',
    needs: steer,
    summary: 'The places that the device of a camera remembers, asked of it now.',
    input: z.object({ cameraId: id }),
    output: z.object({ cause: z.enum(DEVICE_CAUSES).nullable(), presets: z.array(preset) }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED'],
  }),
  goTo: endpoint({
    method: 'POST',
    path: '/ptz/preset/go',
    needs: steer,
    summary: 'Turn a camera to a place that it remembers.',
    input: z.object({ cameraId: id, preset: presetRef }),
    output: done,
    errors: [...refusals],
  }),
  savePreset: endpoint({
    method: 'POST',
    path: '/ptz/preset/save',
    needs: steer,
    summary: 'Have a camera remember where it looks now: under a new name, or in the place of a preset.',
    input: z.object({
      cameraId: id,
      name: line(PTZ_LIMIT.presetName),
      /** The preset that is given this place and name; null: a new one. */
      preset: presetRef.nullable().default(null),
    }),
    output: done,
    errors: [...refusals, 'PTZ_PRESET_TAKEN'],
  }),
  removePreset: endpoint({
    method: 'POST',
    path: '/ptz/preset/remove',
    needs: steer,
    summary: 'Have a camera forget a place.',
    input: z.object({ cameraId: id, preset: presetRef }),
    output: done,
    errors: [...refusals],
  }),
  log: endpoint({
    method: 'GET',
    path: '/ptz/log',
    needs: steer,
    summary: 'Who moved a camera of late, newest first.',
    input: z.object({ cameraId: id }),
    output: z.array(turn),
    errors: ['NOT_FOUND'],
  }),
};
