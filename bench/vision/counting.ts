import { spawn } from 'node:child_process';
import { access, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { humanModels, loadCenternet } from '../../apps/server/src/media/vision/centernet.ts';
import { peopleCount } from '../../apps/server/src/media/vision/count/people-count.ts';
import type { Seen } from '../../apps/server/src/media/vision/count/tracker.ts';
import type { Detector } from '../../apps/server/src/media/vision/detector.ts';
import { looksOf } from '../../apps/server/src/media/vision/looks.ts';
import { loadYolox } from '../../apps/server/src/media/vision/yolox.ts';
import type { Counted } from '../../apps/server/src/platform/media/counting-order.ts';
import { demoCameras, truthOf } from '../../apps/server/test/camera/demo-truth.ts';

/** Pictures a second at which everything is counted, out of those that are looked at. */
const RATE = 6;
const STEPS = [1, 2, 3] as const;
/** Off by so much is right: one, or 3 %. */
const ONE = 1;
const SHARE = 0.03;

interface Film {
  name: string;
  path: string;
  width: number;
  height: number;
  shape: Counted;
  /** In and out; where only both together are known, as the first. */
  truth: readonly number[];
}

/**
 * `npm run bench -- counting [file ...] [--only=door]`: counts the people of every demo scene with a line, of the film one-by-one of the test data (its
 * folder is RONDO_DATA) and of Debian's vtest.avi (its path as a word), and compares with what was counted by eye.
 */
export async function benchCounting(words: readonly string[], only = ''): Promise<string[]> {
  const onnx = process.env.DETECTOR_ONNX;
  const detector = await (onnx ? loadYolox(onnx) : loadCenternet(humanModels()));
  const lines = [
    `${detector.model.name}; counted in/out at ${STEPS.map((step) => RATE / step).join(', ')} pictures a second`,
  ];
  const off = STEPS.map(() => 0);
  const all = [...(await scenes()), ...(await films(words))];
  for (const film of all.filter(({ name }) => name.startsWith(only))) {
    const pictures = await look(detector, film);
    const found = STEPS.map((step) => counted(film, pictures, step));
    const wrong = found.map((count) => misses(film.truth, count));
    wrong.forEach((isWrong, at) => {
      off[at] = (off[at] ?? 0) + (isWrong ? 1 : 0);
    });
    const told = found.map((count, at) => `${count.join('/')}${wrong[at] ? ' (off)' : ''}`);
    lines.push(`${film.name}: true ${film.truth.join('/')}; ${told.join(', ')}`);
  }
  return [...lines, `off by more than one and 3 %: ${off.join(', ')}`];
}

const across = (x: number, width: number): Counted => ({
  id: 'line',
  line: [
    { x: (x / width) * 1_000, y: 0 },
    { x: (x / width) * 1_000, y: 1_000 },
  ],
  inside: { x: 1_000, y: 500 },
});

async function scenes(): Promise<Film[]> {
  const names = (await readdir(demoCameras)).filter((file) => file.endsWith('.json')).map((file) => file.slice(0, -5));
  const found = names.map(async (name): Promise<Film[]> => {
    const { lines, width, height } = await truthOf(name);
    return lines.map(({ line: [from, to], inside, crossings }) => ({
      ...{ name, path: join(demoCameras, `${name}.mp4`), width, height },
      shape: { id: 'line', line: [from, to], inside },
      truth: ['in', 'out'].map((direction) => crossings.filter((one) => one.direction === direction).length),
    }));
  });
  return (await Promise.all(found)).flat();
}

/** Those of the known films that are there. */
async function films(words: readonly string[]): Promise<Film[]> {
  const oneByOne = join(process.env.RONDO_DATA ?? '', 'video', 'one-by-one-person-detection.mp4');
  const vtest = words.find((word) => word.endsWith('vtest.avi')) ?? '';
  const known: Film[] = [
    { name: 'vtest.avi', path: vtest, width: 640, height: 480, shape: across(380, 768), truth: [31] },
    { name: 'one-by-one', path: oneByOne, width: 640, height: 360, shape: across(620, 768), truth: [6] },
  ];
  const there = await Promise.all(
    known.map(({ path }) =>
      access(path).then(
        () => true,
        () => false,
      ),
    ),
  );
  return known.filter((_, at) => there[at]);
}

/** Who is in each picture of a film. */
async function look(detector: Detector, { path, width, height }: Film): Promise<Seen[][]> {
  const filter = `fps=${RATE},scale=${width}:${height}:flags=fast_bilinear`;
  const output = ['-vf', filter, '-f', 'rawvideo', '-pix_fmt', 'rgb24', 'pipe:1'];
  const child = spawn('ffmpeg', ['-v', 'error', '-i', path, ...output], { stdio: ['ignore', 'pipe', 'inherit'] });
  const size = width * height * 3;
  const found: Seen[][] = [];
  let rest = Buffer.alloc(0);
  for await (const part of child.stdout) {
    rest = Buffer.concat([rest, part]);
    for (; rest.length >= size; rest = rest.subarray(size)) {
      const pixels = { data: rest.subarray(0, size), width, height };
      const { boxes } = await detector.detect(pixels);
      found.push(boxes.map((box) => ({ ...box, looks: looksOf(pixels, box) })));
    }
  }
  return found;
}

/** In and out, or both together where no more is known. A demo scene has no end: who walks at its seam is counted once around. */
function counted({ shape, width, height, truth }: Film, pictures: readonly Seen[][], step: number): number[] {
  const rounds = truth.length === 2 ? 2 : 1;
  const people = peopleCount([shape], width / height);
  const sum = { in: 0, out: 0 };
  for (let at = 0; at < pictures.length * rounds; at += step) {
    const added = people.see(pictures[at % pictures.length] ?? [], (at * 1_000) / RATE).get('line');
    if (at < pictures.length * (rounds - 1)) continue;
    sum.in += added?.entries ?? 0;
    sum.out += added?.exits ?? 0;
  }
  return truth.length === 2 ? [sum.in, sum.out] : [sum.in + sum.out];
}

const misses = (truth: readonly number[], count: readonly number[]): boolean =>
  truth.some((right, at) => Math.abs(right - (count[at] ?? 0)) > Math.max(ONE, SHARE * right));
