export interface RtpPacket {
  kind: number;
  isLast: boolean;
  /** 16 bits, around and around. */
  sequence: number;
  /** 32 bits, around and around. */
  timestamp: number;
  source: number;
  payload: Buffer;
}

const HEADER_BYTES = 12;

/** Reads an RTP packet (RFC 3550, 5.1); null for what is none. The payload is a view of the bytes given. */
export function readRtp(bytes: Buffer): RtpPacket | null {
  if (bytes.length < HEADER_BYTES || bytes.readUInt8(0) >> 6 !== 2) return null;
  const first = bytes.readUInt8(0);
  const second = bytes.readUInt8(1);
  const extensionAt = HEADER_BYTES + (first & 0x0f) * 4;
  const hasExtension = (first & 0x10) !== 0;
  if (hasExtension && extensionAt + 4 > bytes.length) return null;
  const start = hasExtension ? extensionAt + 4 + bytes.readUInt16BE(extensionAt + 2) * 4 : extensionAt;
  const padding = (first & 0x20) !== 0 ? bytes.readUInt8(bytes.length - 1) : 0;
  const end = bytes.length - padding;
  if (start >= end) return null;
  return {
    kind: second & 0x7f,
    isLast: (second & 0x80) !== 0,
    sequence: bytes.readUInt16BE(2),
    timestamp: bytes.readUInt32BE(4),
    source: bytes.readUInt32BE(8),
    payload: bytes.subarray(start, end),
  };
}
