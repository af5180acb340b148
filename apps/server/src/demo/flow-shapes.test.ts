import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LIMIT } from '@rondo/domain/limit';
import { expect, it } from 'vitest';
import { repositoryRoot } from '../platform/repository-root.ts';
import { cameraShapes } from './flow-shapes.ts';

const folder = join(repositoryRoot(), 'apps', 'server', 'demo-data', 'cameras');
const clips = readdirSync(folder).flatMap((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : []));

it('the doors and queues of the demo clips lie in their pictures: one that did not had the counting of all cameras refused', () => {
  const places = clips.flatMap((clip) => {
    const { door, queue } = cameraShapes(clip);
    const points = [door, queue].flatMap((shape) => {
      if (!shape) return [];
      return 'line' in shape ? [...shape.line, shape.inside] : shape.area;
    });
    return points.flatMap(({ x, y }) => [x, y]);
  });
  expect(places.length).toBeGreaterThan(20);
  expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
  expect(Math.max(...places)).toBe(LIMIT.detection.place);
});
