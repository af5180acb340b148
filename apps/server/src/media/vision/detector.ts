import type { DetectedBox, DetectorModel } from '../../platform/media/vision.ts';

/** A decoded picture: red, green and blue, a byte each, row by row. */
export interface Pixels {
  data: Uint8Array;
  width: number;
  height: number;
}

/** What finds people in pictures. The same picture gives the same boxes. */
export interface Detector {
  model: DetectorModel;
  /** The surest first, nobody twice. */
  detect: (picture: Pixels) => Promise<{ boxes: DetectedBox[]; tookMs: number }>;
}

/** Whoever looks at one picture is told of boxes that are this sure; measured on the demo scenes (docs/decisions/0298-detector.md). */
export const SURE_ENOUGH = 0.25;
/** Whoever follows people from picture to picture has a use for the less sure ones too; below this a network guesses. */
export const LEAST_SURE = 0.12;

const inThousandths = (share: number): number => Math.round(Math.min(1, Math.max(0, share)) * 10_000) / 10;

/** A box whose edges are shares of the picture; null where nothing of it is in the picture. */
export function boxOf(confidence: number, edges: readonly [number, number, number, number]): DetectedBox | null {
  const [left = 0, top = 0, right = 0, bottom = 0] = edges.map(inThousandths);
  if (right <= left || bottom <= top) return null;
  return { kind: 'person', confidence: Math.round(confidence * 1_000) / 1_000, left, top, right, bottom };
}
