/** From the drawn frames to what a demo camera is: NAME.mp4, NAME.jpgs (a picture a second, one behind the other) and NAME.json. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FPS, results, work } from './places.mjs';

const H264 = [
  '-c:v',
  'libx264',
  '-profile:v',
  'main',
  '-preset',
  'slow',
  '-crf',
  '31',
  '-bf',
  '0',
  '-g',
  '24',
  '-keyint_min',
  '24',
  '-sc_threshold',
  '0',
];

/** Answers the bytes of the three files. */
export async function encode(name) {
  mkdirSync(results, { recursive: true });
  const from = ['-v', 'error', '-y', '-threads', '1', '-i', join(work, 'clips', `${name}.mkv`)];
  const film = [...H264, '-threads', '1', '-pix_fmt', 'yuv420p', '-map_metadata', '-1', '-movflags', '+faststart'];
  await ffmpeg([...from, ...film, join(results, `${name}.mp4`)]);
  const stills = [
    '-vf',
    `select=not(mod(n\\,${FPS})),format=yuvj420p`,
    '-fps_mode',
    'passthrough',
    '-c:v',
    'mjpeg',
    '-huffman',
    'optimal',
    '-q:v',
    '20',
  ];
  await ffmpeg([...from, ...stills, '-f', 'image2pipe', join(results, `${name}.jpgs`)]);
  copyFileSync(join(work, 'clips', `${name}.json`), join(results, `${name}.json`));
  return ['mp4', 'jpgs', 'json'].reduce((sum, ending) => sum + statSync(join(results, `${name}.${ending}`)).size, 0);
}

async function ffmpeg(args) {
  const [code] = await once(spawn('ffmpeg', args, { stdio: ['ignore', 'inherit', 'inherit'] }), 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}
