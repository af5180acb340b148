import type { IncomingMessage, ServerResponse } from 'node:http';
import { openCountingOrder } from '../../../platform/media/counting-order.ts';
import type { Clock } from '../../clock.ts';
import { bodyOf } from '../../recording/answer-recording.ts';
import type { Countings } from './countings.ts';

interface Options {
  key: Buffer;
  clock: Clock;
  countings: Countings;
}

/** Obeys an order of web and tells what was counted; 403 for what web did not seal. */
export async function answerCounting(
  request: IncomingMessage,
  response: ServerResponse,
  { key, clock, countings }: Options,
): Promise<void> {
  const body = await bodyOf(request);
  const order = body === null ? null : openCountingOrder(key, body, new Date(clock.wallMs()));
  if (!order) return void response.writeHead(403, { 'content-length': 0 }).end();
  const text = Buffer.from(JSON.stringify(countings.obey(order)));
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': text.length }).end(text);
}
