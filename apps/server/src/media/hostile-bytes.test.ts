import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hevcPackets } from '../../test/camera/hevc-packets.ts';
import { packetMaker } from '../../test/camera/packets.ts';
import { TEST_CLIPS, testClip } from '../../test/camera/simulator.ts';
import { authorizer } from '../platform/answer-challenge.ts';
import { readClipFile } from './clip/clip-folder.ts';
import { convertedPictures } from './convert/converted-pictures.ts';
import { SourceFailure } from './failure.ts';
import type { Frame } from './frame.ts';
import { h264 } from './h264/h264.ts';
import { readSps } from './h264/sps.ts';
import { h265 } from './h265/h265.ts';
import { hevcName, readHevcSps } from './h265/sps.ts';
import { readClip } from './mp4/read-clip.ts';
import { inOrder } from './rtp/in-order.ts';
import { readRtp } from './rtp/packet.ts';
import { messageReader } from './rtsp/message-reader.ts';
import { readSdp } from './rtsp/sdp.ts';
import { unitReader } from './sound/access-units.ts';
import { latmUnits, readLatmConfig } from './sound/latm.ts';
import { readSoundConfig } from './sound/sound-config.ts';
import { assembler } from './video/assemble.ts';

const RUNS = { seed: 20_261_124, numRuns: 400 };
const bytes = fc.uint8Array({ maxLength: 400 }).map((array) => Buffer.from(array));

/** Does it; a refusal of ours is fine, anything else is a fault. */
function bears(act: () => void): void {
  try {
    act();
  } catch (error) {
    if (!(error instanceof SourceFailure)) throw error;
  }
}

const ANSWER = 'RTSP/1.0 200 OK\r\nCSeq: 1\r\nContent-Length: 5\r\n\r\nhello';

it('messages come out whole however the bytes are cut', () => {
  const packet = Buffer.concat([Buffer.from([0x24, 3, 0, 4]), Buffer.from('$RTS')]);
  const stream = Buffer.concat([Buffer.from(ANSWER), packet, Buffer.from('\r\n'), Buffer.from(ANSWER), packet]);
  fc.assert(
    fc.property(fc.array(fc.nat(stream.length), { maxLength: 12 }), (cuts) => {
      const heard: string[] = [];
      const push = messageReader({
        onMessage: ({ status, body }) => heard.push(`${status} ${body}`),
        onPacket: (channel, part) => heard.push(`${channel} ${part.toString()}`),
      });
      const ends = [...cuts, stream.length].sort((a, b) => a - b);
      for (const [i, end] of ends.entries()) push(stream.subarray(ends[i - 1] ?? 0, end));
      expect(heard).toEqual(['200 hello', '3 $RTS', '200 hello', '3 $RTS']);
    }),
    RUNS,
  );
});

it('what is no RTSP is refused before it fills memory', () => {
  fc.assert(
    fc.property(bytes, (noise) => bears(() => messageReader(silent)(noise))),
    RUNS,
  );
  for (const endless of [
    'RTSP/1.0 200 OK\r\nX: ',
    'OPTIONS ',
    '<html>',
    'RTSP/1.0 200 OK\r\nContent-Length: 99999999\r\n\r\n',
  ]) {
    const push = messageReader(silent);
    expect(() => {
      for (let i = 0; i < 40; i += 1) push(Buffer.from(i === 0 ? endless : 'a'.repeat(1_000)));
    }).toThrow(SourceFailure);
  }
});

const quiet = { onTrack: () => undefined, onFrame: () => undefined, onGap: () => undefined };
const silent = { onMessage: () => undefined, onPacket: () => undefined };

