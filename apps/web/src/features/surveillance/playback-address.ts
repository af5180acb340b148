import { wallFrom } from './wall-address.ts';
import { playingOf } from './wall-layout.ts';

/** Cameras that play on one clock: the first of the wall. */
const MOST_TOGETHER = 4;

/** What an address says of playback: which cameras, and where it begins (ms since 1970; null: with the newest). */
export function playbackFrom(query: URLSearchParams): { cameraIds: string[]; at: number | null } {
  const at = Date.parse(query.get('at') ?? '');
  return { cameraIds: playingOf(wallFrom(query)).slice(0, MOST_TOGETHER), at: Number.isNaN(at) ? null : at };
}

/** The same wall in the other mode. */
export function withMode(query: URLSearchParams, mode: 'live' | 'playback'): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete('at');
  if (mode === 'playback') next.set('mode', mode);
  else next.delete('mode');
  return next;
}

/** The recordings of one camera. */
export const playbackLinkTo = (cameraId: string): string =>
  `/surveillance?mode=playback&cameras=${encodeURIComponent(cameraId)}&size=1`;

/** Where recordings are: with Rondo, or on the card or disks of the device itself. */
export const PLAYBACK_SOURCES = ['server', 'device'] as const;
type PlaybackSource = (typeof PLAYBACK_SOURCES)[number];

export const isOnDevice = (query: URLSearchParams): boolean => query.get('source') === 'device';

/** The same cameras, from the other place. */
export function withSource(query: URLSearchParams, source: PlaybackSource): URLSearchParams {
  const next = new URLSearchParams(query);
  if (source === 'device') next.set('source', source);
  else next.delete('source');
  return next;
}
