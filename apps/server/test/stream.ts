import { z } from 'zod';

const answer = z.object({ code: z.number() });
const data = z.object({ id: z.string().optional(), title: z.string().optional() }).loose();

interface StreamEvent {
  id: string;
  event: string;
  data: z.output<typeof data>;
}

/** An event stream as a browser reads it. */
export interface TestStream {
  /** The next event of a kind, in order; those of other kinds wait for whoever asks for them. */
  next(event: string): Promise<StreamEvent>;
  /** How many of a kind have come. */
  seen(event: string): number;
  /** Resolves when the server has ended it. */
  ended: Promise<void>;
  close(): void;
}

/** Opens a stream by its ticket, with what a page says of itself; rejects with the code of a refusal. */
export async function openStream(
  base: string,
  ticket: string,
  { lastEventId, readMsAgo }: { lastEventId?: string | undefined; readMsAgo?: number | undefined } = {},
): Promise<TestStream> {
  const stop = new AbortController();
  const address = new URL('/push/stream', base);
  address.searchParams.set('ticket', ticket);
  if (lastEventId) address.searchParams.set('lastEventId', lastEventId);
  if (readMsAgo !== undefined) address.searchParams.set('readMsAgo', String(readMsAgo));
  const response = await fetch(address, { signal: stop.signal });
  if (!response.headers.get('content-type')?.startsWith('text/event-stream') || !response.body)
    throw new Error(String(answer.parse(await response.json()).code));
  const events: StreamEvent[] = [];
  const waiting: { event: string; resolve: (e: StreamEvent) => void }[] = [];
  const counts = new Map<string, number>();
  const take = (event: StreamEvent): void => {
    counts.set(event.event, (counts.get(event.event) ?? 0) + 1);
    const at = waiting.findIndex((one) => one.event === event.event);
    if (at < 0) events.push(event);
    else waiting.splice(at, 1)[0]?.resolve(event);
  };
  const ended = read(response.body, take).catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
  return {
    next(event) {
      const at = events.findIndex((one) => one.event === event);
      const [found] = at < 0 ? [] : events.splice(at, 1);
      return found ? Promise.resolve(found) : new Promise((resolve) => waiting.push({ event, resolve }));
    },
    seen: (event) => counts.get(event) ?? 0,
    ended,
    close: () => stop.abort(),
  };
}

async function read(body: ReadableStream<Uint8Array<ArrayBuffer>>, take: (event: StreamEvent) => void): Promise<void> {
  let rest = '';
  for await (const text of body.pipeThrough(new TextDecoderStream())) {
    const blocks = `${rest}${text}`.split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
      if (field('event')) take({ id: field('id'), event: field('event'), data: data.parse(JSON.parse(field('data'))) });
    }
  }
}
