import { expect, it } from 'vitest';
import { isSampleId, sampleIdOf } from './sample-company.ts';

it('an id of the sample is a UUID of version 8 with the time of the id it is made of, and no other id is one', () => {
  const id = '019a3c1f-9400-7abc-8def-0123456789ab';
  const marked = sampleIdOf(id);
  expect(marked).toMatch(/^[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(marked.slice(0, 13)).toBe(id.slice(0, 13));
  expect([isSampleId(marked), isSampleId(id), isSampleId(sampleIdOf(marked)), isSampleId('')]).toEqual([
    ...[true, false, true, false],
  ]);
});
