import type { Endpoint } from '@rondo/contract/kit/endpoint';
import { AppError } from '../../src/platform/errors.ts';
import { parseInput, queryPairs } from '../../src/platform/http/input.ts';
import { carried, searchOf } from '../client.ts';

/**
 * Whether the server lets the input of a call through to an action; asked of the function by which the server decides, of what
 * would travel, unsigned. What travels in the path is not asked: it is read by the router, so such a call is worth sending whatever
 * it holds.
 */
export function isLetIn(endpoint: Endpoint, input: unknown): boolean {
  if (endpoint.method === 'DELETE') return true;
  const { query, json } = carried(endpoint, input);
  try {
    parseInput(endpoint, queryPairs(searchOf(query)), json === null ? undefined : JSON.parse(json), undefined);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.reason === 'INPUT_REFUSED') return false;
    throw error;
  }
}

let turn = 0;

/**
 * Of the values of one field those that are sent: all that an action sees, and one of those that are refused before, the next one
 * for the next field. A refusal is the same code for every field of every endpoint, and all values have met it here.
 */
export function worthSending<T>(endpoint: Endpoint, tries: readonly T[], inputOf: (one: T) => unknown): T[] {
  const refused = new Set(tries.filter((one) => !isLetIn(endpoint, inputOf(one))));
  turn += 1;
  const chosen = [...refused][turn % refused.size];
  return tries.filter((one) => one === chosen || !refused.has(one));
}
