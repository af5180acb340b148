import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** How a camera of the tests sends its tone of 440 Hz. */
export type SimulatedSound = 'pcma' | 'pcmu' | 'aac' | 'latm';

const SOUND_KIND = 97;
const AAC_RATE = 16_000;
const AAC_SAMPLES = 1_024;
const G711_RATE = 8_000;
/** 40 ms. */
const G711_SAMPLES = 320;
const ADTS_HEAD_BYTES = 7;

/** Two seconds of the tone as AAC LC, 16 kHz, one channel: made once with ffmpeg's `sine`. */
function aacFrames(): Buffer[] {
  const file = readFileSync(join(import.meta.dirname, 'tone.aac'));
  const frames: Buffer[] = [];
  for (let at = 0; at < file.length; ) {
    const size = ((file.readUInt8(at + 3) & 3) << 11) | (file.readUInt8(at + 4) << 3) | (file.readUInt8(at + 5) >> 5);
    frames.push(file.subarray(at + ADTS_HEAD_BYTES, at + size));
    at += size;
  }
  return frames;
}

/** The description of the sound: AudioSpecificConfig 1408 is AAC LC, 16 kHz, one channel; 40002810 the same as StreamMuxConfig. */
export function soundSdp(sound: SimulatedSound): string[] {
  const head = (kind: number, map: string, ...more: string[]): string[] => [
    `m=audio 0 RTP/AVP ${kind}`,
    `a=rtpmap:${kind} ${map}`,
    ...more,
  ];
  switch (sound) {
    case 'pcma':
      return head(8, 'PCMA/8000');
    // Payload kind 0 needs no rtpmap.
    case 'pcmu':
      return ['m=audio 0 RTP/AVP 0'];
    case 'aac':
      return head(
        SOUND_KIND,
        'mpeg4-generic/16000/1',
        `a=fmtp:${SOUND_KIND} streamtype=5;profile-level-id=1;mode=AAC-hbr;sizelength=13;indexlength=3;indexdeltalength=3;config=1408`,
      );
    case 'latm':
      return head(
        SOUND_KIND,
        'MP4A-LATM/16000/1',
        `a=fmtp:${SOUND_KIND} profile-level-id=1;object=2;cpresent=0;config=400028103FC0`,
      );
  }
}

interface SoundPackets {
  /** Between two packets, ms. */
  stepMs: number;
  next: () => Buffer;
}

/** Makes the packets of the tone, in endless rounds. */
export function soundPackets(sound: SimulatedSound): SoundPackets {
  const isG711 = sound === 'pcma' || sound === 'pcmu';
  const frames = isG711 ? [] : aacFrames();
  const samples = isG711 ? G711_SAMPLES : AAC_SAMPLES;
  let count = 0;
  const payload = (): Buffer => {
    if (isG711) return g711(sound, count * G711_SAMPLES);
    const frame = frames[count % frames.length] ?? Buffer.alloc(0);
    return sound === 'aac' ? accessUnit(frame) : element(frame);
  };
  return {
    stepMs: (samples / (isG711 ? G711_RATE : AAC_RATE)) * 1_000,
    next() {
      const kinds = { pcma: 8, pcmu: 0, aac: SOUND_KIND, latm: SOUND_KIND };
      const head = Buffer.alloc(12);
      head.writeUInt8(0x80);
      head.writeUInt8(0x80 | kinds[sound], 1);
      head.writeUInt16BE((count + 65_500) % 0x1_0000, 2);
      head.writeUInt32BE((count * samples + 0xffff_0000) >>> 0, 4);
      head.writeUInt32BE(0x50_4e_44, 8);
      const packet = Buffer.concat([head, payload()]);
      count += 1;
      return packet;
    },
  };
}

/** One access unit with its head of 13 + 3 bits (RFC 3640). */
function accessUnit(frame: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16BE(16);
  head.writeUInt16BE(frame.length << 3, 2);
  return Buffer.concat([head, frame]);
}

/** One element with its length before it (RFC 6416). */
function element(frame: Buffer): Buffer {
  const length = Buffer.alloc(Math.floor(frame.length / 255) + 1, 255);
  length.writeUInt8(frame.length % 255, length.length - 1);
  return Buffer.concat([length, frame]);
}

function g711(law: 'pcma' | 'pcmu', from: number): Buffer {
  const samples = Array.from({ length: G711_SAMPLES }, (_, i) => {
    const value = Math.round(12_000 * Math.sin((2 * Math.PI * 440 * (from + i)) / G711_RATE));
    return law === 'pcma' ? aLaw(value) : muLaw(value);
  });
  return Buffer.from(samples);
}

/** ITU-T G.711: sign, three bits of segment, four of the place in it; even bits turned. */
function aLaw(sample: number): number {
  const size = Math.min(sample >= 0 ? sample : -sample - 1, 32_767) >> 3;
  const segment = Math.max(0, Math.floor(Math.log2(Math.max(1, size))) - 4);
  const place = (size >> Math.max(1, segment)) & 15;
  return ((segment << 4) | place) ^ (sample >= 0 ? 0xd5 : 0x55);
}

function muLaw(sample: number): number {
  const sign = sample < 0 ? 0x80 : 0;
  const size = Math.min(Math.abs(sample), 32_635) + 132;
  const segment = Math.floor(Math.log2(size)) - 7;
  return ~(sign | (segment << 4) | ((size >> (segment + 3)) & 15)) & 0xff;
}
