import { expect, it } from 'vitest';
import { FEATURES } from './features.gen.ts';
import { JOB_KINDS } from './job.ts';

it('a kind of background work is brought by one feature, and is a noun and a verb in small letters', () => {
  const brought = FEATURES.flatMap((feature) => ('jobs' in feature ? Object.keys(feature.jobs) : []));
  expect(brought.length).toBeGreaterThan(40);
  expect(brought.toSorted()).toEqual([...JOB_KINDS].toSorted());
  expect(brought.filter((kind) => !/^[a-z]+\.[a-z]+$/.test(kind))).toEqual([]);
});
