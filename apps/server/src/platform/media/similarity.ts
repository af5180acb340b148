/** Side of a window, px, and the constants of the formula for 8 bits. */
const WINDOW = 8;
const C1 = (0.01 * 255) ** 2;
const C2 = (0.03 * 255) ** 2;

/**
 * Structural similarity of two grey pictures of the same size, -1 to 1 (1: the same), as the mean over windows of 8 by 8 (Wang,
 * Bovik, Sheikh, Simoncelli: Image quality assessment, 2004).
 */
export function similarity(a: Uint8Array, b: Uint8Array, width: number): number {
  const height = Math.floor(a.length / width);
  let sum = 0;
  let count = 0;
  for (let y = 0; y + WINDOW <= height; y += WINDOW) {
    for (let x = 0; x + WINDOW <= width; x += WINDOW) {
      sum += ofWindow(a, b, y * width + x, width);
      count += 1;
    }
  }
  return count === 0 ? 1 : sum / count;
}

function ofWindow(a: Uint8Array, b: Uint8Array, start: number, width: number): number {
  const n = WINDOW * WINDOW;
  let [sumA, sumB, squareA, squareB, product] = [0, 0, 0, 0, 0];
  for (let row = 0; row < WINDOW; row += 1) {
    for (let column = 0; column < WINDOW; column += 1) {
      const at = start + row * width + column;
      const [p, q] = [a[at] ?? 0, b[at] ?? 0];
      sumA += p;
      sumB += q;
      squareA += p * p;
      squareB += q * q;
      product += p * q;
    }
  }
  const [meanA, meanB] = [sumA / n, sumB / n];
  const varianceA = squareA / n - meanA * meanA;
  const varianceB = squareB / n - meanB * meanB;
  const covariance = product / n - meanA * meanB;
  const likeness = (2 * meanA * meanB + C1) * (2 * covariance + C2);
  return likeness / ((meanA * meanA + meanB * meanB + C1) * (varianceA + varianceB + C2));
}
