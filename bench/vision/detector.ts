import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { splitJpegs } from '../../apps/server/src/media/picture/jpegs.ts';
import { humanModels, loadCenternet } from '../../apps/server/src/media/vision/centernet.ts';
import type { Detector } from '../../apps/server/src/media/vision/detector.ts';
import { readPixels } from '../../apps/server/src/media/vision/pixels.ts';
import { loadYolox } from '../../apps/server/src/media/vision/yolox.ts';
import { demoCameras } from '../../apps/server/test/camera/demo-truth.ts';

const MOST = 100;

/** What finding people in one picture costs, with the network that comes along and with DETECTOR_ONNX where it is set. */
export async function benchDetector(isQuick: boolean): Promise<string[]> {
  const onnx = process.env.DETECTOR_ONNX;
  const all = [loadCenternet(humanModels()), ...(onnx ? [loadYolox(onnx)] : [])];
  const lines = [];
  for (const loading of all) lines.push(await measured(await loading, isQuick ? MOST / 5 : MOST));
  return [
    `one thread of ${availableParallelism()} cores; pictures of 640 x 360`,
    'network | weights | ms a picture: median, 95th percentile | cameras a core at 1 and 5 pictures a second',
    ...lines,
  ];
}

async function measured(detector: Detector, count: number): Promise<string> {
  const pictures = splitJpegs(await readFile(`${demoCameras}till-queue.jpgs`));
  const times: number[] = [];
  for (let at = 0; at < count; at += 1) {
    const pixels = await readPixels(pictures[at % pictures.length] ?? Buffer.alloc(0));
    const { tookMs } = await detector.detect(pixels);
    // The first ones also compile the network.
    if (at >= 3) times.push(tookMs);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * (times.length - 1))] ?? 0;
  const cameras = (rate: number): string => (1_000 / at(0.5) / rate).toFixed(1);
  const { name, version, hash } = detector.model;
  return [
    ...[`${name} (${version})`, hash.slice(0, 12), `${at(0.5).toFixed(0)}, ${at(0.95).toFixed(0)}`],
    `${cameras(1)} and ${cameras(5)}`,
  ].join(' | ');
}
