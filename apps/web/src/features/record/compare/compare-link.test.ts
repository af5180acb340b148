import { expect, it } from 'vitest';
import { comparedIds, compareLink } from './compare-link.ts';

const read = (link: string) => comparedIds(new URL(link, 'https://rondo.example').searchParams);

it('an address gives back the reports it was made of, each once', () => {
  expect(read(compareLink(['a', 'b']))).toEqual(['a', 'b']);
  expect(read(compareLink(['a', 'a', 'b']))).toEqual(['a', 'b']);
  expect(read(compareLink([]))).toEqual([]);
  expect(read('/inspect/record/compare')).toEqual([]);
  expect(read('/inspect/record/compare?records=,a,,b,')).toEqual(['a', 'b']);
});
