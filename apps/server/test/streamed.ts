import { CODES } from '@rondo/contract/kit/codes';
import type { Input, Output, StreamEndpoint } from '@rondo/contract/kit/endpoint';
import { addressHere } from '../src/platform/http/address-here.ts';
import { type CallOptions, compose, type Identity, Refused } from './client.ts';
import type { World } from './world-shape.ts';

/** Where streaming calls of a world go. */
export function streamBase(w: World): string {
  const at = w.app.streams ? addressHere(w.app.streams.server) : null;
  if (at === null) throw new Error('this world answers no streams');
  return at;
}

/** The events of a streaming call as they come; throws Refused for an envelope, and ends when `signal` says so. */
export async function* streamed<E extends StreamEndpoint>(
  w: World,
  endpoint: E,
  input: Input<E>,
  who: Identity,
  options: CallOptions & { signal?: AbortSignal } = {},
): AsyncGenerator<Output<E>> {
  const sent = compose(endpoint, input, who, { now: w.clock.now().getTime(), ...options });
  const response = await fetch(streamBase(w) + sent.url, {
    ...{ method: sent.method, headers: sent.headers, body: sent.body ?? null },
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream')) {
    const answer = (await response.json()) as { code: number; msg: string; data: unknown };
    if (answer.code === CODES.OK.code) throw new Error('an envelope in place of a stream');
    throw new Refused(answer.code, answer.msg, answer.data, response.status);
  }
  if (!response.body) return;
  let rest = '';
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    const blocks = (rest + chunk).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = /^event: (.*)$/m.exec(block)?.[1];
      const data = /^data: (.*)$/m.exec(block)?.[1];
      if (event === 'refused' && data !== undefined) {
        // It broke after its first bytes: an envelope is its last event.
        const { code, msg, data: more } = JSON.parse(data) as { code: number; msg: string; data: unknown };
        throw new Refused(code, msg, more, response.status);
      }
      if (event !== undefined && data !== undefined)
        yield endpoint.output.parse({ event, data: JSON.parse(data) }) as Output<E>;
    }
  }
}
