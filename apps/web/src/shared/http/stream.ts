import type { Endpoint, Input } from '@rondo/contract/kit/endpoint';
import type { CallOptions } from './behaviours.ts';
import { transport } from './http.ts';
import { type StreamEnd, streamOver } from './stream-over.ts';

/**
 * A streaming POST: `for await (const text of stream(...))`. Ends after 30 s without a byte; the generator's return value
 * says whether the answer is complete.
 */
export function stream<E extends Endpoint>(
  endpoint: E,
  input: Input<E>,
  options?: CallOptions & { signal?: AbortSignal },
): AsyncGenerator<string, StreamEnd> {
  return streamOver(transport, endpoint, input, options);
}
