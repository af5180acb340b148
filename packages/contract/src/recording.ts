import { LIMIT } from '@rondo/domain/limit';
import { RECORDING_CAUSES, RECORDING_MODES } from '@rondo/domain/recording';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { day, done, id, instant, many, rev } from './kit/shapes.ts';

const { keepDays, quotaGb, playDays, together } = LIMIT.recording;
const between = ({ min, max }: { min: number; max: number }) => z.number().int().min(min).max(max);
const count = z.number().int();

const plan = z.object({
  cameraId: id,
  name: z.string(),
  mode: z.enum(RECORDING_MODES),
  keepDays: count,
  /** Why nothing comes though it is recorded; null: it does, or it is not recorded. */
  cause: z.enum(RECORDING_CAUSES).nullable(),
  /** The oldest recording there is; null: none. */
  oldestAt: instant.nullable(),
  newestAt: instant.nullable(),
  bytes: count,
});
export type RecordingPlan = z.output<typeof plan>;

const setting = z.object({ quotaGb: count, playDays: count, usedBytes: count, rev: count });

const keep = anyOf('x_device');
const play = anyOf('x_playback');
const cameraId = many(id).refine((ids) => ids.length <= together, { message: `max_${together}` });

export const recordingApi = {
  plans: endpoint({
    method: 'GET',
    path: '/recording/plan/list',
    needs: keep,
    summary: 'How the cameras of a device are recorded, and what there is of each.',
    input: z.object({ deviceId: id }),
    output: z.array(plan),
    errors: ['NOT_FOUND'],
  }),
  savePlan: endpoint({
    method: 'PUT',
    path: '/recording/plan/save',
    needs: keep,
    summary: 'Record the cameras of a device, or of its whole store, or no longer.',
    input: z.object({
      deviceId: id,
      /** Null: all cameras of the device's store. */
      cameraId: id.nullable(),
      mode: z.enum(RECORDING_MODES),
      keepDays: between(keepDays),
    }),
    output: z.object({ cameras: count }),
    errors: ['NOT_FOUND', 'TOO_MANY_RECORDED'],
  }),
  setting: endpoint({
    method: 'GET',
    path: '/recording/setting',
    needs: keep,
    summary:
      'How much of the disk the recordings of the company may take, take now, and how far back members play them.',
    input: z.object({}),
    output: setting,
  }),
  saveSetting: endpoint({
    method: 'PUT',
    path: '/recording/setting',
    needs: keep,
    summary: 'Change how much recordings may take, and how far back members play them.',
    input: z.object({ quotaGb: between(quotaGb), playDays: between(playDays), rev }),
    output: done,
    errors: ['STALE'],
  }),
  days: endpoint({
    method: 'GET',
    path: '/recording/days',
    needs: play,
    summary: `Days on which one of the cameras has recordings that the reader may play; at most ${LIMIT.recording.days} from the first on.`,
    input: z.object({ cameraId, from: day }),
    output: z.array(day),
    errors: ['NOT_FOUND'],
  }),
  timeline: endpoint({
    method: 'GET',
    path: '/recording/timeline',
    needs: play,
    summary: 'What there is of each camera on a day of the company, without gaps in between.',
    input: z.object({ cameraId, on: day }),
    output: z.object({
      /** The beginning and the end of the day. */
      from: instant,
      to: instant,
      /** Nothing before it may be played by the reader. */
      since: instant,
      cameras: z.array(z.object({ cameraId: id, stretches: z.array(z.object({ from: instant, to: instant })) })),
    }),
    errors: ['NOT_FOUND'],
  }),
};
