import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAskedByWeb } from '../../platform/media/ask-detection.ts';
import { DETECT_BYTES, DETECT_HEADER, DetectionFailed } from '../../platform/media/vision.ts';
import type { Clock } from '../clock.ts';
import type { Seen } from './count/tracker.ts';
import { SURE_ENOUGH } from './detector.ts';
import type { VisionThread } from './vision-thread.ts';

interface Options {
  key: Buffer;
  clock: Clock;
  vision: VisionThread;
}

/** Answers who is in a picture that web sends, or why nobody looked (503); 403 for what web did not ask. */
export async function answerDetection(
  request: IncomingMessage,
  response: ServerResponse,
  { key, clock, vision }: Options,
): Promise<void> {
  const picture = await pictureOf(request);
  const header = String(request.headers[DETECT_HEADER] ?? '');
  if (!picture || !isAskedByWeb(key, header, picture, new Date(clock.wallMs())))
    return void response.writeHead(403, { 'content-length': 0 }).end();
  const [status, answer] = await vision.detect({ file: picture }).then(
    ({ model, boxes, tookMs }) => [200, { model, boxes: boxes.flatMap(told), tookMs }] as const,
    (error: unknown) => {
      if (!(error instanceof DetectionFailed)) throw error;
      return [503, { cause: error.cause, reason: error.message }] as const;
    },
  );
  const body = Buffer.from(JSON.stringify(answer));
  response.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
}

/** How somebody looks stays here. */
const told = ({ looks: _, ...box }: Seen) => (box.confidence >= SURE_ENOUGH ? box : []);

async function pictureOf(request: IncomingMessage): Promise<Buffer | null> {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of request) {
    if (!Buffer.isBuffer(part)) return null;
    length += part.length;
    if (length > DETECT_BYTES) return null;
    parts.push(part);
  }
  return Buffer.concat(parts);
}
