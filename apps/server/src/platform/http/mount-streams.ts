import type { Endpoint } from '@rondo/contract/kit/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { type EventStream, eventStream } from '../live/event-stream.ts';
import { refusal, refuse } from './answer.ts';
import { asking } from './asking.ts';
import type { Binding, StreamWire } from './binding.ts';
import { admit, type Edge } from './mount.ts';
import { languageOfRequest } from './server.ts';

/** A reader hears this often that the stream lives, ms (A18). */
const STREAM_BEAT_MS = 10_000;

/**
 * Puts the endpoints that stream on the event-stream host (S7.21): signature, session, permission and input as everywhere, then the
 * events of the action as they come. `all`: what an action may read as its caller.
 */
export function mountStreams(app: FastifyInstance, all: readonly Binding[], edge: Edge): void {
  const open = new Set<EventStream>();
  app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  for (const binding of all) {
    if (!binding.endpoint.stream) continue;
    app.post(binding.endpoint.path, async (request, reply) => {
      const call = await admit(binding.endpoint, edge, request);
      const gone = new AbortController();
      const wire: StreamWire = { request, reply, gone: gone.signal, ask: asking(all, call) };
      const events = (await binding.action(call.context, call.input as never, wire as never)) as AsyncIterable<unknown>;
      const stream = begin(reply);
      open.add(stream);
      stream.onEnd(() => gone.abort());
      try {
        await send(binding.endpoint, stream, events, request);
      } finally {
        open.delete(stream);
        stream.end();
      }
    });
  }
  answerElse(app);
}

/** The framework lets go of the answer; headers that its hooks had set (CORS among them) go along. */
function begin(reply: FastifyReply): EventStream {
  for (const [name, value] of Object.entries(reply.getHeaders())) {
    if (value !== undefined) reply.raw.setHeader(name, value);
  }
  reply.hijack();
  return eventStream(reply.raw);
}

async function send(
  { output, path }: Endpoint,
  stream: EventStream,
  events: AsyncIterable<unknown>,
  request: FastifyRequest,
): Promise<void> {
  const beat = setInterval(() => stream.beat(), STREAM_BEAT_MS);
  try {
    for await (const event of events) {
      // What the contract does not name never leaves.
      const { event: name, data } = output.parse(event) as { event: string; data: unknown };
      if (!(await stream.send(name, data))) break;
    }
  } catch (error) {
    // The first bytes are gone: what went wrong is an event, in the words of an envelope.
    const language = languageOfRequest(request);
    const said = error instanceof AppError ? refusal(error, language) : null;
    if (!said) request.log.error({ err: error, path }, 'a stream broke');
    await stream.send('refused', said ?? refuse('OPERATION_EXCEPTION', language, { requestId: request.id }));
  } finally {
    clearInterval(beat);
  }
}

/** Everything else is answered as an address that nothing has. */
function answerElse(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => reply.status(404).send(refuse('NOT_FOUND', languageOfRequest(request))));
}
