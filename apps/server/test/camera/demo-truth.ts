import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** The clips of the demo cameras, their pictures and what they show. */
export const demoCameras = fileURLToPath(new URL('../../demo-data/cameras/', import.meta.url));

const pair = z.tuple([z.number(), z.number()]);
const truthShape = z.object({
  ...{ seconds: z.number(), fps: z.number(), width: z.number(), height: z.number() },
  /** Frame, left, top, right, bottom in pixels, percent that can be seen; then the foot. */
  people: z.array(z.object({ id: z.number(), seen: z.array(z.array(z.number())) })),
  lines: z.array(
    z.object({
      ...{ name: z.string(), from: pair, to: pair, inside: pair },
      crossings: z.array(z.object({ second: z.number(), direction: z.enum(['in', 'out']) })),
    }),
  ),
  areas: z.array(
    z.object({
      ...{ name: z.string(), corners: z.array(pair) },
      stays: z.array(z.object({ person: z.number(), seconds: z.number() })),
    }),
  ),
});

/** What a clip of the demo cameras shows, in thousandths of its picture. */
export async function truthOf(clip: string) {
  const truth = truthShape.parse(JSON.parse(await readFile(join(demoCameras, `${clip}.json`), 'utf8')));
  const { width, height, fps } = truth;
  const point = ([x, y]: readonly [number, number]) => ({ x: (x / width) * 1_000, y: (y / height) * 1_000 });
  return {
    ...truth,
    lines: truth.lines.map(({ name, from, to, inside, crossings }) => ({
      ...{ name, crossings, line: [point(from), point(to)] as const, inside: point(inside) },
    })),
    areas: truth.areas.map(({ name, corners, stays }) => ({ name, stays, area: corners.map(point) })),
    /** Whom it shows at a second. */
    at: (second: number) =>
      truth.people.flatMap(({ id, seen }) =>
        seen
          .filter(([frame]) => frame === second * fps)
          .map(([, left = 0, top = 0, right = 0, bottom = 0, visible = 0]) => {
            const [upper, lower] = [point([left, top]), point([right, bottom])];
            const box = { left: upper.x, top: upper.y, right: lower.x, bottom: lower.y };
            return { id, visible, height: bottom - top, box };
          }),
      ),
  };
}
