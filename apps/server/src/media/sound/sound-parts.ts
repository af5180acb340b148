import type { SoundHandler } from '../frame.ts';
import { inOrder } from '../rtp/in-order.ts';
import { readRtp } from '../rtp/packet.ts';
import { unwrapTime } from '../rtp/unwrap-time.ts';
import type { SoundOffer } from './sound-offer.ts';

/**
 * What turns the packets of an offer into parts of sound. The track is told with the first of them: many a camera offers sound and has no
 * microphone. `window`: so many packets wait for one that is late.
 */
export function soundParts(offer: SoundOffer, window: number, handler: SoundHandler): (bytes: Buffer) => void {
  const { track, unitTicks, clockRate, payloadKind } = offer;
  const reader = offer.reader();
  const timeOf = unwrapTime(clockRate, track.rate);
  let isTold = false;
  const take = inOrder(window, {
    onPacket({ payload, timestamp, isLast }) {
      let time = timeOf(timestamp);
      for (const data of reader.take({ payload: Buffer.from(payload), isLast })) {
        if (!isTold) handler.onSoundTrack(track);
        isTold = true;
        const duration = unitTicks ?? data.length;
        handler.onSound({ time, duration, data });
        time += duration;
      }
    },
    onLoss: reader.lose,
  });
  return (bytes) => {
    const packet = readRtp(bytes);
    if (packet && packet.kind === payloadKind) take(packet);
  };
}
