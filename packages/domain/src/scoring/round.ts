/** Marks and percents come with at most four decimals; the binary error of a sum of 500 of them stays far below this. */
const SETTLE = 1e9;
const HALF_TOLERANCE = 1e-7;

/**
 * Half-up rounding (towards plus infinity on a tie) that is not fooled by binary fractions: 1.005 at two decimals is 1.01, because
 * a value closer to the tie than any real sum of marks can be is the tie.
 */
export function roundHalfUp(value: number, decimals: number): number {
  const scale = 10 ** decimals;
  const rounded = Math.floor(value * scale + 0.5 + HALF_TOLERANCE) / scale;
  return rounded === 0 ? 0 : rounded;
}

/** Removes the dust of binary addition (0.1 + 0.2) from sums of marks and percents; not for fractions, whose digits it would cut. */
export function settle(value: number): number {
  const settled = Math.round(value * SETTLE) / SETTLE;
  return Number.isFinite(settled) ? settled : value;
}
