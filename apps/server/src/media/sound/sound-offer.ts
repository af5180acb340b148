import type { SoundTrack } from '../frame.ts';
import type { MediaSection } from '../rtsp/media-section.ts';
import { unitReader } from './access-units.ts';
import { latmUnits, readLatmConfig } from './latm.ts';
import { readSoundConfig, type SoundConfig } from './sound-config.ts';

/** The sound that a camera offers, in a way that browsers can be given. */
export interface SoundOffer {
  /** Where it is set up, as the camera wrote it; empty where it did not. */
  control: string;
  payloadKind: number;
  /** RTP's clock, Hz. */
  clockRate: number;
  track: SoundTrack;
  /** Ticks of the track that one unit lasts; null: as many as it has bytes (G.711). */
  unitTicks: number | null;
  /** A new reader of the packets of one connection. */
  reader: () => SoundReader;
}

interface SoundReader {
  take: (packet: { payload: Buffer; isLast: boolean }) => Buffer[];
  lose: () => void;
}

/** Payload kinds that need no rtpmap (RFC 3551, 6). */
const STATIC = new Map([
  [0, 'PCMU/8000'],
  [8, 'PCMA/8000'],
]);
const RATES = { least: 7_000, most: 96_000 };

/** The first sound of a section that can be passed on; null where there is none. */
export function soundOffer(section: MediaSection): SoundOffer | null {
  // What a camera wants to hear from us (ONVIF back channel) is no sound of its own.
  if (section.isToCamera) return null;
  for (const payloadKind of section.kinds) {
    const [name = '', rate = '', count = '1'] = (section.map(payloadKind) ?? STATIC.get(payloadKind) ?? '').split('/');
    const clockRate = Number(rate);
    const format = section.format(payloadKind);
    if (!(clockRate >= RATES.least && clockRate <= RATES.most)) continue;
    const found = codecs[name.toUpperCase()]?.({ format, clockRate, channels: Number(count) });
    if (found) return { control: section.control, payloadKind, clockRate, ...found };
  }
  return null;
}

interface Told {
  format: string;
  clockRate: number;
  channels: number;
}
type Codec = (told: Told) => Pick<SoundOffer, 'track' | 'unitTicks' | 'reader'> | null;

const codecs: Partial<Record<string, Codec>> = {
  PCMA: g711('pcma'),
  PCMU: g711('pcmu'),
  'MPEG4-GENERIC': aac,
  'MP4A-LATM': latm,
};

function g711(codec: 'pcma' | 'pcmu'): Codec {
  return ({ clockRate, channels }) =>
    channels === 1
      ? {
          track: { codec, rate: clockRate, channels, config: null },
          unitTicks: null,
          reader: () => ({ take: ({ payload }) => [Buffer.from(payload)], lose: () => undefined }),
        }
      : null;
}

function aac({ format, clockRate }: Told): ReturnType<Codec> {
  const field = (name: string): string => new RegExp(`\\b${name}\\s*=\\s*([^;\\s]+)`, 'i').exec(format)?.[1] ?? '';
  const config = Buffer.from(field('config'), 'hex');
  const sound = readSoundConfig(config);
  const length = (name: string): number => Number(field(name) || 0);
  const layout = {
    sizeLength: length('sizeLength'),
    indexLength: length('indexLength'),
    indexDeltaLength: length('indexDeltaLength'),
  };
  const isPossible = Object.values(layout).every((bits) => bits >= 0 && bits <= 32) && layout.sizeLength > 0;
  if (!sound || !isPossible) return null;
  return { ...trackOf(sound, clockRate, config), reader: () => unitReader(layout) };
}

function latm({ format, clockRate }: Told): ReturnType<Codec> {
  const text = /\bconfig\s*=\s*([0-9a-f]+)/i.exec(format)?.[1] ?? '';
  const sound = readLatmConfig(Buffer.from(text, 'hex'));
  if (!sound || /\bcpresent\s*=\s*1/i.test(format)) return null;
  const reader = () => ({
    take: ({ payload }: { payload: Buffer }) => latmUnits(payload, sound.frames),
    lose: () => undefined,
  });
  return { ...trackOf(sound, clockRate, sound.config), reader };
}

function trackOf({ objectKind, rate, channels, frameSamples }: SoundConfig, clockRate: number, config: Buffer) {
  return {
    track: { codec: `mp4a.40.${objectKind}`, rate: clockRate, channels, config },
    unitTicks: Math.round((frameSamples * clockRate) / rate),
  };
}
