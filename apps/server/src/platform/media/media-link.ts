import type { Logger } from 'pino';
import type { Settings } from '../settings.ts';
import { type MediaChild, mediaChild } from './child.ts';
import { clipFolder } from './clip-folder.ts';
import { mediaKey } from './key.ts';
import { sealTicket } from './seal.ts';
import type { StreamEvent } from './stream-event.ts';
import type { Ticket } from './ticket.ts';

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
  /** From now on the handler hears of every stream that opens, goes on and ends. */
  onStreamEvent: (handler: StreamEventHandler) => void;
  /** Says what media told. */
  tell: (event: StreamEvent) => void;
}

type StreamEventHandler = (event: StreamEvent) => Promise<void>;

/** Made with the application; the process starts with the first ticket that is handed out, with the rights that the program has by then. */
export function openMedia(settings: Settings, log: Logger): MediaLink {
  const { run, mediaUrl, ffmpegPath } = settings;
  const key = mediaKey(settings);
  const handlers: StreamEventHandler[] = [];
  const tell = (event: StreamEvent): void => {
    for (const handler of handlers)
      handler(event).catch((error: unknown) => log.error({ err: error }, 'a stream event was not kept'));
  };
  const hasChild = run.has('web') && run.has('media');
  const start = { key: key.toString('base64'), clips: clipFolder(), ffmpeg: ffmpegPath };
  const child = hasChild ? mediaChild({ start, log, onEvent: tell }) : null;
  const address = (base: string, path: string, ticket: Ticket): string => {
    // Whoever comes before it listens is told to come again.
    void child?.start();
    return `${base}/media/${path}?ticket=${sealTicket(key, ticket)}`;
  };
  return {
    isThere: hasChild || mediaUrl !== null,
    key,
    child,
    liveAddress: (ticket) => address(mediaUrl?.replace(/^http/, 'ws') ?? '', 'live', ticket),
    pictureAddress: (ticket) => address(mediaUrl ?? '', 'frame', ticket),
    onStreamEvent: (handler) => void handlers.push(handler),
    tell,
  };
}
