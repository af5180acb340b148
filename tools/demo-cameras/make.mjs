/**
 * `node tools/demo-cameras/make.mjs [clip ...]`: draws the clips (all, or those named) over their rooms' plates, and writes film, pictures
 * and truth to apps/server/demo-data/cameras. What it needs first stands in README.md beside it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CLIPS } from './clips.mjs';
import { encode } from './encode.mjs';
import { FPS, HEIGHT, TRUTH_FRAMES, WIDTH, work } from './places.mjs';
import { stageOf } from './stage/stage.mjs';
import { truthOf } from './truth.mjs';

const words = process.argv.slice(2);
const chosen = CLIPS.filter(({ name }) => words.length === 0 || words.includes(name));

async function draw(clip) {
  truthOf(clip, []);
  const frame = stageOf(clip, FPS, (n) => n % TRUTH_FRAMES === 0);
  const raw = join(work, 'clips', `${clip.name}.mkv`);
  const size = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', `${WIDTH}x${HEIGHT}`, '-r', String(FPS)];
  const keep = ['-c:v', 'ffv1', '-threads', '1', '-pix_fmt', 'gbrp'];
  const film = spawn('ffmpeg', ['-v', 'error', '-y', ...size, '-i', 'pipe:0', ...keep, raw], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  const ended = once(film, 'close');
  const seen = [];
  for (let n = 0; n < clip.seconds * FPS; n += 1) {
    const { pixels, people } = frame(n);
    if (!film.stdin.write(Buffer.from(pixels))) await once(film.stdin, 'drain');
    if (people) seen.push({ frame: n, people });
  }
  film.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
  return seen;
}

mkdirSync(join(work, 'clips'), { recursive: true });
for (const clip of chosen) {
  const start = performance.now();
  const seen = await draw(clip);
  writeFileSync(join(work, 'clips', `${clip.name}.json`), JSON.stringify(truthOf(clip, seen)));
  const bytes = await encode(clip.name);
  console.log(`${clip.name}: ${Math.round(bytes / 1024)} kB in ${Math.round((performance.now() - start) / 1000)} s`);
}
