import { SourceFailure } from '../failure.ts';
import { type SoundOffer, soundOffer } from '../sound/sound-offer.ts';
import { type MediaSection, mediaSections } from './media-section.ts';

/** The video that a camera offers (RFC 4566, RFC 6184, RFC 7798). */
export interface VideoOffer {
  codec: 'H264' | 'H265';
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

/** The first H.264 video of a description, else the first H.265, and its sound. Throws SourceFailure: no_stream without video, codec where it is something else. */
export function readSdp(text: string): Offer {
  const sections = mediaSections(text);
  const videos = sections.filter(({ media }) => media === 'video');
  if (videos.length === 0) throw new SourceFailure('no_stream', 'the description has no video');
  const video = firstOf(videos, videoOf('H264')) ?? firstOf(videos, videoOf('H265'));
  if (!video) throw new SourceFailure('codec', 'the video is neither H.264 nor H.265');
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

/** The parameters of a format that hold parameter sets. */
const SETS = {
  H264: ['sprop-parameter-sets'],
  H265: ['sprop-vps', 'sprop-sps', 'sprop-pps'],
} as const;

function videoOf(codec: VideoOffer['codec']) {
  return ({ kinds, control, map, format }: MediaSection): VideoOffer | null => {
    for (const payloadKind of kinds) {
      const [name, rate] = (map(payloadKind) ?? '').split('/');
      const clockRate = /^\d{1,9}$/.test(rate ?? '') ? Number(rate) : 0;
      if (name?.toUpperCase() !== codec || clockRate < 1 || clockRate > HIGHEST_RATE) continue;
      const parameterSets = SETS[codec].flatMap((field) => setsOf(format(payloadKind), field));
      return { codec, control, payloadKind, clockRate, parameterSets };
    }
    return null;
  };
}

function setsOf(format: string, field: string): Buffer[] {
  const sets = new RegExp(`(?:^|[;\\s])${field}\\s*=\\s*([^;\\s]+)`, 'i').exec(format)?.[1] ?? '';
  return sets
    .split(',')
    .slice(0, MOST_SETS)
    .map((set) => Buffer.from(set, 'base64'))
    .filter((set) => set.length > 0);
}
