import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { PLAYS_H265 } from '@rondo/domain/stream';
import { type RawData, type WebSocket, WebSocketServer } from 'ws';
import { CLIP_PATH } from '../platform/media/clip-order.ts';
import { COUNTING_PATH } from '../platform/media/counting-order.ts';
import { RECORDING_PATH } from '../platform/media/recording-order.ts';
import { TicketRefused } from '../platform/media/seal.ts';
import type { StreamEvent } from '../platform/media/stream-event.ts';
import type { Ticket } from '../platform/media/ticket.ts';
import { DETECT_PATH } from '../platform/media/vision.ts';
import { clipSources } from './clip/clip-source.ts';
import { type Clock, systemClock } from './clock.ts';
import { converterSlots, USUAL_CONVERTERS } from './convert/converter-slots.ts';
import type { Log } from './failure.ts';
import { type Hub, hub } from './hub/hub.ts';
import type { UpstreamTimes } from './hub/upstream.ts';
import { CLOSE, say, type Viewer, viewer } from './hub/viewer.ts';
import { readWish } from './hub/wish.ts';
import { answerPicture } from './picture/answer-picture.ts';
import { answerClip } from './recording/answer-clip.ts';
import { answerRecording } from './recording/answer-recording.ts';
import { playback } from './recording/playback.ts';
import { recorders } from './recording/recorders.ts';
import { openRtsp, type RtspTimes } from './rtsp/rtsp-source.ts';
import { type SeatedStream, streamSeats } from './seats.ts';
import { ticketDesk } from './used-tickets.ts';
import { answerDetection } from './vision/answer-detection.ts';
import { humanModels } from './vision/centernet.ts';
import { answerCounting } from './vision/count/answer-counting.ts';
import { type Countings, countings } from './vision/count/countings.ts';
import { type VisionThread, visionThread } from './vision/vision-thread.ts';

interface MediaTimes extends RtspTimes, UpstreamTimes {
  /** An open stream is told of so often, ms. */
  aliveMs: number;
  /** Until a picture that is asked for is there, ms. */
  pictureMs: number;
  /** Web orders recording each minute; without it for so long it ends, ms. */
  leaseMs: number;
}

const TIMES: MediaTimes = {
  connectMs: 5_000,
  answerMs: 5_000,
  stallMs: 8_000,
  retryMs: [1_000, 3_000, 8_000, 15_000, 30_000],
  lingerMs: 5_000,
  refusedMs: 30_000,
  aliveMs: 10_000,
  pictureMs: 10_000,
  leaseMs: 180_000,
};

/** Of one core, where nothing else is set. */
const USUAL_SHARE = 0.5;

/** Left free on the disk of the recordings for the rest of the program, bytes. */
const RESERVE_BYTES = 1024 ** 3;

export interface MediaOptions {
  key: Buffer;
  host: string;
  /** 0 takes any free one. */
  port: number;
  /** Folder of the demo cameras' clips. */
  clips: string;
  /** Folder of the recordings. */
  recordings: string;
  /** Free bytes of its disk that recordings leave alone. */
  reserveBytes?: number;
  /** The decoder's command; pictures of real cameras need it. */
  ffmpeg: string;
  /** DEVICE_LOCAL: cameras may have addresses of this machine. */
  deviceLocal: boolean;
  /** Web server that leads to cameras behind store gateways; without it they cannot be reached. */
  webUrl?: string | null;
  onEvent: (event: StreamEvent) => void;
  log: Log;
  /** Cameras that are coded anew at once, at most; USUAL_CONVERTERS unless a test says otherwise. */
  converters?: number;
  /** How people are found in pictures. */
  vision?: {
    /** DETECTOR_ONNX: another network than the one that comes along. */
    onnx?: string | null;
    /** Folder of the weights that come along. */
    models?: string;
    /** VISION_SHARE: so much of one core may be spent on counting people. */
    share?: number;
  };
  /** Tests wait less, and move time. */
  times?: Partial<MediaTimes>;
  clock?: Clock;
}

export interface MediaServer {
  port: number;
  stop: () => Promise<void>;
}

/** The media role: live pictures on WebSockets, single ones over HTTP, for whoever brings a ticket. Knows nothing but the key. */
export async function startMediaServer(options: MediaOptions): Promise<MediaServer> {
  const times = { ...TIMES, ...options.times };
  const clock = options.clock ?? systemClock;
  const openTicket = ticketDesk(options.key, () => new Date(clock.wallMs()));
  const openClip = clipSources(options.clips, clock, options.log);
  const cameras = hub({
    open: (source, handler) =>
      source.driver === 'file'
        ? openClip(source.clip, handler)
        : openRtsp(
            source,
            { ...times, log: options.log, deviceLocal: options.deviceLocal, webUrl: options.webUrl ?? null },
            handler,
          ),
    times,
    clock,
    convert: {
      ffmpeg: options.ffmpeg,
      slots: converterSlots(options.converters ?? USUAL_CONVERTERS),
      log: options.log,
    },
  });
  const seats = streamSeats(options.onEvent, times.aliveMs);
  const { recordings: folder, log, reserveBytes = RESERVE_BYTES } = options;
  const recording = recorders({ folder, cameras, clock, log, leaseMs: times.leaseMs, reserveBytes });
  const seeing = whoSees(options, { cameras, clock, leaseMs: times.leaseMs });
  const http = createServer(answering({ ...options, times, clock, cameras, recording, ...seeing, openTicket }));
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 1_024, perMessageDeflate: false });
  http.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    // A browser that goes away while it shakes hands is no fault.
    socket.on('error', () => socket.destroy());
    const found = addressOf(request);
    if (found?.path !== '/media/live') return socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (opened) => {
      // What ws finds wrong with a message ends the connection by itself; `close` follows.
      opened.on('error', () => undefined);
      const look = found.playsH265 ? cameras.watch : cameras.watchPlayable;
      attend(opened, { look, seats, folder, log }, () => openTicket(found.ticket));
    });
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen({ host: options.host, port: options.port }, resolve);
  });
  const { port } = http.address() as AddressInfo;
  return {
    port,
    async stop() {
      for (const socket of sockets.clients) socket.close(CLOSE.goingAway);
      seats.stop();
      await recording.stop();
      seeing.counting.stop();
      seeing.look.stop();
      cameras.stop();
      const closed = new Promise((resolve) => http.close(resolve));
      http.closeAllConnections();
      for (const socket of sockets.clients) socket.terminate();
      await closed;
    },
  };
}

