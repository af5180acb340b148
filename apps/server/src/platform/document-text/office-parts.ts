import { unzipSync } from 'fflate';
import { DocumentUnreadable } from './document-text.ts';

/** What an Office document may unpack to; the sizes are those of its list of contents. */
const MOST = {
  entries: 20_000,
  /** Of the parts that are read, bytes. */
  unpacked: 160 * 1024 * 1024,
  /** A part that is so many times larger than what it is packed in was made to be. Small ones may be anything. */
  ratio: 400,
  small: 1024 * 1024,
};

/** An old or an encrypted Office file: a compound file. */
const COMPOUND = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The stream of a compound file that an encrypted document lies in, as its directory names it. */
const ENCRYPTED = Buffer.from('EncryptedPackage', 'utf16le');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/**
 * The parts of an Office document whose names are wanted, unpacked. Refused before anything is unpacked: what is no archive, what
 * is encrypted, what says that it becomes too large. The library writes no more of a part than its list of contents says.
 */
export function officeParts(bytes: Uint8Array, isWanted: (name: string) => boolean): Map<string, Buffer> {
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (whole.subarray(0, COMPOUND.length).equals(COMPOUND))
    throw new DocumentUnreadable(whole.includes(ENCRYPTED) ? 'encrypted' : 'broken');
  if (!whole.subarray(0, ZIP.length).equals(ZIP)) throw new DocumentUnreadable('broken');
  let entries = 0;
  let unpacked = 0;
  const parts = unzipSync(bytes, {
    filter: ({ name, size, originalSize }) => {
      entries += 1;
      if (entries > MOST.entries) throw new DocumentUnreadable('too_large');
      if (!isWanted(plainName(name))) return false;
      unpacked += originalSize;
      const isBlown = originalSize > MOST.small && originalSize > size * MOST.ratio;
      if (unpacked > MOST.unpacked || isBlown) throw new DocumentUnreadable('too_large');
      return true;
    },
  });
  return new Map(
    Object.entries(parts).map(([name, part]) => [
      plainName(name),
      Buffer.from(part.buffer, part.byteOffset, part.byteLength),
    ]),
  );
}

const plainName = (name: string): string => name.replaceAll('\\', '/').replace(/^\//, '');

/** A document type declares entities, which grow without end or name files; no Office program writes one. */
export function refuseDocumentType(part: Buffer): void {
  if (part.includes('<!DOCTYPE') || part.includes('<!ENTITY')) throw new DocumentUnreadable('broken');
}
