import type { Logger } from 'pino';
import { oneAfterAnother } from '../one-after-another.ts';
import type { Settings } from '../settings.ts';
import { askDetection } from './ask-detection.ts';
import { type MediaChild, mediaChild } from './child.ts';
import { clipFolder } from './clip-folder.ts';
import type { ClipOrder } from './clip-order.ts';
import {
  COUNTING_PATH,
  type Counting,
  type CountingOrder,
  countingShape,
  sealCountingOrder,
} from './counting-order.ts';
import { askClip, type CutAnswer } from './cut-clip.ts';
import { mediaKey } from './key.ts';
import { askPicture, PictureFailed } from './picture.ts';
import { recordingFolder } from './recording-folder.ts';
import { RECORDING_PATH, type Recorded, type RecordingOrder, recordedShape, sealOrder } from './recording-order.ts';
import { sealTicket } from './seal.ts';
import type { StreamEvent } from './stream-event.ts';
import type { Ticket } from './ticket.ts';
import { type Detected, DetectionFailed } from './vision.ts';

/** Web's side of the media role. */
export interface MediaLink {
  /** Whether this installation has live pictures: the role runs here, or is reached by an address of its own. */
  isThere: boolean;
  /** Shared with the media role. */
  key: Buffer;
  /** The role's process here; null where it runs apart. */
  child: MediaChild | null;
  /**
   * What a browser opens to see the camera of a ticket: a WebSocket's address, or without MEDIA_URL the path of one on the
   * pages' host.
   */
  liveAddress: (ticket: Ticket) => string;
  /** The same for one picture (image/jpeg). */
  pictureAddress: (ticket: Ticket) => string;
  /** The picture of a camera now, as image/jpeg, for what the server does itself. Rejects with PictureFailed. */
  takePicture: (ticket: Ticket) => Promise<Buffer>;
  /**
   * Who is in a picture (JPEG, PNG or WebP), and which network says so. Rejects with DetectionFailed, which names the cause: a picture
   * that nobody looked at is never one with nobody in it.
   */
  detect: (picture: Buffer) => Promise<Detected>;
  /** Orders recording, and answers what was recorded; null when the media role is not reached. */
  record: (order: RecordingOrder, now: Date) => Promise<Recorded | null>;
  /** Orders counting, and answers what was counted; null when the media role is not reached. */
  count: (order: CountingOrder, now: Date) => Promise<Counting | null>;
  /**
   * Has a clip cut out of recordings into a file; answers what was cut, or why nothing could be: `away` when the media role is not
   * reached or breaks off.
   */
  cutClip: (order: ClipOrder, now: Date, path: string) => Promise<CutAnswer>;
  /** From now on the handler hears of every stream that opens, goes on and ends. */
  onStreamEvent: (handler: StreamEventHandler) => void;
  /** Says what media told. */
  tell: (event: StreamEvent) => void;
}

/** Removing thousands of segments takes a while; not waited for longer, ms. */
const ORDER_MS = 50_000;

type StreamEventHandler = (event: StreamEvent) => Promise<void>;

/** `webUrl`: where the web server is by the time the process starts. Made with the application; the process starts with the first ticket that is handed out, with the rights that the program has by then. */
export function openMedia(settings: Settings, log: Logger, webUrl: () => string | null = () => null): MediaLink {
  const { run, mediaUrl, ffmpegPath, deviceLocal, detectorOnnx, visionShare } = settings;
  const key = mediaKey(settings);
  const handlers: StreamEventHandler[] = [];
  const inOrder = oneAfterAnother();
  const tell = (event: StreamEvent): void => {
    for (const handler of handlers)
      inOrder(event.streamId, () => handler(event)).catch((error: unknown) =>
        log.error({ err: error }, 'a stream event was not kept'),
      );
  };
  const hasChild = run.has('media') && (run.has('web') || run.has('worker'));
  const folders = { clips: clipFolder(settings), recordings: recordingFolder(settings) };
  const vision = { onnx: detectorOnnx, share: visionShare };
  const start = { key: key.toString('base64'), ...folders, ffmpeg: ffmpegPath, deviceLocal, vision };
  const child = hasChild ? mediaChild({ start, webUrl, log, onEvent: tell }) : null;
  const address = (base: string, path: string, ticket: Ticket): string => {
    // Whoever comes before it listens is told to come again.
    void child?.start();
    return `${base}/media/${path}?ticket=${sealTicket(key, ticket)}`;
  };
  const reached = async (): Promise<string | null> => {
    await child?.start();
    return child ? `http://127.0.0.1:${child.port()}` : mediaUrl;
  };
  return {
    isThere: hasChild || mediaUrl !== null,
    key,
    child,
    liveAddress: (ticket) => address(mediaUrl?.replace(/^http/, 'ws') ?? '', 'live', ticket),
    pictureAddress: (ticket) => address(mediaUrl ?? '', 'frame', ticket),
    async takePicture(ticket) {
      const base = await reached();
      if (base === null) throw new PictureFailed('away');
      return askPicture(`${base}/media/frame?ticket=${sealTicket(key, ticket)}`);
    },
    async detect(picture) {
      const base = await reached();
      if (base === null) throw new DetectionFailed('away');
      return askDetection(base, key, picture, new Date());
    },
    async record(order, now) {
      const base = await reached();
      if (base === null) return null;
      const answer = await tellOrder(`${base}${RECORDING_PATH}`, sealOrder(key, order, now), log);
      return answer === null ? null : recordedShape.parse(answer);
    },
    async count(order, now) {
      const base = await reached();
      if (base === null) return null;
      const answer = await tellOrder(`${base}${COUNTING_PATH}`, sealCountingOrder(key, order, now), log);
      return answer === null ? null : countingShape.parse(answer);
    },
    async cutClip(order, now, path) {
      const base = await reached();
      return base === null ? 'away' : askClip({ base, key, order, now, path, log });
    },
    onStreamEvent: (handler) => void handlers.push(handler),
    tell,
  };
}

/** What the media role answers to an order; null when it is not reached or does not obey. */
async function tellOrder(address: string, body: string, log: Logger): Promise<unknown> {
  const asked = { method: 'POST', body, signal: AbortSignal.timeout(ORDER_MS) };
  const response = await fetch(address, asked).catch((error: unknown) => {
    log.warn({ reason: String(error) }, 'the media role did not take an order');
    return null;
  });
  if (response && !response.ok) log.warn({ status: response.status }, 'the media role refused an order');
  return response?.ok ? response.json() : null;
}