it('descriptions, challenges and parameter sets of any kind are read or refused', () => {
  const word = fc.constantFrom(
    'm=video 0 RTP/AVP 96',
    'a=rtpmap:96 H264/90000',
    'a=rtpmap:96 H264/0',
    'a=fmtp:96 sprop-parameter-sets=,,=',
    'a=control:',
    'm=audio 0 RTP/AVP 97 0 8',
    'a=rtpmap:97 MPEG4-GENERIC/16000/1',
    'a=rtpmap:97 MP4A-LATM/0/1',
    'a=fmtp:97 sizelength=99;indexlength=-3;config=1408',
    'a=fmtp:97 cpresent=0;config=400028',
    'a=sendonly',
    'a=rtpmap:96 H265/90000',
    'a=fmtp:96 sprop-vps=;sprop-sps=,,;sprop-pps==',
  );
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(
          word,
          bytes.map((noise) => noise.toString('latin1')),
        ),
      ),
      (lines) => bears(() => readSdp(lines.join('\r\n'))),
    ),
    RUNS,
  );
  const part = fc.constantFrom(
    'Digest ',
    'Basic ',
    'realm="',
    'nonce=',
    '"',
    ',',
    '\\',
    'qop="auth,auth-int"',
    'algorithm=MD5',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(part, fc.string())), (parts) => {
      const proof = authorizer([parts.join('')], { username: 'a"\r\nb', password: 'p' })?.('PLAY', 'rtsp://c/1');
      expect(proof ?? '').not.toMatch(/[\r\n]/);
    }),
    RUNS,
  );
  fc.assert(
    fc.property(bytes, (noise) => {
      const facts = readSps(Buffer.concat([Buffer.from([0x67, 0x64]), noise]));
      if (facts) expect(facts.width * facts.height).toBeGreaterThan(0);
      const hevc = readHevcSps(Buffer.concat([Buffer.from([0x42, 0x01, 0x01]), noise]));
      if (hevc) expect([hevc.width * hevc.height > 0, hevcName(hevc).startsWith('hvc1.')]).toEqual([true, true]);
    }),
    RUNS,
  );
});

/** A sample of the clip without what its encoder wrote beside the picture: that is not sent on. */
function slicesOnly(sample: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < sample.length; at += 4 + sample.readUInt32BE(at)) {
    const kind = sample.readUInt8(at + 4) & 0x1f;
    if (kind <= 5) parts.push(sample.subarray(at, at + 4 + sample.readUInt32BE(at)));
  }
  return Buffer.concat(parts);
}

it('packets that are lost, doubled, late or turned bits never come out as half a picture', async () => {
  const clip = await testClip();
  const known = new Set(clip.frames.map(({ data }) => slicesOnly(data).toString('base64')));
  const next = packetMaker(clip);
  const packets = clip.frames.flatMap(() => next());
  const fate = fc.constantFrom('kept', 'kept', 'kept', 'kept', 'kept', 'kept', 'lost', 'twice', 'late');
  fc.assert(
    fc.property(
      fc.array(fate, { minLength: packets.length, maxLength: packets.length }),
      fc.constantFrom(0, 8),
      (fates, window) => {
        const frames: Frame[] = [];
        const pictures = assembler(h264, {
          onTrack: () => undefined,
          onFrame: (frame) => frames.push(frame),
          onGap: () => undefined,
        });
        const take = inOrder(window, {
          onPacket: ({ payload, timestamp, isLast }) => pictures.take({ payload, time: timestamp, isLast }),
          onLoss: pictures.lose,
        });
        const sent = packets.flatMap((packet, i) => {
          if (fates[i] === 'lost') return [];
          if (fates[i] === 'twice') return [packet, packet];
          return fates[i] === 'late' && packets[i + 1] ? [packets[i + 1] ?? packet, packet] : [packet];
        });
        for (const packet of sent) {
          const read = readRtp(packet);
          if (read) take(read);
        }
        if (!fates.includes('lost') && window > 0) expect(frames).toHaveLength(clip.frames.length);
        for (const { data } of frames) expect(known.has(data.toString('base64'))).toBe(true);
        expect(frames[0]?.isKey ?? true).toBe(true);
      },
    ),
    { ...RUNS, numRuns: 60, examples: [[packets.map(() => 'kept'), 8]] },
  );
  fc.assert(
    fc.property(fc.array(bytes), (noise) => {
      const pictures = assembler(h264, quiet);
      const hevc = assembler(h265, quiet);
      const take = inOrder(4, {
        onPacket(packet) {
          pictures.take({ ...packet, time: packet.timestamp });
          hevc.take({ ...packet, time: packet.timestamp });
        },
        onLoss: pictures.lose,
      });
      for (const packet of noise) {
        const read = readRtp(packet);
        if (read) take(read);
      }
    }),
    RUNS,
  );
});

