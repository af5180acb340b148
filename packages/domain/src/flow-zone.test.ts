import { expect, it } from 'vitest';
import { drawnZone, isZoneDrawn, zoneOutline } from './flow-zone.ts';

const L = [
  { x: 100, y: 200 },
  { x: 500, y: 200 },
  { x: 500, y: 400 },
  { x: 300, y: 700 },
];

it('a drawn zone has the rectangle around it', () => {
  expect(drawnZone(L)).toEqual({ x: 100, y: 200, w: 400, h: 500, area: L });
  expect(drawnZone([])).toEqual({ x: 0, y: 0, w: 0, h: 0, area: [] });
  expect(drawnZone(L.slice(0, 1))).toMatchObject({ x: 100, y: 200, w: 0, h: 0 });
});

it('an older zone is its rectangle', () => {
  const zone = { x: 10, y: 20, w: 100, h: 50, area: [] };
  expect(zoneOutline(zone)).toEqual([
    { x: 10, y: 20 },
    { x: 110, y: 20 },
    { x: 110, y: 70 },
    { x: 10, y: 70 },
  ]);
  expect(isZoneDrawn(zone)).toBe(true);
});

it('a zone without enough corners, or whose sides cross, is not drawn', () => {
  const [a, b, c, d] = L;
  expect(isZoneDrawn(drawnZone(L))).toBe(true);
  expect(isZoneDrawn(drawnZone([]))).toBe(false);
  expect(isZoneDrawn(drawnZone(L.slice(0, 2)))).toBe(false);
  expect(isZoneDrawn(drawnZone([a, c, b, d].flatMap((one) => one ?? [])))).toBe(false);
});
