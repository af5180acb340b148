/**
 * Runs `work` over `items` in their order, at most `atOnce` at a time.
 * @template T, R
 * @param {number} atOnce
 * @param {readonly T[]} items
 * @param {(item: T) => Promise<R>} work
 * @returns {Promise<NonNullable<R>[]>} what it answered, in the order of `items`, without nulls
 */
export async function inParallel(atOnce, items, work) {
  /** @type {R[]} */
  const answers = [];
  const waiting = items.entries();
  const worker = async () => {
    for (const [at, item] of waiting) answers[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return answers.filter((answer) => answer != null);
}
