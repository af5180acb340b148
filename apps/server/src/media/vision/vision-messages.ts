import type { DetectedBox, DetectorModel } from '../../platform/media/vision.ts';
import type { Pixels } from './detector.ts';
import type { Looks } from './looks.ts';

/** What the thread is started with. */
export interface VisionStart {
  /** Folder of the weights that come along. */
  models: string;
  /** An ONNX file that is used in their place; null: none. */
  onnx: string | null;
}

/** A picture for the thread: a file as it is stored, or decoded already. It gets the next one when it has answered. */
export type SeenPicture = { file: Uint8Array } | { pixels: Pixels };

/** What the thread says: once what it looks with, or why it cannot; then what it found in each picture. */
export type VisionAnswer =
  | { kind: 'ready'; model: DetectorModel }
  | { kind: 'broken'; reason: string }
  | { kind: 'found'; boxes: (DetectedBox & { looks: Looks })[]; tookMs: number }
  | { kind: 'failed'; cause: 'unreadable' | 'broken'; reason: string };