it('a clip with turned bytes is read or refused, quickly', async () => {
  const file = (await readClipFile(TEST_CLIPS, 'counting', '.mp4')) ?? Buffer.alloc(0);
  expect(readClip(file).frames).toHaveLength(48);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2_500), fc.nat(255)), { minLength: 1, maxLength: 8 }), (turns) => {
      const changed = Buffer.from(file);
      for (const [at, value] of turns) changed.writeUInt8(value, at);
      try {
        expect(readClip(changed).frames.length).toBeLessThanOrEqual(20_000);
      } catch (error) {
        // Any error is a refusal here: a clip is loaded in one place, which takes it so.
        expect(error).toBeInstanceOf(Error);
      }
    }),
    RUNS,
  );
});

it('packets of sound of any kind come out as units that lie within them, or not at all', () => {
  const bits = fc.nat(32);
  fc.assert(
    fc.property(
      bits,
      bits,
      bits,
      fc.array(fc.tuple(bytes, fc.boolean())),
      (sizeLength, indexLength, delta, packets) => {
        const reader = unitReader({ sizeLength: Math.max(1, sizeLength), indexLength, indexDeltaLength: delta });
        const came = packets.reduce((sum, [payload]) => sum + payload.length, 0);
        let out = 0;
        for (const [payload, isLast] of packets)
          for (const unit of reader.take({ payload, isLast })) out += unit.length;
        expect(out).toBeLessThanOrEqual(came);
      },
    ),
    RUNS,
  );
  fc.assert(
    fc.property(bytes, fc.integer({ min: 1, max: 64 }), (noise, frames) => {
      const out = latmUnits(noise, frames).reduce((sum, unit) => sum + unit.length, 0);
      expect(out).toBeLessThanOrEqual(noise.length);
      for (const sound of [readSoundConfig(noise), readLatmConfig(noise)])
        if (sound) expect(sound.channels * sound.rate).toBeGreaterThan(0);
    }),
    RUNS,
  );
});

it('pictures of H.265 that are lost, doubled or late never come out as half a picture', () => {
  const next = hevcPackets();
  const packets = Array.from({ length: 48 }, () => next()).flat();
  const whole = framesOf(packets);
  expect(whole).toHaveLength(48);
  const known = new Set(whole.map(({ data }) => data.toString('base64')));
  const fate = fc.constantFrom('kept', 'kept', 'kept', 'kept', 'lost', 'twice');
  fc.assert(
    fc.property(fc.array(fate, { minLength: packets.length, maxLength: packets.length }), (fates) => {
      const sent = packets.flatMap((packet, i) =>
        fates[i] === 'lost' ? [] : fates[i] === 'twice' ? [packet, packet] : [packet],
      );
      const frames = framesOf(sent);
      for (const { data } of frames) expect(known.has(data.toString('base64'))).toBe(true);
      expect(frames[0]?.isKey ?? true).toBe(true);
    }),
    { ...RUNS, numRuns: 60 },
  );
});

function framesOf(packets: readonly Buffer[]): Frame[] {
  const frames: Frame[] = [];
  const pictures = assembler(h265, { ...quiet, onFrame: (frame) => frames.push(frame) });
  const take = inOrder(8, {
    onPacket: ({ payload, timestamp, isLast }) => pictures.take({ payload, time: timestamp, isLast }),
    onLoss: pictures.lose,
  });
  for (const packet of packets) {
    const read = readRtp(packet);
    if (read) take(read);
  }
  return frames;
}

it('what a converter writes with turned bytes is read or refused', async () => {
  const file = (await readClipFile(TEST_CLIPS, 'counting', '.mp4')) ?? Buffer.alloc(0);
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(2_500), fc.nat(255)), { maxLength: 8 }), (turns) => {
      const changed = Buffer.from(file);
      for (const [at, value] of turns) changed.writeUInt8(value, at);
      try {
        convertedPictures(quiet)(changed);
      } catch (error) {
        // Any error is a refusal here: the converter is ended in one place, which takes it so.
        expect(error).toBeInstanceOf(Error);
      }
    }),
    RUNS,
  );
});
