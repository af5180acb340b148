import { endpoint, signedIn } from '@rondo/contract/kit/endpoint';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { worldAt } from '../../../test/world.ts';
import { SILENCE_MS, type StreamEnd, streamOver } from './stream-over.ts';

const ask = endpoint({
  method: 'POST',
  path: '/knowledge/assistant/ask',
  needs: signedIn,
  summary: 'An answer, as it is written.',
  input: z.object({ question: z.string() }),
  output: z.unknown(),
  raw: true,
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The outside world: a stream whose pieces the test sends. */
function answering() {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      source = controller;
    },
  });
  const headers = { 'content-type': 'text/event-stream' };
  const world = worldAt('http://stream.example', { fetch: async () => new Response(body, { headers }) });
  return {
    send: (text: string) => source?.enqueue(new TextEncoder().encode(text)),
    end: () => source?.close(),
    breakOff: () => source?.error(new Error('reset')),
    stream: streamOver(world.transport, ask, { question: 'why' }),
    world,
  };
}

async function rest(stream: AsyncGenerator<string, StreamEnd>): Promise<[string, StreamEnd]> {
  let text = '';
  for (;;) {
    const part = await stream.next();
    if (part.done) return [text, part.value];
    text += part.value;
  }
}

it('yields text as it comes and says that it is complete', async () => {
  const { stream, send, end } = answering();
  const read = rest(stream);
  send('one ');
  send('two');
  end();
  expect(await read).toEqual(['one two', 'complete']);
});

it('keeps what came when nothing follows for 30 s, and says that it is incomplete', async () => {
  const { stream, send } = answering();
  const read = rest(stream);
  send('half');
  await vi.advanceTimersByTimeAsync(SILENCE_MS);
  expect(await read).toEqual(['half', 'incomplete']);
});

it('goes on as long as something comes within 30 s each', async () => {
  const { stream, send, end } = answering();
  const read = rest(stream);
  for (const beat of ['a', 'b', 'c']) {
    send(beat);
    await vi.advanceTimersByTimeAsync(SILENCE_MS - 1_000);
  }
  end();
  expect(await read).toEqual(['abc', 'complete']);
});

it('keeps what came when the connection breaks', async () => {
  const { stream, send, breakOff } = answering();
  const first = stream.next();
  send('half');
  expect((await first).value).toBe('half');
  breakOff();
  expect(await rest(stream)).toEqual(['', 'incomplete']);
});

it('treats a refusal like that of any other call', async () => {
  const refusal = Response.json({ code: 90429, msg: 'too often', data: null });
  const { transport, seen } = worldAt('http://stream.example', { fetch: async () => refusal });
  await expect(streamOver(transport, ask, { question: 'why' }).next()).rejects.toMatchObject({ code: 90429 });
  expect(seen.toasts).toEqual(['too often']);
});
