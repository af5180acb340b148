import { isSlice, NAL, nalKind } from './nal.ts';

/** Kinds of RTP payload (RFC 6184, 5.2) beside the single NAL unit. */
const STAP_A = 24;
const FU_A = 28;
/** A NAL unit that is larger is no picture of a camera: it is dropped. */
const LARGEST_NAL_BYTES = 4 * 1024 * 1024;

/**
 * NAL units out of RTP payloads, in the order of their packets: single ones, aggregated (STAP-A) and in fragments (FU-A).
 * `take` answers those that are complete with this packet; `isWhole` is false when the packet made no sense or what it goes on
 * with is missing. `lose` is told when packets are missing before the next one.
 */
export function depacketizer() {
  let parts: Buffer[] | null = null;
  let partBytes = 0;
  const drop = (): void => {
    parts = null;
    partBytes = 0;
  };

  function takeFragment(payload: Buffer): Taken {
    if (payload.length < 3) return BROKEN;
    const indicator = payload.readUInt8(0);
    const header = payload.readUInt8(1);
    if ((header & 0x80) !== 0) {
      parts = [Buffer.from([(indicator & 0xe0) | (header & 0x1f)])];
      partBytes = 1;
    }
    if (!parts) return BROKEN;
    parts.push(payload.subarray(2));
    partBytes += payload.length - 2;
    if (partBytes > LARGEST_NAL_BYTES) {
      drop();
      return BROKEN;
    }
    if ((header & 0x40) === 0) return NOTHING_YET;
    const nal = Buffer.concat(parts);
    drop();
    return { nals: [nal], isWhole: true };
  }

  return {
    take(payload: Buffer): Taken {
      const kind = nalKind(payload);
      if (kind === FU_A) return takeFragment(payload);
      const wasCut = parts !== null;
      drop();
      const taken = kind === STAP_A ? takeAggregate(payload) : takeSingle(payload, kind);
      return wasCut ? { ...taken, isWhole: false } : taken;
    },
    lose: drop,
  };
}

interface Taken {
  nals: readonly Buffer[];
  isWhole: boolean;
}

const BROKEN: Taken = { nals: [], isWhole: false };
const NOTHING_YET: Taken = { nals: [], isWhole: true };

function takeSingle(payload: Buffer, kind: number): Taken {
  return kind >= 1 && kind < STAP_A ? { nals: [payload], isWhole: true } : BROKEN;
}

function takeAggregate(payload: Buffer): Taken {
  const nals: Buffer[] = [];
  for (let at = 1; at < payload.length; ) {
    const size = at + 2 <= payload.length ? payload.readUInt16BE(at) : 0;
    if (size === 0 || at + 2 + size > payload.length) return { nals, isWhole: false };
    nals.push(payload.subarray(at + 2, at + 2 + size));
    at += 2 + size;
  }
  return { nals, isWhole: true };
}

/** Whether a picture can be decoded without those before it. */
export const isKeyPicture = (nals: readonly Buffer[]): boolean => nals.some((nal) => nalKind(nal) === NAL.keySlice);

export const slicesOf = (nals: readonly Buffer[]): Buffer[] => nals.filter(isSlice);
