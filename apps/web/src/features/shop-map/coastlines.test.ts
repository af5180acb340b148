import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { type Arcs, linesOf } from './coastlines.ts';

it('adds up the steps of a line and brings them to degrees, latitude first', () => {
  const arcs: Arcs = {
    transform: { scale: [0.5, 0.25], translate: [-180, -90] },
    arcs: [
      [
        [10, 20],
        [2, -4],
      ],
    ],
  };
  expect(linesOf(arcs)).toEqual([
    [
      [-85, -175],
      [-86, -174],
    ],
  ]);
});

it('the coastlines that come along lie on the earth, and none goes straight across it', () => {
  for (const name of ['coast-110m.json', 'coast-50m.json']) {
    const arcs = JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')) as Arcs;
    const lines = linesOf(arcs);
    const steps = lines.flatMap((line) =>
      line.slice(1).map((to, index) => Math.abs(to[1] - (line[index]?.[1] ?? to[1]))),
    );
    expect(steps.reduce((most, step) => Math.max(most, step), 0)).toBeLessThan(180);
    const points = lines.flat();
    expect(points.length).toBeGreaterThan(4_000);
    expect(points.every(([latitude, longitude]) => Math.abs(latitude) <= 90.01 && Math.abs(longitude) <= 180.01)).toBe(
      true,
    );
  }
});
