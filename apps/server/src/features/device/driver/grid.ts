import type { Point } from '@rondo/domain/detection';
import { LIMIT } from '@rondo/domain/limit';

/** A picture cut into squares, as cameras keep the area of their motion detection: rows of columns, true where it counts. */
export type Grid = boolean[][];

const FULL = LIMIT.detection.place;

/** The squares whose middle lies in the area; of an empty area all. */
export const gridOf = (area: readonly Point[], rows: number, columns: number): Grid =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => {
      const middle = { x: ((column + 0.5) * FULL) / columns, y: ((row + 0.5) * FULL) / rows };
      return area.length === 0 || contains(area, middle);
    }),
  );

/**
 * The area that squares stand for: what was drawn, where these are its squares; nothing drawn where all of them count; else the
 * rectangle around them.
 */
export function areaOf(grid: Grid, drawn: Point[] | null): Point[] {
  const [columns, rows] = [grid[0]?.length ?? 0, grid.length];
  const isSame = (area: Point[]) => JSON.stringify(gridOf(area, rows, columns)) === JSON.stringify(grid);
  if (drawn && isSame(drawn)) return drawn;
  if (isSame([])) return [];
  const set = grid.flatMap((row, y) => row.flatMap((is, x) => (is ? [{ x, y }] : [])));
  if (set.length === 0) return [];
  const across = (of: (at: Point) => number, count: number) => ({
    from: Math.round((Math.min(...set.map(of)) * FULL) / count),
    to: Math.round(((Math.max(...set.map(of)) + 1) * FULL) / count),
  });
  const x = across((at) => at.x, columns);
  const y = across((at) => at.y, rows);
  return [
    { x: x.from, y: y.from },
    { x: x.to, y: y.from },
    { x: x.to, y: y.to },
    { x: x.from, y: y.to },
  ];
}

/** Even-odd rule. */
function contains(area: readonly Point[], { x, y }: Point): boolean {
  let isIn = false;
  for (const [i, one] of area.entries()) {
    const other = area[(i + 1) % area.length] ?? one;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) isIn = !isIn;
  }
  return isIn;
}
