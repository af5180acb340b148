/** Bytes of so long count, ms. */
const WINDOW_MS = 3_000;

/** How fast a stream comes, over the last seconds. */
export function rateMeter(now: () => number = () => performance.now()) {
  let parts: { atMs: number; bytes: number }[] = [];
  const add = (bytes: number): void => void parts.push({ atMs: now(), bytes });
  return {
    add,
    /** Takes bytes, counts them and passes them on. */
    counted: (to: (bytes: ArrayBuffer) => void) => (bytes: ArrayBuffer) => {
      add(bytes.byteLength);
      to(bytes);
    },
    clear(): void {
      parts = [];
    },
    /** Thousands of bits a second. */
    kbps(): number {
      const from = now() - WINDOW_MS;
      parts = parts.filter(({ atMs }) => atMs >= from);
      return Math.round(parts.reduce((sum, { bytes }) => sum + bytes * 8, 0) / WINDOW_MS);
    },
  };
}
