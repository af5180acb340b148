import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { madeYolox } from '../../../test/camera/made-onnx.ts';
import { loadYolox } from './yolox.ts';

/** A picture of 64 by 64 is looked at in fields of 8, 16 and 32 pixels. */
const CELLS = 8 * 8 + 4 * 4 + 2 * 2;
const NOBODY = [0, 0, 0, 0, 0, 0];

it('the boxes of a YOLOX network are where they are in the picture, whatever its form', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-onnx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const rows = Array.from({ length: CELLS }, () => NOBODY);
  // Of the second grid the field in row 1, column 2: its middle half a field on, two fields wide and one high.
  rows[64 + 4 + 2] = [0.5, 0, Math.log(2), 0, 0.9, 0.8];
  // The same person a little less sure, in the field beside it; and something that is nobody.
  rows[64 + 4 + 1] = [1.4, 0, Math.log(2), 0, 0.9, 0.5];
  rows[3] = [0, 0, 0, 0, 0.9, 0.1];
  const path = join(folder, 'made.onnx');
  await writeFile(path, madeYolox(64, rows));
  const detector = await loadYolox(path);
  expect(detector.model).toEqual({ name: 'made', version: 'onnx', hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
  // 640 by 320 fits into 64 by 32: a tenth.
  const picture = { data: new Uint8Array(640 * 320 * 3), width: 640, height: 320 };
  const { boxes } = await detector.detect(picture);
  expect(boxes).toEqual([{ kind: 'person', confidence: 0.72, left: 375, top: 250, right: 875, bottom: 750 }]);
});

it('a file that is no such network is refused', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rondo-onnx-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const path = join(folder, 'other.onnx');
  await writeFile(path, 'no network');
  await expect(loadYolox(path)).rejects.toThrow();
});
