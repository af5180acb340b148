import { CAMERA_PLACES, DEVICE_CAUSES, DEVICE_STATES, STREAM_QUALITIES } from '@rondo/domain/device';
import { LIMIT } from '@rondo/domain/limit';
import { PTZ_ABILITIES } from '@rondo/domain/ptz';
import { RECORDING_KINDS, WALL_SIZES, WATCH_PURPOSES, WATCH_USES } from '@rondo/domain/surveillance';
import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { listOf, paging } from './kit/page.ts';
import { day, done, fileRef, id, instant, keyword, line, many, personRef, requestId, rev } from './kit/shapes.ts';

const shopRef = z.object({ id, name: z.string() });
const count = z.number().int();

const camera = z.object({
  id,
  name: z.string(),
  channel: z.number().int(),
  places: z.array(z.enum(CAMERA_PLACES)),
  device: z.object({ id, name: z.string() }),
  shop: shopRef,
  /** Of its device. */
  state: z.enum(DEVICE_STATES),
  stateAt: instant,
  /** A clip of the demo instead of a real picture: pages say so. */
  isDemo: z.boolean(),
  hasSubStream: z.boolean(),
  /** Its device can be asked what it recorded itself, on a card or on disks. */
  keepsRecordings: z.boolean(),
  isFavourite: z.boolean(),
  /** What it can be told: to turn, to zoom, to remember places; null: nobody asked it yet. */
  ptz: z.array(z.enum(PTZ_ABILITIES)).nullable(),
});
export type WatchedCamera = z.output<typeof camera>;

/** What lies below a group, with the cameras it has in all: how many answer, and how many there are. */
const cameraCounts = { online: count, total: count };
const branch = z.object({
  groups: z.array(z.object({ id, name: z.string(), ...cameraCounts })),
  shops: z.array(z.object({ id, name: z.string(), ...cameraCounts })),
  /** More stores than are told at once: they are found by searching. */
  hasMore: z.boolean(),
});
export type CameraBranch = z.output<typeof branch>;

const view = z.object({
  id,
  name: z.string(),
  size: z.literal([...WALL_SIZES]),
  isShared: z.boolean(),
  owner: personRef,
  isMine: z.boolean(),
  /** One a cell; null: an empty cell, or a camera that the reader may not see. */
  cells: z.array(camera.nullable()),
  rev: z.number().int(),
});
export type CameraView = z.output<typeof view>;

const viewFields = {
  name: line(LIMIT.name.cameraView),
  size: z.literal([...WALL_SIZES]),
  isShared: z.boolean().default(false),
  cameraIds: z.array(id.nullable()).min(1).max(LIMIT.cameras.playing),
};

const watchRow = z.object({
  id,
  member: personRef,
  camera: z.object({ id, name: z.string() }),
  shop: shopRef,
  use: z.enum(WATCH_USES),
  purpose: z.enum(WATCH_PURPOSES),
  openedAt: instant,
  /** Null: it is being watched. */
  closedAt: instant.nullable(),
});
export type WatchRow = z.output<typeof watchRow>;

const live = anyOf('x_live');

