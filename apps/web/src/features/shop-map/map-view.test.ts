import { expect, it } from 'vitest';
import { clamped, viewOf, viewText, widened } from './map-view.ts';

it('a view goes into the address and comes back', () => {
  const view = { latitude: 31.230_416, longitude: 121.473_701, zoom: 11 };
  expect(viewText(view)).toBe('31.23042,121.4737,11');
  expect(viewOf(viewText(view))).toEqual({ latitude: 31.23042, longitude: 121.4737, zoom: 11 });
});

it('an address that names no view names none', () => {
  for (const text of [undefined, '', '31', '31,121', '91,0,3', '0,181,3', '0,0,20', '0,0,1.5', '0,0,3,4', 'a,b,c']) {
    expect(viewOf(text)).toBeNull();
  }
});

it('what is asked for holds what is seen, and stays the same while the map moves a little', () => {
  const seen = { south: 31.1, west: 121.3, north: 31.3, east: 121.6 };
  const asked = widened(seen, 11);
  expect(asked.south).toBeLessThanOrEqual(seen.south);
  expect(asked.north).toBeGreaterThanOrEqual(seen.north);
  expect(widened({ ...seen, west: 121.302 }, 11)).toEqual(asked);
});

it('nothing beyond the edge of the world is asked for', () => {
  const world = { south: -90, west: -180, north: 90, east: 180 };
  expect(clamped({ south: -120, west: -400, north: 120, east: 400 })).toEqual(world);
  expect(widened(world, 0)).toEqual(world);
});
