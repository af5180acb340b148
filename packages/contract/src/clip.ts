import { CLIP_CAUSES, CLIP_STATES } from '@rondo/domain/clip';
import { LIMIT } from '@rondo/domain/limit';
import { WATCH_PURPOSES } from '@rondo/domain/surveillance';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { done, flag, id, instant, keyword, line, personRef, requestId, rev, text } from './kit/shapes.ts';

const { clip: most } = LIMIT;
const count = z.number().int();
const name = line(most.name);

const clip = z.object({
  id,
  name: z.string(),
  reason: z.string(),
  shop: z.object({ id, name: z.string() }),
  /** Null: it is gone; its name is as it was. */
  cameraId: id.nullable(),
  camera: z.string(),
  madeBy: personRef,
  createdAt: instant,
  /** What was asked for. */
  from: instant,
  to: instant,
  state: z.enum(CLIP_STATES),
  /** Why nothing could be cut; null: it could, or may still be. */
  cause: z.enum(CLIP_CAUSES).nullable(),
  /** The clip in the gallery; null while there is none. */
  pictureId: id.nullable(),
  /** What the file holds: it begins with the key frame before `from`. Null while there is none. */
  beginsAt: instant.nullable(),
  endsAt: instant.nullable(),
  /** Where nothing was recorded: left out of the file. */
  gaps: z.array(z.object({ from: instant, to: instant })),
  /** Of the file; null while there is none. */
  sizeBytes: count.nullable(),
  rev: count,
  can: z.object({ edit: z.boolean(), remove: z.boolean() }),
});
export type Clip = z.output<typeof clip>;

const see = anyOf('x_playback', 'image_library_view');

export const clipApi = {
  create: endpoint({
    method: 'POST',
    path: '/clip/create',
    needs: anyOf('x_playback'),
    summary:
      'Have a clip cut out of what a camera recorded, as background work: at most ten minutes and 500 MB. It comes into the gallery.',
    input: z.object({
      requestId,
      cameraId: id,
      from: instant,
      /** 1 second to 10 minutes later. */
      to: instant,
      name,
      reason: text(most.reason).min(1, 'required'),
      purpose: z.enum(WATCH_PURPOSES).default('routine'),
    }),
    output: z.object({ id, jobId: id }),
    errors: ['NOT_FOUND', 'MEDIA_AWAY', 'NOTHING_RECORDED', 'CLIPS_WAITING'],
  }),
  list: endpoint({
    method: 'GET',
    path: '/clip/list',
    needs: see,
    summary:
      'The reader’s own clips, also those that wait or failed, and those of others in the gallery; newest first.',
    input: z.object({ ...paging, keyword: keyword.default(''), own: flag.optional() }),
    output: listOf(clip),
  }),
  ofPicture: endpoint({
    method: 'GET',
    path: '/clip/ofPicture',
    needs: anyOf('image_library_view'),
    summary: 'What is known of a clip of the gallery.',
    input: z.object({ pictureId: id }),
    output: clip,
    errors: ['NOT_FOUND'],
  }),
  edit: endpoint({
    method: 'PUT',
    path: '/clip/edit',
    needs: see,
    summary: 'Rename a clip; the file is saved under its new name.',
    input: z.object({ id, rev, name }),
    output: done,
    errors: ['NOT_FOUND', 'FORBIDDEN', 'STALE'],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/clip/delete',
    needs: anyOf('x_playback'),
    summary: 'Take one’s own clip that could not be cut off the list. A clip that is ready is deleted in the gallery.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
};