export const surveillanceApi = {
  branch: endpoint({
    method: 'GET',
    path: '/surveillance/branch',
    needs: anyOf('shop'),
    summary:
      'The groups and stores right below a group, each with how many cameras it has and how many of them answer.',
    input: z.object({ groupId: id.optional() }),
    output: branch,
    errors: ['NOT_FOUND'],
  }),
  cameras: endpoint({
    method: 'GET',
    path: '/surveillance/cameras',
    needs: anyOf('shop'),
    summary: 'Cameras of stores in scope by filter, by store and name.',
    input: z.object({
      ...paging,
      keyword: keyword.default(''),
      shopId: many(id).optional(),
      groupId: many(id).optional(),
      cameraId: many(id).optional(),
      place: many(z.enum(CAMERA_PLACES)).optional(),
      /** Only those whose device answers. */
      online: z.literal('1').optional(),
      /** Only the reader's own favourites. */
      favourite: z.literal('1').optional(),
      /** Of each store one only: a favourite of the reader's, else its first channel, among those that fit `online`. */
      ofEachStore: z.literal('1').optional(),
    }),
    output: listOf(camera).extend({
      can: z.object({
        live: z.boolean(),
        playback: z.boolean(),
        move: z.boolean(),
        talk: z.boolean(),
        capture: z.boolean(),
      }),
    }),
  }),
  ticket: endpoint({
    method: 'POST',
    path: '/surveillance/ticket',
    needs: live,
    summary:
      'A ticket that opens the live picture of a camera once, within 30 seconds. At most nine a session play at once.',
    input: z.object({
      cameraId: id,
      quality: z.enum(STREAM_QUALITIES).default('sub'),
      purpose: z.enum(WATCH_PURPOSES).default('routine'),
      /** The stream this one takes the place of, as when the quality changes: it does not count against the nine. */
      instead: id.optional(),
      /** The inspection of the camera's store that it is watched for: its purpose, and counted in its coverage. */
      taskId: id.optional(),
    }),
    output: z.object({
      streamId: id,
      /** A WebSocket's address, or its path on the host of the pages. */
      address: z.string(),
    }),
    errors: ['NOT_FOUND', 'TOO_MANY_STREAMS', 'MEDIA_AWAY', 'CAMERA_WITHOUT_STREAM', 'DEVICE_PASSWORD_LOST'],
  }),
  playback: endpoint({
    method: 'POST',
    path: '/surveillance/playback',
    needs: anyOf('x_playback'),
    summary:
      'A ticket that opens the recordings of a camera once, within 30 seconds. They count among the nine that a session plays.',
    input: z.object({
      cameraId: id,
      purpose: z.enum(WATCH_PURPOSES).default('routine'),
      instead: id.optional(),
    }),
    output: z.object({ streamId: id, address: z.string() }),
    errors: ['NOT_FOUND', 'TOO_MANY_STREAMS', 'MEDIA_AWAY'],
  }),
  recorded: endpoint({
    method: 'GET',
    path: '/surveillance/recorded',
    needs: anyOf('x_playback'),
    summary: 'What the device of a camera itself kept on a day of the company, on its card or disks, asked of it now.',
    input: z.object({ cameraId: id, on: day }),
    output: z.object({
      /** The beginning and the end of the day. */
      from: instant,
      to: instant,
      /** Why the device did not tell; null: it did. */
      cause: z.enum(DEVICE_CAUSES).nullable(),
      /** Oldest first, as far back as the reader may play. */
      stretches: z.array(z.object({ from: instant, to: instant, kind: z.enum(RECORDING_KINDS) })),
    }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED'],
  }),
  replay: endpoint({
    method: 'POST',
    path: '/surveillance/replay',
    needs: anyOf('x_playback'),
    summary:
      'A ticket that plays what a device recorded, once, at its own pace from a moment to another one of at most a day later.',
    input: z.object({
      cameraId: id,
      from: instant,
      to: instant,
      purpose: z.enum(WATCH_PURPOSES).default('routine'),
      instead: id.optional(),
    }),
    output: z.object({ streamId: id, address: z.string() }),
    errors: ['NOT_FOUND', 'DEVICE_NOT_CONTROLLED', 'NO_RECORDING', 'TOO_MANY_STREAMS', 'MEDIA_AWAY'],
  }),
  capture: endpoint({
    method: 'POST',
    path: '/surveillance/capture',
    needs: anyOf('x_capture'),
    summary: 'Take a screenshot of a camera, 16:9, into the gallery, with what makes it evidence.',
    input: z.object({ cameraId: id, requestId }),
    /** `file`: the stored picture, which an answer of an inspection may name. */
    output: z.object({ id, shopId: id, file: fileRef }),
    errors: ['NOT_FOUND', 'NO_PICTURE', 'MEDIA_AWAY', 'CAMERA_WITHOUT_STREAM', 'DEVICE_PASSWORD_LOST'],
  }),
  coverage: endpoint({
    method: 'GET',
    path: '/surveillance/coverage',
    needs: live,
    summary: 'How many cameras the store of an inspection has, and which of them the reader has viewed for it.',
    input: z.object({ taskId: id }),
    output: z.object({ bound: count, viewed: z.array(id) }),
    errors: ['NOT_FOUND'],
  }),
  setFavourite: endpoint({
    method: 'PUT',
    path: '/surveillance/favourite',
    needs: anyOf('shop'),
    summary: 'Make a camera one’s favourite, or no longer.',
    input: z.object({ cameraId: id, isFavourite: z.boolean() }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  views: endpoint({
    method: 'GET',
    path: '/surveillance/view/list',
    needs: live,
    summary: 'One’s own saved walls and those that others share, with the cameras that the reader may see.',
    input: z.object({}),
    output: z.array(view),
  }),
  createView: endpoint({
    method: 'POST',
    path: '/surveillance/view/create',
    needs: live,
    summary: 'Save a wall under a name; a person has at most 50.',
    input: z.object({ ...viewFields, requestId }),
    output: z.object({ id }),
    errors: ['NOT_FOUND', 'CAMERA_VIEWS_FULL', 'CAMERA_VIEW_TAKEN'],
  }),
  editView: endpoint({
    method: 'PUT',
    path: '/surveillance/view/edit',
    needs: live,
    summary: 'Change one’s own wall.',
    input: z.object({ id, rev, ...viewFields }),
    output: z.object({ rev: z.number().int() }),
    errors: ['NOT_FOUND', 'STALE', 'CAMERA_VIEW_TAKEN'],
  }),
  removeView: endpoint({
    method: 'DELETE',
    path: '/surveillance/view/delete',
    needs: live,
    summary: 'Delete one’s own wall.',
    input: z.object({ id }),
    output: done,
    errors: ['NOT_FOUND'],
  }),
  watchLog: endpoint({
    method: 'GET',
    path: '/surveillance/watch/list',
    needs: anyOf('shop_store', 'x_device'),
    summary: 'Who watched which camera of stores in scope, when and why, newest first.',
    input: z.object({
      ...paging,
      shopId: many(id).optional(),
      cameraId: many(id).optional(),
      memberId: many(id).optional(),
      purpose: many(z.enum(WATCH_PURPOSES)).optional(),
      from: day.optional(),
      to: day.optional(),
    }),
    output: listOf(watchRow),
  }),
};
