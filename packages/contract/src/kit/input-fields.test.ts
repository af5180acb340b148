import { expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '../all.ts';
import { inputFields, takesRequestId } from './input-fields.ts';

it('asks for every value that an endpoint takes, and for nothing else', () => {
  const several: string[] = [];
  for (const endpoint of allEndpoints) {
    const { input, path } = endpoint;
    const names = inputFields(endpoint).map(({ name }) => name);
    if (input instanceof z.ZodObject) {
      expect(names.toSorted(), path).toEqual(Object.keys(input.shape).toSorted());
      expect(takesRequestId(endpoint), path).toBe('requestId' in input.shape);
      continue;
    }
    several.push(path);
    expect(inputFields(endpoint), path).toEqual([{ name: 'input', isRequired: true, kind: 'whole', options: [] }]);
  }
  expect(several).toContain('/inspect/V3/task/dispatch/shops');
});
