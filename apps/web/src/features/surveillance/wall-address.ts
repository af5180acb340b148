import { LIMIT } from '@rondo/domain/limit';
import { WALL_SIZES } from '@rondo/domain/surveillance';
import { sizeFor, type Wall, wallOf } from './wall-layout.ts';

/** The wall of an address that names none. */
const EMPTY = wallOf(4);

/** What plays, as it stands in the address: `cameras=id,,id&size=4`, empty cells between commas. */
export function wallFrom(query: URLSearchParams): Wall {
  const cells = (query.get('cameras') ?? '')
    .split(',')
    .slice(0, LIMIT.cameras.playing)
    .map((id) => id || null);
  // No camera plays twice.
  const once = cells.map((id, at) => (id !== null && cells.indexOf(id) === at ? id : null));
  const size = WALL_SIZES.find((known) => String(known) === query.get('size'));
  if (size) return wallOf(size, once);
  return once.some((id) => id !== null) ? wallOf(sizeFor(once.length), once) : EMPTY;
}

/** Writes a wall into an address; everything else in it stays. */
export function withWall(query: URLSearchParams, { size, cells }: Wall): URLSearchParams {
  const next = new URLSearchParams(query);
  const text = cells
    .map((id) => id ?? '')
    .join(',')
    .replace(/,+$/, '');
  if (text) next.set('cameras', text);
  else next.delete('cameras');
  next.set('size', String(size));
  return next;
}

/** Writes which camera is turned into an address; null: none. */
export function withSteered(query: URLSearchParams, cameraId: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (cameraId === null) next.delete('ptz');
  else next.set('ptz', cameraId);
  return next;
}
