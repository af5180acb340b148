import { expect, it } from 'vitest';
import { clear, neighbour, place, playingOf, resize, sizeFor, swap, wallOf } from './wall-layout.ts';

const nine = wallOf(9, 'abcdefghi'.split(''));

it('a camera goes into the next free cell, from the chosen one on', () => {
  expect(place(wallOf(4, ['a', null, 'c']), 'x', {})).toMatchObject({ at: 1, wall: { cells: ['a', 'x', 'c', null] } });
  expect(place(wallOf(4, ['a', null, 'c']), 'x', { chosen: 2 })).toMatchObject({ at: 3 });
  expect(place(wallOf(4, ['a', null, 'c']), 'x', { on: 0 })).toMatchObject({ wall: { cells: ['x', null, 'c', null] } });
});

it('a tenth asks which one goes, a fifth makes the wall grow, a second takes the place of the only one', () => {
  expect(place(nine, 'x', { chosen: 3 })).toBe('full');
  expect(place(nine, 'x', { on: 3 })).toMatchObject({ at: 3 });
  expect(place(wallOf(4, 'abcd'.split('')), 'x', {})).toMatchObject({ at: 4, wall: { size: 9 } });
  expect(place(wallOf(4, 'abcd'.split('')), 'x', { chosen: 1 })).toMatchObject({
    wall: { cells: ['a', 'x', 'c', 'd'] },
  });
  expect(place(wallOf(1, ['a']), 'x', {})).toMatchObject({ wall: { cells: ['x'] } });
});

it('no camera plays twice: one that is there is found, or moved where it was dropped', () => {
  expect(place(nine, 'c', {})).toEqual({ wall: nine, at: 2 });
  expect(place(wallOf(4, ['a', 'b']), 'a', { on: 3 })).toMatchObject({ wall: { cells: [null, 'b', null, 'a'] } });
});

it('two cells change places, also with an empty one', () => {
  expect(swap(wallOf(4, ['a', 'b']), 0, 1).cells).toEqual(['b', 'a', null, null]);
  expect(swap(wallOf(4, ['a', 'b']), 0, 3).cells).toEqual([null, 'b', null, 'a']);
  expect(clear(wallOf(4, ['a', 'b']), 0).cells).toEqual([null, 'b', null, null]);
});

it('a smaller wall keeps what plays in its order, and the chosen one always', () => {
  expect(resize(nine, 4, null).cells).toEqual(['a', 'b', 'c', 'd']);
  expect(resize(nine, 4, 7).cells).toEqual(['a', 'b', 'c', 'h']);
  expect(resize(nine, 1, 7).cells).toEqual(['h']);
  expect(resize(wallOf(9, [null, null, 'c', null, 'e']), 4, null).cells).toEqual(['c', 'e', null, null]);
  expect(playingOf(resize(wallOf(1, ['a']), 9, 0))).toEqual(['a']);
});

it('the neighbours of a cell end at the edges', () => {
  expect([neighbour(9, 4, [1, 0]), neighbour(9, 4, [0, -1]), neighbour(9, 2, [1, 0]), neighbour(4, 3, [0, 1])]).toEqual(
    [5, 1, null, null],
  );
  expect([sizeFor(0), sizeFor(2), sizeFor(5), sizeFor(12)]).toEqual([1, 4, 9, 9]);
});
