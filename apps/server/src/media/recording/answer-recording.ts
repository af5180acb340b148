import type { IncomingMessage, ServerResponse } from 'node:http';
import { ORDER_BYTES, openOrder } from '../../platform/media/recording-order.ts';
import type { Clock } from '../clock.ts';
import type { Recorders } from './recorders.ts';

interface Options {
  key: Buffer;
  clock: Clock;
  recorders: Recorders;
}

/** Obeys an order of web and tells what was recorded; 403 for what web did not seal. */
export async function answerRecording(
  request: IncomingMessage,
  response: ServerResponse,
  { key, clock, recorders }: Options,
): Promise<void> {
  const body = await bodyOf(request);
  const order = body === null ? null : openOrder(key, body, new Date(clock.wallMs()));
  if (!order) return void response.writeHead(403, { 'content-length': 0 }).end();
  const text = Buffer.from(JSON.stringify(await recorders.obey(order)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
}

/** The text of an order; null for what is longer than any. */
export async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) return null;
    length += part.length;
    if (length > ORDER_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('latin1');
}
