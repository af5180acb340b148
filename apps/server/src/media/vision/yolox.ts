import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { withoutDoubles } from './box.ts';
import { boxOf, type Detector, LEAST_SURE, type Pixels } from './detector.ts';
import { fitted } from './pixels.ts';

type Runtime = typeof import('onnxruntime-web');

/** The network looks at the picture in three grids of these steps, px. */
const STRIDES = [8, 16, 32] as const;
/** Of each cell: middle, size, whether there is anything, then one value for each kind; people are the first. */
const [X, Y, WIDTH, HEIGHT, ANYTHING, PERSON] = [0, 1, 2, 3, 4, 5] as const;

/** A network of the YOLOX family in an ONNX file, as its authors export it. Rejects where the file or the runtime cannot be used. */
export async function loadYolox(path: string): Promise<Detector> {
  const file = await readFile(path);
  const { InferenceSession, Tensor } = await runtime();
  const session = await InferenceSession.create(new Uint8Array(file), { intraOpNumThreads: 1, interOpNumThreads: 1 });
  const [input] = session.inputMetadata;
  const [output] = session.outputNames;
  if (!input?.isTensor || output === undefined) throw new Error(`${basename(path)} takes no picture`);
  const [, channels, height, width] = input.shape;
  if (channels !== 3 || typeof height !== 'number' || typeof width !== 'number')
    throw new Error(`${basename(path)} is no YOLOX: its input is ${input.shape.join(' x ')}`);
  const size = { width, height };
  const name = input.name;

  async function detect(picture: Pixels) {
    const startedAt = performance.now();
    const { data, scale } = await fitted(picture, size);
    const tensor = new Tensor('float32', planes(data, size.width * size.height), [1, 3, size.height, size.width]);
    const answer = (await session.run({ [name]: tensor }))[output ?? ''];
    if (!answer || !(answer.data instanceof Float32Array)) throw new Error(`${basename(path)} gave no boxes`);
    const values = answer.dims.at(-1) ?? 0;
    const boxes = boxesOf(answer.data, values, size).flatMap(({ confidence, edges: [left, top, right, bottom] }) => {
      const [across, down] = [picture.width * scale, picture.height * scale];
      return boxOf(confidence, [left / across, top / down, right / across, bottom / down]) ?? [];
    });
    return { boxes: withoutDoubles(boxes), tookMs: performance.now() - startedAt };
  }
  const hash = createHash('sha256').update(file).digest('hex');
  return { model: { name: basename(path, '.onnx'), version: 'onnx', hash }, detect };
}

/** onnxruntime-node where somebody installed it, for it is faster; else the one that comes along. */
async function runtime(): Promise<Runtime> {
  const native: string = 'onnxruntime-node';
  try {
    return await import(native);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND')) throw error;
  }
  const web = await import('onnxruntime-web');
  web.env.wasm.numThreads = 1;
  return web;
}

/** Blue, green and red one after the other, 0 to 255, as the network learned. */
function planes(rgb: Buffer, pixels: number): Float32Array {
  const found = new Float32Array(pixels * 3);
  for (let at = 0; at < pixels; at += 1)
    for (let channel = 0; channel < 3; channel += 1) found[(2 - channel) * pixels + at] = rgb[at * 3 + channel] ?? 0;
  return found;
}

interface Found {
  confidence: number;
  /** Left, top, right, bottom in pixels of the network's picture. */
  edges: [number, number, number, number];
}

function boxesOf(data: Float32Array, values: number, { width, height }: { width: number; height: number }): Found[] {
  const found: Found[] = [];
  let cell = 0;
  for (const stride of STRIDES)
    for (let row = 0; row < Math.floor(height / stride); row += 1)
      for (let column = 0; column < Math.floor(width / stride); column += 1, cell += 1) {
        const of = (value: number): number => data[cell * values + value] ?? 0;
        const confidence = of(ANYTHING) * of(PERSON);
        if (!(confidence >= LEAST_SURE)) continue;
        const [x, y] = [(of(X) + column) * stride, (of(Y) + row) * stride];
        const [w, h] = [Math.exp(of(WIDTH)) * stride, Math.exp(of(HEIGHT)) * stride];
        found.push({ confidence: Math.min(1, confidence), edges: [x - w / 2, y - h / 2, x + w / 2, y + h / 2] });
      }
  return found;
}
