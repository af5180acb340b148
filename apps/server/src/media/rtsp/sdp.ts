import { SourceFailure } from '../failure.ts';

/** The video that a camera offers (RFC 4566, RFC 6184). */
export interface VideoOffer {
  /** Where it is set up, as the camera wrote it; empty where it did not. */
  control: string;
  payloadKind: number;
  clockRate: number;
  /** Parameter sets told before the stream. */
  parameterSets: readonly Buffer[];
}

const MOST_SETS = 8;
const HIGHEST_RATE = 1_000_000;

/** The first H.264 video of a description. Throws SourceFailure: no_stream without video, codec where it is something else. */
export function readSdp(text: string): VideoOffer {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  const starts = lines.flatMap((line, i) => (line.startsWith('m=') ? [i] : []));
  const videos = starts
    .map((start, i) => lines.slice(start, starts[i + 1] ?? lines.length))
    .filter(([head]) => head?.startsWith('m=video'));
  if (videos.length === 0) throw new SourceFailure('no_stream', 'the description has no video');
  for (const section of videos) {
    const offer = h264Of(section);
    if (offer) return offer;
  }
  throw new SourceFailure('codec', 'the video is not H.264');
}

function h264Of(section: readonly string[]): VideoOffer | null {
  const kinds = (section[0] ?? '').split(/\s+/).slice(3).map(Number);
  const attributes = (name: string): string[] =>
    section.flatMap((line) => (line.startsWith(`a=${name}:`) ? [line.slice(name.length + 3).trim()] : []));
  for (const map of attributes('rtpmap')) {
    const [, kind, rate] = /^(\d{1,3})\s+H264\/(\d{1,9})/i.exec(map) ?? [];
    const clockRate = Number(rate);
    if (kind === undefined || !kinds.includes(Number(kind)) || clockRate < 1 || clockRate > HIGHEST_RATE) continue;
    const format = attributes('fmtp').find((line) => line.split(/\s/)[0] === kind) ?? '';
    const control = attributes('control')[0] ?? '';
    return { control, payloadKind: Number(kind), clockRate, parameterSets: setsOf(format) };
  }
  return null;
}

function setsOf(format: string): Buffer[] {
  const sets = /sprop-parameter-sets\s*=\s*([^;\s]+)/i.exec(format)?.[1] ?? '';
  return sets
    .split(',')
    .slice(0, MOST_SETS)
    .map((set) => Buffer.from(set, 'base64'))
    .filter((set) => set.length > 0);
}
