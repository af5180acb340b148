import { WALL_SIZES, type WallSize } from '@rondo/domain/surveillance';

/** A wall: a camera's id, or an empty cell, in each of its places. */
export interface Wall {
  size: WallSize;
  /** As many as `size`. */
  cells: readonly (string | null)[];
}

export const wallOf = (size: WallSize, cells: readonly (string | null)[] = []): Wall => ({
  size,
  cells: Array.from({ length: size }, (_, at) => cells[at] ?? null),
});

export const playingOf = ({ cells }: Wall): string[] => cells.filter((id) => id !== null);

/** Where a camera came to stand; `full`: nine play already, and somebody has to say which one goes. */
export type Placed = { wall: Wall; at: number } | 'full';

/**
 * Puts a camera on the wall: where it was dropped, else into the first empty cell from the chosen one on. A wall of one or four that
 * is full grows while nothing is chosen; else the chosen one goes. A camera that plays already is only found.
 */
export function place(
  wall: Wall,
  id: string,
  { on = null, chosen = null }: { on?: number | null; chosen?: number | null },
): Placed {
  const found = wall.cells.indexOf(id);
  if (found >= 0) return { wall: on === null ? wall : swap(wall, found, on), at: on ?? found };
  if (on !== null) return put(wall, id, on);
  const from = chosen ?? 0;
  const inOrder = wall.cells.map((_, step) => (from + step) % wall.size);
  const free = inOrder.find((at) => wall.cells[at] === null);
  if (free !== undefined) return put(wall, id, free);
  if (wall.size === 1) return put(wall, id, 0);
  if (wall.size === 9) return 'full';
  return chosen === null ? put(wallOf(9, wall.cells), id, wall.size) : put(wall, id, chosen);
}

const put = (wall: Wall, id: string | null, at: number): { wall: Wall; at: number } => ({
  wall: { ...wall, cells: wall.cells.map((own, index) => (index === at ? id : own)) },
  at,
});

export const clear = (wall: Wall, at: number): Wall => put(wall, null, at).wall;

export function swap(wall: Wall, one: number, other: number): Wall {
  const { cells } = wall;
  const moved = cells.map((id, at) => (at === one ? cells[other] : at === other ? cells[one] : id) ?? null);
  return { ...wall, cells: moved };
}

/** Another number of cells: what plays stays, in its order, as far as there is room; of a smaller wall the chosen one is kept. */
export function resize(wall: Wall, size: WallSize, chosen: number | null): Wall {
  if (size >= wall.size) return wallOf(size, wall.cells);
  const kept = chosen === null ? null : (wall.cells[chosen] ?? null);
  const playing = playingOf(wall);
  const shown = playing.slice(0, size);
  return wallOf(size, kept === null || shown.includes(kept) ? shown : [...shown.slice(0, size - 1), kept]);
}

/** The smallest wall that shows so many. */
export const sizeFor = (count: number): WallSize => WALL_SIZES.find((size) => size >= count) ?? 9;

/** The neighbour of a cell in a direction; null at the edge. */
export function neighbour(size: WallSize, at: number, [right, down]: readonly [number, number]): number | null {
  const side = Math.sqrt(size);
  const column = (at % side) + right;
  const row = Math.floor(at / side) + down;
  return column < 0 || row < 0 || column >= side || row >= side ? null : row * side + column;
}
