import fine from './coast-50m.json?url';
import coarse from './coast-110m.json?url';

export type Detail = 'coarse' | 'fine';

/** Lines of a topology (TopoJSON): whole numbers, each point told by its distance from the one before. */
export interface Arcs {
  transform: { scale: [number, number]; translate: [number, number] };
  arcs: [number, number][][];
}

const ADDRESS: Record<Detail, string> = { coarse, fine };
const known = new Map<Detail, Promise<[number, number][][]>>();

/** The coastlines of the world as latitude and longitude; loaded once, again after a failure. */
export function coastlines(detail: Detail): Promise<[number, number][][]> {
  const found = known.get(detail) ?? load(detail);
  known.set(detail, found);
  found.catch(() => known.delete(detail));
  return found;
}

async function load(detail: Detail): Promise<[number, number][][]> {
  const answer = await fetch(ADDRESS[detail]);
  if (!answer.ok) throw new Error(`coastlines: ${answer.status}`);
  // A file of our own build, made as docs/attribution.md says.
  return linesOf((await answer.json()) as Arcs);
}

/** The lines of a topology in degrees; one that goes on at the other edge of the map is two. */
export function linesOf({ transform: { scale, translate }, arcs }: Arcs): [number, number][][] {
  const lines: [number, number][][] = [];
  for (const arc of arcs) {
    let [x, y] = [0, 0];
    let line: [number, number][] = [];
    lines.push(line);
    for (const [index, [dx, dy]] of arc.entries()) {
      x += dx;
      y += dy;
      if (index > 0 && Math.abs(dx * scale[0]) > HALF_WORLD) {
        line = [];
        lines.push(line);
      }
      line.push([y * scale[1] + translate[1], x * scale[0] + translate[0]]);
    }
  }
  return lines;
}

/** No coast is this long in one step, degrees: such a step leaves the map at one edge and comes back at the other. */
const HALF_WORLD = 180;
