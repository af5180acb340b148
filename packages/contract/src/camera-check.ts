import { CHECK_MOMENTS, CHECKED_KINDS } from '@rondo/domain/camera-check';
import { MISS_CAUSES } from '@rondo/domain/timed-snapshot/frame';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { fileRef, id, instant, rev } from './kit/shapes.ts';

const frame = z.object({
  id,
  moment: z.enum(CHECK_MOMENTS),
  /** The moment itself. */
  at: instant,
  camera: z.string(),
  /** Null: it is still to come, or was missed. */
  takenAt: instant.nullable(),
  /** Null while it may still come; else why there is no picture. */
  cause: z.enum(MISS_CAUSES).nullable(),
  /** Null without a picture, or when the gallery keeps it no longer. */
  file: fileRef.nullable(),
});
export type CameraCheckFrame = z.output<typeof frame>;

const setting = z.object({ isOn: z.boolean(), rev: z.number().int() });

export const cameraCheckApi = {
  frames: endpoint({
    method: 'GET',
    path: '/inspect/V3/cameraCheck/frames',
    needs: anyOf('image_library_view'),
    summary: 'What the store’s camera showed when somebody checked in, for whoever reviews it; or at a rectification.',
    input: z.object({ objectKind: z.enum(CHECKED_KINDS), objectId: id }),
    output: z.array(frame),
    errors: ['NOT_FOUND'],
  }),
  setting: endpoint({
    method: 'GET',
    path: '/inspect/V3/cameraCheck/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Whether cameras are asked at check-ins and rectifications.',
    input: z.object({}),
    output: setting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/inspect/V3/cameraCheck/setting',
    needs: anyOf('x_company_setting'),
    summary: 'Ask cameras at check-ins and rectifications from now on, or no more.',
    input: z.object({ isOn: z.boolean(), rev }),
    output: setting,
    errors: ['STALE'],
  }),
};
