import { expect, it } from 'vitest';
import { comparedIn, compareLink } from './compare-link.ts';

const read = (link: string) => comparedIn(new URL(link, 'https://rondo.example').searchParams);

it.each([true, false])(
  'an address gives back the reports it was made of, each once, and what is shown (all: %j)',
  (showsAll) => {
    for (const ids of [[], ['a'], ['a', 'b', 'c', 'd']])
      expect(read(compareLink({ ids, showsAll }))).toEqual({ ids, showsAll });
    expect(read(compareLink({ ids: ['a', 'a', 'b'], showsAll })).ids).toEqual(['a', 'b']);
  },
);

it('an address that somebody wrote is read as far as it goes', () => {
  expect(read('/inspect/record/compare')).toEqual({ ids: [], showsAll: false });
  expect(read('/inspect/record/compare?records=,a,,b,&show=none')).toEqual({ ids: ['a', 'b'], showsAll: false });
});
