/**
 * What a camera writes into a picture beside its pixels: place, time, device. Read from the Exif part (CIPA DC-008: a TIFF of
 * directories of 12-byte entries). Whatever is broken or missing is null: nobody depends on it.
 */
export interface Exif {
  /** Degrees, north and east positive. */
  latitude: number | null;
  longitude: number | null;
  /** The camera's own clock, as it wrote it: it knows no zone. */
  takenAt: string | null;
  device: string | null;
}

const NOTHING: Exif = { latitude: null, longitude: null, takenAt: null, device: null };

/** Tags of the first directory, of the one of Exif and of the one of GPS. */
const TAG = { make: 0x010f, model: 0x0110, exif: 0x8769, gps: 0x8825, takenAt: 0x9003 } as const;
const GPS = { latitudeRef: 1, latitude: 2, longitudeRef: 3, longitude: 4 } as const;
/** Bytes of a value by its type: byte, text, short, long, rational. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8 };
const TEXT = 2;
const RATIONAL = 5;
const ENTRY = 12;
/** More entries than any camera writes; a longer text than any of them says. */
const MOST_ENTRIES = 500;
const LONGEST = 100;

export function readExif(part: Buffer | undefined): Exif {
  const tiff = part?.subarray(0, 6).toString('latin1') === 'Exif\0\0' ? part.subarray(6) : part;
  const order = tiff?.subarray(0, 2).toString('latin1');
  if (!tiff || tiff.length < 8 || (order !== 'II' && order !== 'MM')) return NOTHING;
  const reader = readerOf(tiff, order === 'II');
  const first = reader.directory(reader.long(4));
  const gps = reader.directory(reader.pointer(first.get(TAG.gps)));
  const exif = reader.directory(reader.pointer(first.get(TAG.exif)));
  const names = [reader.text(first.get(TAG.make)), reader.text(first.get(TAG.model))];
  const taken = /^(\d{4}):(\d{2}):(\d{2}) (\d{2}:\d{2}:\d{2})$/.exec(reader.text(exif.get(TAG.takenAt)) ?? '');
  return {
    latitude: degrees(reader, gps, GPS.latitude, GPS.latitudeRef, 90),
    longitude: degrees(reader, gps, GPS.longitude, GPS.longitudeRef, 180),
    takenAt: taken ? `${taken[1]}-${taken[2]}-${taken[3]} ${taken[4]}` : null,
    device: names.filter((name) => name !== null).join(' ') || null,
  };
}

interface Entry {
  type: number;
  count: number;
  /** Where its value stands. */
  at: number;
}

type Reader = ReturnType<typeof readerOf>;

/** Reads numbers in the order of their bytes; what lies outside is 0. */
function readerOf(tiff: Buffer, isLittle: boolean) {
  const inside = (at: number, bytes: number): boolean => at >= 0 && at + bytes <= tiff.length;
  const short = (at: number): number =>
    inside(at, 2) ? (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)) : 0;
  const long = (at: number): number => (inside(at, 4) ? (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)) : 0);
  const entryAt = (at: number): Entry => {
    const [type, count] = [short(at + 2), long(at + 4)];
    const bytes = (SIZES[type] ?? 1) * count;
    return { type, count, at: bytes <= 4 ? at + 8 : long(at + 8) };
  };
  return {
    long,
    directory(at: number): Map<number, Entry> {
      const count = at === 0 ? 0 : Math.min(short(at), MOST_ENTRIES);
      return new Map(
        Array.from({ length: count }, (_, index) => {
          const place = at + 2 + index * ENTRY;
          return [short(place), entryAt(place)] as const;
        }),
      );
    },
    pointer: (entry: Entry | undefined): number => (entry ? long(entry.at) : 0),
    text(entry: Entry | undefined): string | null {
      if (entry?.type !== TEXT || !inside(entry.at, entry.count)) return null;
      const bytes = tiff.subarray(entry.at, entry.at + Math.min(entry.count, LONGEST));
      const said = bytes.toString('latin1').split('\0')[0] ?? '';
      return said.replace(/[^\x20-\x7e]/g, '').trim() || null;
    },
    rational(entry: Entry, index: number): number {
      const below = long(entry.at + index * 8 + 4);
      return below === 0 ? Number.NaN : long(entry.at + index * 8) / below;
    },
  };
}

/** Degrees, minutes and seconds as one number, as long as it lies on Earth. */
function degrees(reader: Reader, gps: Map<number, Entry>, tag: number, refTag: number, most: number): number | null {
  const entry = gps.get(tag);
  if (entry?.type !== RATIONAL || entry.count < 3) return null;
  const value = reader.rational(entry, 0) + reader.rational(entry, 1) / 60 + reader.rational(entry, 2) / 3600;
  const isBelow = ['S', 'W'].includes(reader.text(gps.get(refTag)) ?? '');
  if (!(value <= most)) return null;
  return Math.round((isBelow ? -value : value) * 1e6) / 1e6;
}
