import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CounterShape } from '@rondo/domain/flow-counter';
import { LIMIT } from '@rondo/domain/limit';
import { z } from 'zod';
import { repositoryRoot } from '../platform/repository-root.ts';

const pixel = z.tuple([z.number(), z.number()]);
const truth = z.object({
  width: z.number(),
  height: z.number(),
  lines: z.array(z.object({ name: z.string(), from: pixel, to: pixel, inside: pixel })),
  areas: z.array(z.object({ name: z.string(), corners: z.array(pixel) })),
});

/** The line of the door and the area of the queue of a clip, as its truth has them; null where it has none. */
export function cameraShapes(clip: string): { door: CounterShape | null; queue: CounterShape | null } {
  if (!/^[a-z-]+$/.test(clip)) return { door: null, queue: null };
  const file = join(repositoryRoot(), 'apps', 'server', 'demo-data', 'cameras', `${clip}.json`);
  const { width, height, lines, areas } = truth.parse(JSON.parse(readFileSync(file, 'utf8')));
  // The truth of a clip goes on outside of its picture, what is drawn on one does not.
  const inPicture = (share: number) => Math.round(Math.min(1, Math.max(0, share)) * LIMIT.detection.place);
  const point = ([x, y]: readonly [number, number]) => ({ x: inPicture(x / width), y: inPicture(y / height) });
  const line = lines.find(({ name }) => name === 'door');
  const area = areas.find(({ name }) => name === 'queue');
  return {
    door: line ? { line: [point(line.from), point(line.to)], inside: point(line.inside) } : null,
    queue: area ? { area: area.corners.map(point) } : null,
  };
}
