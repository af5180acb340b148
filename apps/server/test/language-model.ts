import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';

/** How the endpoint answers: `pieces` as they come, and how it ends. */
interface ModelReply {
  pieces: readonly string[];
  /** Between pieces, ms. */
  pauseMs?: number;
  /** `stall`: says nothing more and stays open; `cut`: the connection breaks; `garbage`: what is no event follows; a number: that status at once. */
  end?: 'done' | 'stall' | 'cut' | 'garbage' | number;
}

interface Asked {
  /** Of pictures only the words beside them. */
  messages: readonly { role: string; content: string }[];
  /** Data URIs, in the order in which they were shown. */
  pictures: readonly string[];
  isJson: boolean;
}

export interface ModelServer {
  /** For `LLM_BASE_URL`. */
  url: string;
  /** Everything it was asked for, in order. */
  asked: Asked[];
  /** What the next questions are answered with. */
  reply(with_: (asked: Asked) => ModelReply | string): void;
  stop(): Promise<void>;
}

const partShape = z.object({
  type: z.string(),
  text: z.string().default(''),
  image_url: z.object({ url: z.string() }).optional(),
});
const chatShape = z.object({
  messages: z.array(z.object({ role: z.string(), content: z.union([z.string(), z.array(partShape)]) })),
  response_format: z.unknown().optional(),
});
const embedShape = z.object({ input: z.array(z.string()) });

/** A small endpoint that speaks the protocol of OpenAI: streamed answers, and vectors by which equal letters are near. */
export async function modelServer(): Promise<ModelServer> {
  const asked: Asked[] = [];
  let replyTo: (asked: Asked) => ModelReply | string = () => 'OK';
  const server = createServer((request, response) => {
    const handled = request.url?.endsWith('/embeddings') ? embed(request, response) : chat(request, response);
    handled.catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  async function chat(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { messages: said, response_format: format } = chatShape.parse(JSON.parse(await text(request)));
    const parts = said.flatMap(({ content }) => (typeof content === 'string' ? [] : content));
    const messages = said.map(({ role, content }) => ({
      role,
      content: typeof content === 'string' ? content : content.map((part) => part.text).join(''),
    }));
    const pictures = parts.flatMap((part) => part.image_url?.url ?? []);
    const question = { messages, pictures, isJson: format !== undefined };
    asked.push(question);
    const reply = replyTo(question);
    const { pieces, pauseMs = 0, end = 'done' } = typeof reply === 'string' ? { pieces: [reply] } : reply;
    if (typeof end === 'number') {
      response.writeHead(end).end('{"error":{"message":"no"}}');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    for (const content of pieces) {
      response.write(`data: ${JSON.stringify({ choices: [{ index: 0, delta: { content } }] })}\n\n`);
      await sleep(pauseMs);
    }
    if (end === 'stall') return;
    if (end === 'cut') {
      response.destroy();
      return;
    }
    response.end(end === 'garbage' ? 'data: {no json\n\n' : 'data: [DONE]\n\n');
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    reply(with_) {
      replyTo = with_;
    },
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** Vectors of 64 numbers: how often pairs of letters occur, by their hash. */
async function embed(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { input } = embedShape.parse(JSON.parse(await text(request)));
  const data = input.map((one, index) => ({ index, embedding: vectorOf(one) }));
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data }));
}

function vectorOf(words: string): number[] {
  const vector = new Array<number>(64).fill(0);
  const letters = [...words.toLowerCase()];
  for (const [at, letter] of letters.entries()) {
    const place = ((letter.codePointAt(0) ?? 0) * 31 + (letters[at + 1]?.codePointAt(0) ?? 0)) % 64;
    vector[place] = (vector[place] ?? 0) + 1;
  }
  const length = Math.hypot(...vector) || 1;
  return vector.map((value) => value / length);
}
