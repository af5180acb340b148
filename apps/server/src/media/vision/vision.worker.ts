import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import sharp from 'sharp';
import { loadCenternet } from './centernet.ts';
import type { Detector } from './detector.ts';
import { looksOf } from './looks.ts';
import { NoPicture, readPixels } from './pixels.ts';
import type { SeenPicture, VisionAnswer, VisionStart } from './vision-messages.ts';
import { loadYolox } from './yolox.ts';

/**
 * The thread that looks at pictures. It gives way to recording and live pictures: on Linux a priority is a thread's own; elsewhere it
 * would be that of the whole process.
 */
if (process.platform === 'linux') setPriority(10);
sharp.concurrency(1);

const { models, onnx }: VisionStart = workerData;
const say = (answer: VisionAnswer): void => parentPort?.postMessage(answer);
const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function look(detector: Detector, picture: SeenPicture): Promise<VisionAnswer> {
  try {
    const pixels = 'file' in picture ? await readPixels(picture.file) : picture.pixels;
    const { boxes, tookMs } = await detector.detect(pixels);
    return { kind: 'found', boxes: boxes.map((box) => ({ ...box, looks: looksOf(pixels, box) })), tookMs };
  } catch (error) {
    return { kind: 'failed', cause: error instanceof NoPicture ? 'unreadable' : 'broken', reason: reasonOf(error) };
  }
}

const loading = onnx === null ? loadCenternet(models) : loadYolox(onnx);
loading.then(
  (detector) => {
    // The parent sends the next picture when it has heard of the one before.
    parentPort?.on('message', (picture: SeenPicture) => void look(detector, picture).then(say));
    say({ kind: 'ready', model: detector.model });
  },
  (error: unknown) => say({ kind: 'broken', reason: reasonOf(error) }),
);
