import { z } from 'zod';
import { anyOf, endpoint } from './kit/endpoint.ts';
import { id } from './kit/shapes.ts';

/** `recordApi.itemName`, for filters that need nothing else of records. */
export const recordItemName = endpoint({
  method: 'GET',
  path: '/inspect/V3/record/itemName',
  needs: anyOf('record_select'),
  summary:
    'What a check item was called when it failed last, or was asked last in the newest records of a template, among the records the reader may see: the word of a filter.',
  input: z.object({ itemId: id, newestOf: id.optional() }),
  output: z.object({ name: z.string() }),
  errors: ['NOT_FOUND'],
});
