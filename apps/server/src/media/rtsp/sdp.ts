import { SourceFailure } from '../failure.ts';
import { type SoundOffer, soundOffer } from '../sound/sound-offer.ts';
import { type MediaSection, mediaSections } from './media-section.ts';

/** The video that a camera offers (RFC 4566, RFC 6184). */
export interface VideoOffer {
  /** Where it is set up, as the camera wrote it; empty where it did not. */
  control: string;
  payloadKind: number;
  clockRate: number;
  /** Parameter sets told before the stream. */
  parameterSets: readonly Buffer[];
}

/** What of a camera is played. */
export interface Offer {
  video: VideoOffer;
  /** Null where it has none, or none that can be passed on. */
  sound: SoundOffer | null;
}

const MOST_SETS = 8;
const HIGHEST_RATE = 1_000_000;

/** The first H.264 video of a description, and its sound. Throws SourceFailure: no_stream without video, codec where it is something else. */
export function readSdp(text: string): Offer {
  const sections = mediaSections(text);
  const videos = sections.filter(({ media }) => media === 'video');
  if (videos.length === 0) throw new SourceFailure('no_stream', 'the description has no video');
  const video = firstOf(videos, h264Of);
  if (!video) throw new SourceFailure('codec', 'the video is not H.264');
  const sounds = sections.filter(({ media }) => media === 'audio');
  return { video, sound: firstOf(sounds, soundOffer) };
}

function firstOf<T>(sections: readonly MediaSection[], offerOf: (section: MediaSection) => T | null): T | null {
  for (const section of sections) {
    const offer = offerOf(section);
    if (offer) return offer;
  }
  return null;
}

function h264Of({ kinds, control, map, format }: MediaSection): VideoOffer | null {
  for (const payloadKind of kinds) {
    const rate = /^H264\/(\d{1,9})/i.exec(map(payloadKind) ?? '')?.[1];
    const clockRate = Number(rate ?? 0);
    if (clockRate < 1 || clockRate > HIGHEST_RATE) continue;
    return { control, payloadKind, clockRate, parameterSets: setsOf(format(payloadKind)) };
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
