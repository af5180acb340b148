import { expect, it } from 'vitest';
import { arranged, type FlowBox, firstFree } from './flow-grid.ts';

const box = (key: string, x: number, y: number, w: number, h: number): FlowBox => ({ key, x, y, w, h });
const places = (boxes: readonly FlowBox[]) => boxes.map(({ key, x, y, w, h }) => `${key} ${x},${y} ${w}x${h}`);

it('what was moved stays, what it covers makes room, and rows close up', () => {
  const boxes = [box('a', 0, 0, 6, 2), box('b', 6, 0, 6, 2), box('c', 0, 2, 12, 3)];
  // a goes over b: b goes below it, c below both.
  expect(places(arranged([{ ...box('a', 6, 0, 6, 2) }, ...boxes.slice(1)], 'a'))).toEqual([
    ...['a 6,0 6x2', 'b 6,2 6x2', 'c 0,4 12x3'],
  ]);
  expect(places(arranged([box('a', 0, 9, 6, 2)]))).toEqual(['a 0,0 6x2']);
});

it('no widget leaves the grid or becomes too small to read', () => {
  expect(places(arranged([box('a', 11, -3, 6, 0), box('b', 0, 0, 40, 99)]))).toEqual(['a 6,12 6x1', 'b 0,0 12x12']);
});

it('no two overlap, whatever was done', () => {
  const boxes = Array.from({ length: 24 }, (_, index) =>
    box(String(index), (index * 5) % 12, index % 3, 2 + (index % 9), 1 + (index % 4)),
  );
  const all = arranged(boxes, '7');
  const cells = all.flatMap(({ x, y, w, h }) =>
    Array.from({ length: w * h }, (_, i) => `${x + (i % w)} ${y + Math.floor(i / w)}`),
  );
  expect(new Set(cells).size).toBe(cells.length);
  const free = { key: 'new', ...firstFree(all, { w: 4, h: 3 }), w: 4, h: 3 };
  expect(places(arranged([...all, free], 'new')).slice(0, -1)).toEqual(places(all));
});

it('a new one goes where the first room for it is, and below everything where there is none', () => {
  expect(firstFree([], { w: 4, h: 3 })).toEqual({ x: 0, y: 0 });
  const row = [box('a', 0, 0, 4, 3), box('b', 4, 0, 4, 3)];
  expect(firstFree(row, { w: 4, h: 3 })).toEqual({ x: 8, y: 0 });
  expect(firstFree([...row, box('c', 8, 0, 4, 2)], { w: 4, h: 3 })).toEqual({ x: 8, y: 2 });
  expect(firstFree([box('a', 0, 0, 12, 3)], { w: 4, h: 3 })).toEqual({ x: 0, y: 3 });
});
