import { expect, it } from 'vitest';
import { wallFrom, withWall } from './wall-address.ts';
import { wallOf } from './wall-layout.ts';

const read = (text: string) => wallFrom(new URLSearchParams(text));

it('a wall goes into the address and comes back, with its empty cells', () => {
  for (const wall of [wallOf(4, ['a', null, 'c']), wallOf(9, [null, 'b']), wallOf(1, ['a']), wallOf(9)]) {
    const query = withWall(new URLSearchParams('tab=log'), wall);
    expect(query.get('tab')).toBe('log');
    expect(wallFrom(query)).toEqual(wall);
  }
});

it('an address without a size shows what it names; one that makes no sense shows an empty wall', () => {
  expect(read('cameras=a')).toEqual(wallOf(1, ['a']));
  expect(read('cameras=a,b,c')).toEqual(wallOf(4, ['a', 'b', 'c']));
  expect(read('')).toEqual(wallOf(4));
  expect(read('size=7&cameras=')).toEqual(wallOf(4));
  expect(read(`cameras=${'abcdefghijkl'.split('').join()}`)).toEqual(wallOf(9, 'abcdefghi'.split('')));
  expect(read('cameras=a,a,b&size=4')).toEqual(wallOf(4, ['a', null, 'b']));
});
