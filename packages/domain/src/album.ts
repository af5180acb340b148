import type { Actor } from './actor.ts';
import { addDays } from './civil-time.ts';
import { LIMIT } from './limit.ts';
import type { PictureOrigin } from './rectification.ts';

/** Where pictures of the gallery come from (product 5). */
export const PICTURE_SOURCES = ['capture', 'snapshot', 'ai', 'inspection', 'rectification', 'upload', 'clip'] as const;
export type PictureSource = (typeof PICTURE_SOURCES)[number];

/** Those that a camera or its screen showed; the others hang on what was inspected or rectified. */
export const CAMERA_SOURCES = ['capture', 'snapshot', 'ai', 'upload', 'clip'] as const satisfies PictureSource[];

/** The tabs of the gallery after "all", in the order of the specification. A screenshot that somebody uploads is a capture. */
export const ALBUM_TABS = {
  capture: ['capture', 'upload'],
  snapshot: ['snapshot'],
  ai: ['ai'],
  inspection: ['inspection'],
  rectification: ['rectification'],
  clip: ['clip'],
} as const satisfies Record<string, readonly PictureSource[]>;
export type AlbumTab = keyof typeof ALBUM_TABS;
export const ALBUM_TAB_KEYS = ['capture', 'snapshot', 'ai', 'inspection', 'rectification', 'clip'] as const;

/** Pictures of screens are 16 to 9; what rounding makes of that (1366 x 768) is within a hundredth. */
const SCREEN_RATIO = 16 / 9;
const RATIO_TOLERANCE = 0.01;

/** Whether a picture of this size, px, has the shape of a screen (specification, sections 5 and 9). */
export const isScreenShaped = (width: number, height: number): boolean =>
  Math.abs(width / height / SCREEN_RATIO - 1) <= RATIO_TOLERANCE;

/**
 * The last day a picture is kept, by the day it was taken; null: as long as the record or rectification it belongs to. Timed
 * snapshots bring the days of their plan.
 */
export function keptUntil(
  source: PictureSource,
  takenOn: string,
  { isEvidence, keepDays }: { isEvidence: boolean; keepDays?: number | undefined },
): string | null {
  if (isEvidence || source === 'inspection' || source === 'rectification') return null;
  return addDays(takenOn, keepDays ?? LIMIT.album.keepDays[source]);
}

/** Those whose days a company sets itself; a plan of timed snapshots says its own. */
export const RETAINED_SOURCES = ['capture', 'upload', 'ai', 'clip'] as const satisfies PictureSource[];
export type RetainedSource = (typeof RETAINED_SOURCES)[number];

/** What the rules need to know of a picture. */
export interface PictureView {
  isEvidence: boolean;
  /** The actor took or uploaded it. */
  isOwn: boolean;
}

/** Adding pictures of screens: who may capture may bring what was captured elsewhere. */
export const mayUpload = ({ codes }: Pick<Actor, 'codes'>): boolean => codes.has('x_capture');

/** Own ones, and all for who keeps the company's settings. Taking out of sight is for evidence too, deleting is not. */
export const mayHidePicture = ({ codes }: Pick<Actor, 'codes'>, { isOwn }: PictureView): boolean =>
  isOwn || codes.has('x_company_setting');
export const mayRemovePicture = (actor: Pick<Actor, 'codes'>, picture: PictureView): boolean =>
  !picture.isEvidence && mayHidePicture(actor, picture);

/** A clip is a film: nothing is drawn on it, and it is no photo of a rectification. */
export const isFilm = (source: PictureSource): boolean => source === 'clip';

/** What a rectification because of pictures begins with: what all of them are, else the gallery. A spot check is of a live picture alone. */
export function originOf(sources: readonly PictureSource[], isSpotCheck: boolean): PictureOrigin {
  const all = (...some: PictureSource[]): boolean => sources.every((source) => some.includes(source));
  if (all('capture')) return isSpotCheck ? 'spot_check' : 'screenshot';
  if (all(...ALBUM_TABS.capture)) return 'screenshot';
  return all('snapshot') ? 'snapshot' : 'album';
}

/** Giving somebody work because of a picture. */
export const mayRectifyPictures = ({ codes }: Pick<Actor, 'codes'>): boolean => codes.has('x_dispatch');

/** Showing everybody with one what “good” looks like: who manages the templates that say so. */
export const mayMakeStandard = ({ codes }: Pick<Actor, 'codes'>): boolean => codes.has('template_manage');

/** What comes of comparing the stored bytes with what was noted when the picture was taken in. */
export const HASH_STATES = ['intact', 'altered', 'missing'] as const;
