import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { CLIP_HEADER, cutToHeader, openClipOrder } from '../../platform/media/clip-order.ts';
import type { Clock } from '../clock.ts';
import { bodyOf } from './answer-recording.ts';
import { cutMovie } from './cut-movie.ts';
import { bytesOf, type CutPart, gapsIn, planCut } from './plan-cut.ts';
import { cameraFolder } from './segment-files.ts';

interface Options {
  key: Buffer;
  clock: Clock;
  /** Of the recordings. */
  folder: string;
}

/**
 * Cuts a clip and sends it as video/mp4 while it is read, a segment in memory at a time; 403 for what web did not seal, 422 with
 * `{ cause }` where nothing can be cut.
 */
export async function answerClip(
  request: IncomingMessage,
  response: ServerResponse,
  { key, clock, folder }: Options,
): Promise<void> {
  const body = await bodyOf(request);
  const order = body === null ? null : openClipOrder(key, body, new Date(clock.wallMs()));
  if (!order) return void response.writeHead(403, { 'content-length': 0 }).end();
  const plan = await planCut(cameraFolder(folder, order), order, order.mostBytes);
  const movie = typeof plan === 'string' ? null : cutMovie(plan);
  if (typeof plan === 'string' || !movie || movie.length > order.mostBytes) {
    const text = Buffer.from(JSON.stringify({ cause: typeof plan === 'string' ? plan : 'too_large' }));
    response.writeHead(422, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
    return;
  }
  const { parts } = plan;
  const from = parts[0]?.from ?? order.from;
  const to = parts.at(-1)?.to ?? order.to;
  const { width, height } = movie;
  response.writeHead(200, {
    'content-type': 'video/mp4',
    'content-length': movie.length,
    [CLIP_HEADER]: cutToHeader({ from, to, width, height, gaps: gapsIn(parts, order) }),
  });
  await pipeline(Readable.from(fileOf(movie.head, parts)), response);
}

async function* fileOf(head: Buffer, parts: readonly CutPart[]): AsyncGenerator<Buffer> {
  yield head;
  for (const part of parts) yield await bytesOf(part);
}
