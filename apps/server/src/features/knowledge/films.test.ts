import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Person } from '../../../test/factories.ts';
import { givenFolder, uploadInto } from '../../../test/knowledge.ts';
import { refused } from '../../../test/refusal.ts';
import { type World, world } from '../../../test/world.ts';

/** The endings of films (product, A33), each with how ffmpeg makes one. */
const MADE = {
  mp4: ['-c:v', 'mpeg4'],
  m4v: ['-c:v', 'mpeg4', '-f', 'mp4'],
  mov: ['-c:v', 'mpeg4'],
  avi: ['-c:v', 'mpeg4'],
  mkv: ['-c:v', 'mpeg4'],
  wmv: ['-c:v', 'wmv2'],
  flv: ['-c:v', 'flv1'],
  webm: ['-c:v', 'libvpx'],
  mpg: ['-c:v', 'mpeg2video'],
  mpeg: ['-c:v', 'mpeg1video'],
  '3gp': ['-c:v', 'mpeg4'],
  ts: ['-c:v', 'mpeg2video', '-f', 'mpegts'],
} as const;

const run = promisify(execFile);
let w: World;
let owner: Person;
let folder: string;
let made: string;

beforeAll(async () => {
  w = await world();
  ({ owner } = await w.company());
  folder = await givenFolder(owner, null, 'Films');
  made = await mkdtemp(join(tmpdir(), 'films-'));
});
afterAll(async () => {
  await w.stop();
  await rm(made, { recursive: true, force: true });
});

it.each(Object.entries(MADE))('takes a film that ends in %s, and nothing else under this name', async (ending, how) => {
  const path = join(made, `film.${ending}`);
  await run(process.env.FFMPEG_PATH ?? 'ffmpeg', [
    '-v',
    'error',
    '-f',
    'lavfi',
    '-i',
    'testsrc=size=176x144:rate=25',
    '-t',
    '0.4',
    ...how,
    path,
  ]);
  const kept = await uploadInto(owner, folder, {
    name: `Opening.${ending.toUpperCase()}`,
    bytes: await readFile(path),
  });
  expect(kept.version).toBe(1);
  const other = { name: `No film.${ending}`, bytes: Buffer.from('const x: number = 1;\n'.repeat(40)) };
  expect(await refused(uploadInto(owner, folder, other))).toBe('KNOWLEDGE_CONTENT');
});
