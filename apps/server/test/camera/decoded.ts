import { spawn } from 'node:child_process';
import { once } from 'node:events';

const RATE = 16_000;

/** The pitch of some sound in Hz, as ffmpeg decodes it: how often it goes up through zero in a second. */
export async function decoded(sound: Buffer, format: readonly string[]): Promise<number> {
  const child = spawn(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-v', 'error', ...format, '-i', 'pipe:0', '-f', 's16le', '-ac', '1', '-ar', String(RATE), 'pipe:1'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  const parts: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => parts.push(part));
  child.stdin.end(sound);
  await once(child, 'close');
  const samples = Buffer.concat(parts);
  const at = (i: number): number => samples.readInt16LE(i * 2);
  // The beginning of AAC is silence and a swing.
  const from = RATE / 10;
  const count = samples.length / 2 - from;
  let rises = 0;
  for (let i = from + 1; i < from + count; i += 1) if (at(i - 1) < 0 && at(i) >= 0) rises += 1;
  return (rises * RATE) / count;
}

/** How many pictures ffmpeg finds in an MP4, none of them broken. */
export async function pictureCount(file: Buffer): Promise<number> {
  const child = spawn(
    process.env.FFMPEG_PATH ?? 'ffmpeg',
    ['-v', 'error', '-xerror', '-f', 'mp4', '-i', 'pipe:0', '-fps_mode', 'passthrough', '-f', 'framehash', 'pipe:1'],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  );
  let text = '';
  child.stdout.on('data', (part: Buffer) => {
    text += part.toString();
  });
  child.stdin.end(file);
  await once(child, 'close');
  return text.split('\n').filter((line) => /^\d/.test(line)).length;
}