/** What finds people in pictures, and counts them. */
function whoSees(
  { vision = {}, ffmpeg, log }: MediaOptions,
  rest: { cameras: Hub; clock: Clock; leaseMs: number },
): Pick<Answering, 'look' | 'counting'> {
  const { models = humanModels(), onnx = null, share = USUAL_SHARE } = vision;
  const look = visionThread({ models, onnx, log });
  return { look, counting: countings({ ...rest, vision: look, ffmpeg, share }) };
}

interface Answering extends MediaOptions {
  times: MediaTimes;
  clock: Clock;
  cameras: Hub;
  recording: ReturnType<typeof recorders>;
  counting: Countings;
  look: VisionThread;
  openTicket: (ticket: string) => Ticket;
}

/** Single pictures, and the orders of web to record; anything else is not here. */
function answering({ recording, counting, look, openTicket, ...options }: Answering) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const found = addressOf(request);
    const failed = (what: string) => (error: unknown) => {
      options.log(`${what} failed: ${error instanceof Error ? error.stack : String(error)}`);
      if (response.headersSent) response.destroy();
      else refuse(response, 500);
    };
    if (request.method === 'POST' && found?.path === RECORDING_PATH) {
      const { key, clock } = options;
      answerRecording(request, response, { key, clock, recorders: recording }).catch(failed('Recording'));
      return;
    }
    if (request.method === 'POST' && found?.path === CLIP_PATH) {
      const { key, clock, recordings: folder } = options;
      answerClip(request, response, { key, clock, folder }).catch(failed('A clip'));
      return;
    }
    if (request.method === 'POST' && found?.path === COUNTING_PATH) {
      const { key, clock } = options;
      answerCounting(request, response, { key, clock, countings: counting }).catch(failed('Counting'));
      return;
    }
    if (request.method === 'POST' && found?.path === DETECT_PATH) {
      const { key, clock } = options;
      answerDetection(request, response, { key, clock, vision: look }).catch(failed('A picture'));
      return;
    }
    if (request.method !== 'GET' || found?.path !== '/media/frame') {
      refuse(response, 404);
      return;
    }
    const open = () => openTicket(found.ticket);
    answerPicture(response, { ...options, open }).catch(failed('A picture'));
  };
}

/** Path and ticket of a request; null for an address that is none. */
function addressOf({ url = '' }: IncomingMessage): { path: string; ticket: string; playsH265: boolean } | null {
  if (!URL.canParse(url, 'http://media')) return null;
  const { pathname, searchParams } = new URL(url, 'http://media');
  return { path: pathname, ticket: searchParams.get('ticket') ?? '', playsH265: searchParams.has(PLAYS_H265) };
}

function refuse(response: ServerResponse, status: number): void {
  response.writeHead(status, { 'content-length': 0 }).end();
}

type Seats = ReturnType<typeof streamSeats>;

interface Shows {
  look: Hub['watch'];
  seats: Seats;
  /** Of the recordings. */
  folder: string;
  log: Log;
}

/** Shows a browser the camera of its ticket, or its recordings, until one of them goes. */
function attend(socket: WebSocket, { look, seats, folder, log }: Shows, open: () => Ticket): void {
  const ticket = opened(socket, open);
  if (!ticket) return;
  const live = ticket.use === 'live' ? viewer(socket) : null;
  const seat: SeatedStream | null = seats.take(ticket, socket, live ?? playback(socket, ticket, folder, log));
  if (!seat) {
    say(socket, { type: 'denied', cause: 'too_many' });
    socket.close(CLOSE.refused);
    return;
  }
  const leave = live ? look(ticket, live) : () => undefined;
  if (live) socket.on('message', (data) => obey(data, live));
  socket.once('close', () => {
    leave();
    seat.leave();
  });
}

/** Does what a browser wishes; what it says that is no wish changes nothing. */
function obey(data: RawData, watcher: Viewer): void {
  const wish = readWish(data);
  if (wish) watcher.listen(wish.isOn);
}

/** The ticket, or null when the browser was told why it opens nothing. */
function opened(socket: WebSocket, open: () => Ticket): Ticket | null {
  try {
    return open();
  } catch (error) {
    if (!(error instanceof TicketRefused)) throw error;
    say(socket, { type: 'denied', cause: error.reason });
    socket.close(CLOSE.refused);
    return null;
  }
}
