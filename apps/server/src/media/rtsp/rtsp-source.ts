import { causeOf, type Log, type SourceCause } from '../failure.ts';
import type { OpenedSource, PictureHandler, SourceHandler } from '../frame.ts';
import { h264 } from '../h264/h264.ts';
import { h265 } from '../h265/h265.ts';
import { inOrder } from '../rtp/in-order.ts';
import { readRtp } from '../rtp/packet.ts';
import { unwrapTime } from '../rtp/unwrap-time.ts';
import { soundParts } from '../sound/sound-parts.ts';
import { assembler } from '../video/assemble.ts';
import type { ConnectionTimes, Reach } from './connection.ts';
import type { Offer, VideoOffer } from './sdp.ts';
import { openSession, type RtspSource } from './session.ts';

export interface RtspTimes extends ConnectionTimes {
  /** Without a picture for so long the stream counts as frozen, ms. */
  stallMs: number;
}

interface Options extends RtspTimes, Reach {
  log: Log;
}

/** So many packets wait for one that is late: as datagrams come they overtake each other, about a tenth of a second's worth. */
const LATE = { pictures: 48, sound: 6 };
const IN_ORDER = { pictures: 0, sound: 0 };

/** Plays a camera's stream (RFC 2326). Tells by onEnd why it did not come, or ended. */
export function openRtsp(source: RtspSource, { log, ...times }: Options, handler: SourceHandler): OpenedSource {
  let isOver = false;
  let stalling: NodeJS.Timeout | undefined;
  let session: { close(): void } | null = null;
  let takePicture: (bytes: Buffer) => void = () => undefined;
  let takeSound: (bytes: Buffer) => void = () => undefined;
  /** Packets since the last picture. */
  let unused = 0;

  const stop = (): void => {
    isOver = true;
    clearTimeout(stalling);
    session?.close();
  };
  const end = (cause: SourceCause): void => {
    if (isOver) return;
    stop();
    handler.onEnd(cause);
  };
  const waitForPicture = (): void => {
    clearTimeout(stalling);
    // Packets that make no picture are no silence.
    if (!isOver) stalling = setTimeout(() => end(unused > 0 ? 'garbage' : 'stalled'), times.stallMs);
  };
  const onFrame: SourceHandler['onFrame'] = (frame) => {
    if (isOver) return;
    unused = 0;
    waitForPicture();
    handler.onFrame(frame);
  };
  openSession(source, times, {
    onOffer({ video, sound }: Offer, isLoose) {
      const late = isLoose ? LATE : IN_ORDER;
      takePicture = picturesOf(video, late.pictures, { ...handler, onFrame });
      if (sound) takeSound = soundParts(sound, late.sound, handler);
      waitForPicture();
    },
    onPacket(bytes) {
      unused += 1;
      if (!isOver) takePicture(bytes);
    },
    onSoundPacket(bytes) {
      if (!isOver) takeSound(bytes);
    },
    onBroken: (error) => end(causeOf(error, log)),
  }).then(
    (opened) => {
      session = opened;
      if (isOver) opened.close();
    },
    (error: unknown) => end(causeOf(error, log)),
  );
  return { close: stop };
}

/** What turns the packets of an offer into pictures. */
function picturesOf(offer: VideoOffer, window: number, handler: PictureHandler): (bytes: Buffer) => void {
  const pictures = assembler(offer.codec === 'H265' ? h265 : h264, handler);
  for (const set of offer.parameterSets) pictures.learn(set);
  const timeOf = unwrapTime(offer.clockRate);
  const take = inOrder(window, {
    onPacket: ({ payload, timestamp, isLast }) =>
      // A copy: what has to wait for the rest of its picture outlives the connection's piece of memory.
      pictures.take({ payload: Buffer.from(payload), time: timeOf(timestamp), isLast }),
    onLoss: pictures.lose,
  });
  return (bytes) => {
    const packet = readRtp(bytes);
    if (packet && packet.kind === offer.payloadKind) take(packet);
  };
}
