import type { Input, Output, StreamEndpoint } from '@rondo/contract/kit/endpoint';
import type { CallOptions } from './behaviours.ts';
import { transport } from './http.ts';
import { type StreamEnd, streamOver } from './stream-over.ts';

/** The events in a stream of text, as far as they are whole; what is left over is the beginning of the next. */
function eventsIn(text: string): { events: { event: string; data: unknown }[]; rest: string } {
  const blocks = text.split('\n\n');
  const rest = blocks.pop() ?? '';
  const events = blocks.flatMap((block) => {
    const event = /^event: (.*)$/m.exec(block)?.[1];
    const data = /^data: (.*)$/m.exec(block)?.[1];
    return event === undefined || data === undefined ? [] : { event, data: JSON.parse(data) as unknown };
  });
  return { events, rest };
}

/**
 * The events of a streaming call, in the shape of the endpoint; what it does not know (of a newer server) is passed over. Returns whether
 * all of it came. A refusal before the first event behaves like any other call's.
 */
export async function* readEvents<E extends StreamEndpoint>(
  endpoint: E,
  input: Input<E>,
  options: CallOptions & { signal?: AbortSignal } = {},
): AsyncGenerator<Output<E>, StreamEnd> {
  const stream = streamOver(transport, endpoint, input, options);
  let rest = '';
  for (;;) {
    const part = await stream.next();
    if (part.done) return part.value;
    const read = eventsIn(rest + part.value);
    rest = read.rest;
    for (const event of read.events) {
      const known = endpoint.output.safeParse(event);
      if (known.success) yield known.data as Output<E>;
    }
  }
}
