/** Limits of the leak tracer (product 21). */
export const LEAK_LIMIT = {
  /** What can be read of a name or an account on a picture of a screen. */
  fragment: 40,
  /** Members that are named; who comes after them is counted. */
  candidates: 50,
} as const;
