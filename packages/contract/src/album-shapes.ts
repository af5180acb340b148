import {
  ALBUM_TAB_KEYS,
  HASH_STATES,
  PICTURE_SOURCES,
  RETAINED_SOURCES,
  type RetainedSource,
} from '@rondo/domain/album';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { aiKindShape } from './ai-shapes.ts';
import { day, fileRef, flag, historyEntry, id, instant, keyword, line, many, personRef } from './kit/shapes.ts';

const count = z.number().int();

/** What narrows the gallery, the cards and the pictures of one store alike. */
export const pictureFilters = {
  tab: z.enum(ALBUM_TAB_KEYS).optional(),
  shopId: many(id).optional(),
  groupId: many(id).optional(),
  source: many(z.enum(PICTURE_SOURCES)).optional(),
  /** Days of the company's calendar on which it was taken, both included. */
  from: day.optional(),
  to: day.optional(),
  camera: many(line(LIMIT.album.camera)).optional(),
  takenById: many(id).optional(),
  tag: many(line(LIMIT.album.tag)).optional(),
  /** What AI checks found on it, but for what somebody called a false alarm. */
  aiKind: many(aiKindShape).optional(),
  marked: flag.optional(),
  /** Used in a task: it hangs on a record or a rectification. */
  used: flag.optional(),
  /** Those that go within days. */
  expiring: flag.optional(),
  /** Instead of what everybody sees: what was taken out of sight. */
  hidden: flag.optional(),
};
export const cardFilters = { keyword: keyword.default(''), ...pictureFilters };

/** A store with pictures. `id` is the store's. */
export const albumCard = z.object({
  id,
  name: z.string(),
  path: z.string(),
  /** The newest of the filtered ones, as it is shown: with what was drawn on it. */
  cover: fileRef.nullable(),
  latestAt: instant,
  today: count,
  total: count,
});
export type AlbumCard = z.output<typeof albumCard>;

export const pictureRow = z.object({
  id,
  source: z.enum(PICTURE_SOURCES),
  shop: z.object({ id, name: z.string() }),
  /** As it is shown; `original` where somebody drew on it. */
  file: fileRef,
  takenAt: instant,
  takenBy: personRef.nullable(),
  camera: z.string(),
  isEvidence: z.boolean(),
  isHidden: z.boolean(),
  tags: z.array(z.string()),
  /** The last day it is kept; null: as long as what it proves. */
  expiresOn: day.nullable(),
});
export type PictureRow = z.output<typeof pictureRow>;

const link = z.object({ kind: z.enum(['record', 'rectification', 'task']), id, number: z.string() });

export const pictureDetail = pictureRow.extend({
  cameraId: id.nullable(),
  /** The clock of the device and ours when the picture was taken in, and by how much the first is ahead, ms. */
  deviceAt: instant.nullable(),
  serverAt: instant,
  driftMs: count.nullable(),
  /** SHA-256 of the picture as it was taken in, hexadecimal. */
  sha256: z.string(),
  /** What the file that was sent said of itself; the shown copy does not carry it. */
  sent: z
    .object({
      sha256: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
      takenAt: z.string().nullable(),
      device: z.string().nullable(),
    })
    .nullable(),
  /** What AI checks found on it, but for what somebody called a false alarm. */
  aiKinds: z.array(aiKindShape),
  links: z.array(link),
  collectionIds: z.array(id),
  history: z.array(historyEntry),
  rev: count,
  can: z.object({ hide: z.boolean(), remove: z.boolean(), rectify: z.boolean(), standardPhoto: z.boolean() }),
});
export type PictureDetail = z.output<typeof pictureDetail>;

export const hashCheck = z.object({ state: z.enum(HASH_STATES), sha256: z.string(), found: z.string().nullable() });

export const collection = z.object({
  id,
  name: z.string(),
  /** Everybody of the gallery sees it; else its owner alone. */
  isShared: z.boolean(),
  owner: personRef,
  isOwn: z.boolean(),
  /** Pictures in it, also those that the reader may not see. */
  pictures: count,
});
export type Collection = z.output<typeof collection>;

export const albumCounts = z.object({
  all: count,
  ...(Object.fromEntries(ALBUM_TAB_KEYS.map((key) => [key, count])) as Record<
    (typeof ALBUM_TAB_KEYS)[number],
    typeof count
  >),
  can: z.object({ upload: z.boolean(), rectify: z.boolean(), dispatch: z.boolean(), standardPhoto: z.boolean() }),
});

export const storage = z.object({
  list: z.array(z.object({ source: z.enum(PICTURE_SOURCES), pictures: count, bytes: count })),
  /** Pictures that go within days. */
  expiring: count,
});

const keptDays = z.number().int().min(LIMIT.album.kept.min).max(LIMIT.album.kept.max);
/** How long pictures that nothing was proved with are kept, days, by where they come from. */
export const keptBySource = z.object(
  Object.fromEntries(RETAINED_SOURCES.map((source) => [source, keptDays])) as Record<RetainedSource, typeof keptDays>,
);
export const retention = keptBySource.extend({ rev: count, can: z.object({ edit: z.boolean() }) });
export type Retention = z.output<typeof retention>;
