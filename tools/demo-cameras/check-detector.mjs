/**
 * `node tools/demo-cameras/check-detector.mjs [clip ...]`: what a small public detector (CenterNet) sees in the pictures (one a second) of each
 * clip, compared with the truth. Of people of whom at least half is to be seen: share found. Boxes where nobody is: false.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { FPS, HEIGHT, results, WIDTH, work } from './places.mjs';

const THRESHOLD = 0.25;
/** As much of a box must be common for a person to count as found, and so little for a box to count as false. */
const FOUND = 0.4;
const FALSE = 0.15;
const LEAST_VISIBLE = 50;
const LEAST_HEIGHT = 40;

const fromWork = createRequire(join(work, 'package.json'));
const tf = fromWork('@tensorflow/tfjs');
const wasm = fromWork('@tensorflow/tfjs-backend-wasm');
const jpeg = fromWork('jpeg-js');

async function loadModel() {
  wasm.setWasmPaths(join(work, 'node_modules/@tensorflow/tfjs-backend-wasm/dist/'));
  wasm.setThreadsCount(1);
  await tf.setBackend('wasm');
  const folder = join(work, 'node_modules/@vladmandic/human/models');
  const { modelTopology, weightsManifest } = JSON.parse(readFileSync(join(folder, 'centernet.json'), 'utf8'));
  const bytes = readFileSync(join(folder, 'centernet.bin'));
  const weightData = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
  return tf.loadGraphModel({
    load: async () => ({ modelTopology, weightData, weightSpecs: weightsManifest.flatMap((part) => part.weights) }),
  });
}

/** Boxes [left, top, right, bottom] of people in a JPEG, in its pixels. */
async function peopleIn(model, picture) {
  const { data, width, height } = jpeg.decode(picture, { useTArray: true, formatAsRGBA: false });
  const side = model.inputs[0].shape[2];
  const input = tf.tidy(() =>
    tf.image.resizeBilinear(tf.tensor3d(new Int32Array(data), [height, width, 3], 'int32').expandDims(0).toFloat(), [
      side,
      side,
    ]),
  );
  const output = model.execute(input, ['tower_0/detections']);
  const rows = (await output.array())[0].filter((row) => row[5] === 0);
  tf.dispose([input, output]);
  if (rows.length === 0) return [];
  const corners = rows.map(([x0, y0, x1, y1]) => [
    (x0 / side) * WIDTH,
    (y0 / side) * HEIGHT,
    (x1 / side) * WIDTH,
    (y1 / side) * HEIGHT,
  ]);
  const kept = await tf.image.nonMaxSuppressionAsync(
    corners.map(([x0, y0, x1, y1]) => [y0, x0, y1, x1]),
    rows.map((row) => row[4]),
    30,
    0.45,
    THRESHOLD,
  );
  return [...(await kept.data())].map((i) => corners[i]);
}

function common(a, b) {
  const w = Math.min(a[2], b[2]) - Math.max(a[0], b[0]);
  const h = Math.min(a[3], b[3]) - Math.max(a[1], b[1]);
  if (w <= 0 || h <= 0) return 0;
  const size = (box) => (box[2] - box[0]) * (box[3] - box[1]);
  return (w * h) / (size(a) + size(b) - w * h);
}

/** JPEGs that stand one behind the other. */
function split(bytes) {
  const found = [];
  let from = 0;
  while (from < bytes.length) {
    const seam = bytes.indexOf(Buffer.from([0xff, 0xd9, 0xff, 0xd8]), from);
    const end = seam < 0 ? bytes.length : seam + 2;
    found.push(bytes.subarray(from, end));
    from = end;
  }
  return found;
}

async function check(model, name) {
  const truth = JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));
  const sum = { people: 0, found: 0, wrong: 0, missed: [] };
  for (const [second, picture] of split(readFileSync(join(results, `${name}.jpgs`))).entries()) {
    const boxes = await peopleIn(model, picture);
    const here = truth.people.flatMap(({ id, seen }) =>
      seen.filter(([frame]) => frame === second * FPS).map((row) => ({ id, box: row.slice(1, 5), visible: row[5] })),
    );
    for (const { id, box, visible } of here) {
      if (visible < LEAST_VISIBLE || box[3] - box[1] < LEAST_HEIGHT) continue;
      sum.people += 1;
      if (boxes.some((other) => common(other, box) >= FOUND)) sum.found += 1;
      else sum.missed.push(`${id}@${second}`);
    }
    sum.wrong += boxes.filter((other) => !here.some(({ box }) => common(other, box) >= FALSE)).length;
  }
  return sum;
}

const words = process.argv.slice(2);
const names = readdirSync(results)
  .filter((file) => file.endsWith('.mp4'))
  .map((file) => file.slice(0, -4));
const model = await loadModel();
for (const name of names.filter((one) => words.length === 0 || words.includes(one))) {
  const { people, found, wrong, missed } = await check(model, name);
  const share = people > 0 ? `${Math.round((found / people) * 100)} %` : 'nobody to find';
  console.log(
    `${name}: ${found} of ${people} (${share}), ${wrong} false${missed.length > 0 ? `; missed ${missed.join(' ')}` : ''}`,
  );
}
