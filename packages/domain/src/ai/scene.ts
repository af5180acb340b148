/**
 * Below this correlation for so many pictures in a row a camera looks elsewhere (product 22 (c) 3); one picture as like as `back` says
 * that it was turned back.
 */
const MOVED = { likeness: 0.22, frames: 3, back: 0.5 } as const;
/** Darker, or with less to be seen, a picture has no outlines to compare: grey values. */
const FAINT = { mean: 24, deviation: 9 } as const;

/** Whether the outlines of a picture say where the camera looks: not at night, and not with a covered lens. */
export const hasOutlines = ({ mean, deviation }: Light): boolean => mean >= FAINT.mean && deviation >= FAINT.deviation;

/** What is known of where a camera looks: pictures in a row that were unlike, and whether it is left alone since. */
export interface Stance {
  unlike: number;
  isAway: boolean;
}

/**
 * After one more picture. Three unlike ones in a row: it was turned, and its rules pause. As long as it is unlike nothing is concluded
 * from it, so that a turned camera makes no false alarms meanwhile.
 */
export function stanceAfter({ unlike, isAway }: Stance, likeness: number): Stance & { isDoubted: boolean } {
  if (isAway) return likeness >= MOVED.back ? { unlike: 0, isAway: false, isDoubted: false } : away(unlike + 1);
  if (likeness >= MOVED.likeness) return { unlike: 0, isAway: false, isDoubted: false };
  return unlike + 1 >= MOVED.frames ? away(unlike + 1) : { unlike: unlike + 1, isAway: false, isDoubted: true };
}

const away = (unlike: number) => ({ unlike, isAway: true, isDoubted: true });

/**
 * How like the outlines of two grey pictures of one size are, -1 to 1: the correlation of the strength of their edges. Outlines stay
 * where light changes and where people walk through; they do not where a camera is turned.
 */
export function outlineLikeness(a: Uint8Array, b: Uint8Array, width: number): number {
  const [p, q] = [edges(a, width), edges(b, width)];
  const [meanP, meanQ] = [mean(p), mean(q)];
  let [product, squareP, squareQ] = [0, 0, 0];
  for (const [i, value] of p.entries()) {
    const [x, y] = [value - meanP, (q[i] ?? 0) - meanQ];
    product += x * y;
    squareP += x * x;
    squareQ += y * y;
  }
  return squareP === 0 || squareQ === 0 ? 0 : product / Math.sqrt(squareP * squareQ);
}

/** Strength of the edge at each inner point: central differences, roots so that one bright border does not outweigh all. */
function edges(grey: Uint8Array, width: number): number[] {
  const height = Math.floor(grey.length / width);
  const at = (x: number, y: number): number => grey[y * width + x] ?? 0;
  const found: number[] = [];
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      found.push(Math.sqrt(Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1))));
    }
  }
  return found;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

interface Light {
  mean: number;
  deviation: number;
}

/** Mean and spread of grey values. */
export function lightOf(grey: Uint8Array): Light {
  const all = Array.from(grey);
  const middle = mean(all);
  return { mean: middle, deviation: Math.sqrt(mean(all.map((value) => (value - middle) ** 2))) };
}
