import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { withoutDoubles } from './box.ts';
import { boxOf, type Detector, LEAST_SURE, type Pixels } from './detector.ts';
import { fitted } from './pixels.ts';

// CommonJS, and all three have to share one copy of the first.
const require = createRequire(import.meta.url);

/** Where the package keeps its weights. */
export const humanModels = (): string => join(dirname(require.resolve('@vladmandic/human')), '..', 'models');

const modelShape = z.object({
  modelTopology: z.record(z.string(), z.unknown()),
  weightsManifest: z.array(z.object({ weights: z.array(z.custom<WeightsManifestEntry>((entry) => entry !== null)) })),
});
type WeightsManifestEntry = import('@tensorflow/tfjs-core').io.WeightsManifestEntry;

/** The network's name for what it finds, and that of a person among them. */
const OUTPUT = 'tower_0/detections';
const PERSON = 0;

/** CenterNet (MobileNet, 512 by 512 pixels) of @vladmandic/human on WebAssembly, one thread. Rejects where the weights cannot be used. */
export async function loadCenternet(models: string): Promise<Detector> {
  const tf: typeof import('@tensorflow/tfjs-core') = require('@tensorflow/tfjs-core');
  const converter: typeof import('@tensorflow/tfjs-converter') = require('@tensorflow/tfjs-converter');
  const wasm: typeof import('@tensorflow/tfjs-backend-wasm') = require('@tensorflow/tfjs-backend-wasm');
  const [text, weights] = await Promise.all([
    readFile(join(models, 'centernet.json'), 'utf8'),
    readFile(join(models, 'centernet.bin')),
  ]);
  const { modelTopology, weightsManifest } = modelShape.parse(JSON.parse(text));
  wasm.setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  wasm.setThreadsCount(1);
  if (!(await tf.setBackend('wasm'))) throw new Error('this machine runs no WebAssembly');
  const network = await converter.loadGraphModel({
    load: async () => ({
      modelTopology,
      weightData: new Uint8Array(weights).buffer,
      weightSpecs: weightsManifest.flatMap((part) => part.weights),
    }),
  });
  const [, height = 0, width = 0] = network.inputs[0]?.shape ?? [];
  if (height === 0 || width === 0) throw new Error('the network names no size of its picture');

  async function detect(picture: Pixels) {
    const startedAt = performance.now();
    // Not stretched: people who are too thin are found half as often.
    const { data, scale } = await fitted(picture, { width, height });
    const input = tf.tensor4d(Float32Array.from(data), [1, height, width, 3]);
    const output = network.execute(input, [OUTPUT]);
    const found = Array.isArray(output) ? output[0] : output;
    if (!found) throw new Error('the network found nothing, not even nobody');
    const values = await found.data();
    tf.dispose([input, found]);
    const [across, down] = [picture.width * scale, picture.height * scale];
    const boxes = [];
    for (let at = 0; at + 5 < values.length; at += 6) {
      const [left = 0, top = 0, right = 0, bottom = 0, confidence = 0, kind] = values.subarray(at, at + 6);
      if (kind !== PERSON || confidence < LEAST_SURE) continue;
      const box = boxOf(Math.min(1, confidence), [left / across, top / down, right / across, bottom / down]);
      if (box) boxes.push(box);
    }
    return { boxes: withoutDoubles(boxes), tookMs: performance.now() - startedAt };
  }
  const hash = createHash('sha256').update(weights).digest('hex');
  return { model: { name: 'centernet-mobilenet', version: '@vladmandic/human 3.3.6', hash }, detect };
}
