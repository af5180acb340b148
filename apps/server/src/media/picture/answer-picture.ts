import type { ServerResponse } from 'node:http';
import { TicketRefused } from '../../platform/media/seal.ts';
import type { Ticket } from '../../platform/media/ticket.ts';
import type { Clock } from '../clock.ts';
import type { Hub } from '../hub/hub.ts';
import { clipPicture } from './clip-picture.ts';
import { decodePicture } from './decode-picture.ts';
import { lastPictures } from './stream-picture.ts';

interface Options {
  open: () => Ticket;
  cameras: Hub;
  clips: string;
  ffmpeg: string;
  clock: Clock;
  times: { pictureMs: number };
}

/** Why there is no picture: a cause of streams, or `no_decoder` where a real camera's picture cannot be decoded here. */
type Refusal = { status: number; cause: string };

/** Answers the camera's picture of now as image/jpeg, or a refusal as JSON `{ cause }`: 403 for the ticket, 503 for the camera. */
export async function answerPicture(response: ServerResponse, options: Options): Promise<void> {
  const found = await pictureOf(options).catch((error: unknown) => {
    if (error instanceof TicketRefused) return { status: 403, cause: error.reason };
    throw error;
  });
  if (Buffer.isBuffer(found)) return send(response, 200, 'image/jpeg', found);
  send(response, found.status, 'application/json', Buffer.from(JSON.stringify({ cause: found.cause })));
}

async function pictureOf({ open, cameras, clips, ffmpeg, clock, times }: Options): Promise<Buffer | Refusal> {
  const ticket = open();
  if (ticket.source.driver === 'file') {
    const picture = await clipPicture(clips, ticket.source.clip, clock.wallMs());
    if (picture) return picture;
  }
  const pictures = await lastPictures(cameras, ticket, times.pictureMs, clock);
  if (typeof pictures === 'string') return { status: 503, cause: pictures };
  return (await decodePicture(ffmpeg, pictures.file, pictures.count)) ?? { status: 503, cause: 'no_decoder' };
}

function send(response: ServerResponse, status: number, type: string, body: Buffer): void {
  response.writeHead(status, { 'content-type': type, 'content-length': body.length, 'cache-control': 'no-store' });
  response.end(body);
}
