/** How NAL units lie in RTP payloads (RFC 6184 for H.264, RFC 7798 for H.265). */
export interface RtpLayout {
  kindOf: (payload: Buffer) => number;
  /** Several units in one payload. */
  aggregate: number;
  /** A part of one unit. */
  fragment: number;
  /** Whether a kind is a NAL unit by itself. */
  isSingle: (kind: number) => boolean;
  /** Of a NAL unit. */
  headBytes: number;
  /** The head of the unit that a fragment is part of; `header` is the byte behind the payload's head. */
  headOf: (payload: Buffer, header: number) => Buffer;
}

/** A NAL unit that is larger is no picture of a camera: it is dropped. */
const LARGEST_NAL_BYTES = 4 * 1024 * 1024;

/**
 * NAL units out of RTP payloads, in the order of their packets: single ones, aggregated and in fragments.
 * `take` answers those that are complete with this packet; `isWhole` is false when the packet made no sense or what it goes on
 * with is missing. `lose` is told when packets are missing before the next one.
 */
export function depacketizer(layout: RtpLayout) {
  let parts: Buffer[] | null = null;
  let partBytes = 0;
  const drop = (): void => {
    parts = null;
    partBytes = 0;
  };

  function takeFragment(payload: Buffer): Taken {
    const bodyAt = layout.headBytes + 1;
    if (payload.length <= bodyAt) return BROKEN;
    const header = payload.readUInt8(layout.headBytes);
    if ((header & 0x80) !== 0) {
      parts = [layout.headOf(payload, header)];
      partBytes = layout.headBytes;
    }
    if (!parts) return BROKEN;
    parts.push(payload.subarray(bodyAt));
    partBytes += payload.length - bodyAt;
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
      const kind = layout.kindOf(payload);
      if (kind === layout.fragment) return takeFragment(payload);
      const wasCut = parts !== null;
      drop();
      const taken = kind === layout.aggregate ? takeAggregate(payload, layout.headBytes) : takeSingle(payload, layout);
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

function takeSingle(payload: Buffer, { kindOf, isSingle, headBytes }: RtpLayout): Taken {
  return payload.length > headBytes && isSingle(kindOf(payload)) ? { nals: [payload], isWhole: true } : BROKEN;
}

function takeAggregate(payload: Buffer, headBytes: number): Taken {
  const nals: Buffer[] = [];
  for (let at = headBytes; at < payload.length; ) {
    const size = at + 2 <= payload.length ? payload.readUInt16BE(at) : 0;
    if (size === 0 || at + 2 + size > payload.length) return { nals, isWhole: false };
    nals.push(payload.subarray(at + 2, at + 2 + size));
    at += 2 + size;
  }
  return { nals, isWhole: true };
}
