import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { HOSTILE, schemaAt, withField } from '../input-samples.ts';
import { inputWith, shapeOf } from '../security/input-of.ts';
import type { Ids } from '../security/kinds.ts';
import { edgesOf, isTime, SINGLE_DAYS } from './edges.ts';
import type { Random } from './random.ts';

/** A seeded input of an endpoint: one its owner could send, with up to three fields changed, or all its days the same. */
export function someInput(endpoint: Endpoint, ids: Ids, random: Random): unknown {
  const { schema, fields } = shapeOf(endpoint);
  let input = inputWith(endpoint, ids);
  if (fields.length === 0) return input;
  const times = fields.filter((path) => isTime(schemaAt(schema, path)));
  if (times.length > 0 && random.next() < 0.25) {
    const day = random.pick(SINGLE_DAYS);
    for (const path of times) input = withField(input, path, day);
  }
  for (let change = random.int(4); change > 0; change -= 1) {
    const path = random.pick(fields);
    const field = schemaAt(schema, path);
    const values = random.next() < 0.6 ? edgesOf(field, path.at(-1) === 'cursor') : HOSTILE;
    const value = values.length === 0 ? null : random.pick(values);
    input = withField(input, path, random.next() < 0.1 ? undefined : value);
  }
  return input;
}

/** Longest text in an address: a server reads no longer ones. */
const LONGEST = 2_000;

/** The input as an address can hold it. */
export function asQuery(endpoint: Endpoint, input: unknown): unknown {
  if (endpoint.method !== 'GET' && endpoint.method !== 'DELETE') return input;
  return Object.fromEntries(
    Object.entries(input as Record<string, unknown>).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.slice(0, LONGEST) : value,
    ]),
  );
}
