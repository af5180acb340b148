import type { RtpPacket } from './packet.ts';

interface Handler {
  onPacket: (packet: RtpPacket) => void;
  /** Packets are missing before the next one. */
  onLoss: () => void;
}

const WRAP = 0x1_0000;
/** A number this far away is no late packet: the camera began to count anew. */
const FAR = 3_000;

/**
 * Packets in the order of their numbers. Up to `window` packets wait for one that is late; then it counts as lost. Over TCP
 * nothing comes late, so a window of 0 tells a loss at once. Doubles and what comes too late are dropped.
 */
export function inOrder(window: number, { onPacket, onLoss }: Handler) {
  let expected: number | null = null;
  let source = 0;
  const waiting = new Map<number, RtpPacket>();

  const give = (packet: RtpPacket): void => {
    expected = (packet.sequence + 1) % WRAP;
    onPacket(packet);
  };
  const giveWaiting = (): void => {
    for (;;) {
      const next = expected === null ? undefined : waiting.get(expected);
      if (!next) return;
      waiting.delete(next.sequence);
      give(next);
    }
  };
  const skipToWaiting = (from: number): void => {
    const nearest = [...waiting.values()].sort((a, b) => ahead(from, a) - ahead(from, b))[0];
    if (!nearest) return;
    onLoss();
    waiting.delete(nearest.sequence);
    give(nearest);
  };

  const restart = (packet: RtpPacket): void => {
    if (expected !== null) onLoss();
    waiting.clear();
    source = packet.source;
    give(packet);
  };

  return (packet: RtpPacket): void => {
    if (expected === null || packet.source !== source) restart(packet);
    else {
      const distance = ahead(expected, packet);
      if (distance > WRAP - FAR) return;
      if (distance > FAR) restart(packet);
      else if (distance > 0) waiting.set(packet.sequence, packet);
      else give(packet);
      if (waiting.size > window) skipToWaiting(expected);
      giveWaiting();
    }
  };
}

/** How far a packet is ahead of the number expected; a late one is ahead by nearly the whole circle. */
const ahead = (expected: number, { sequence }: RtpPacket): number => (sequence - expected + WRAP) % WRAP;
