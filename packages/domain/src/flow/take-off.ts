/**
 * Takes so many off some numbers, from each by its share, and never more than it has: the rest of the rounding goes to those with
 * the largest remainders, the earlier first. What is left is answered, in the same order.
 */
export function takeOff(numbers: readonly number[], many: number): number[] {
  const all = numbers.reduce((sum, one) => sum + one, 0);
  const off = Math.min(many, all);
  if (off <= 0) return [...numbers];
  const shares = numbers.map((one) => (off * one) / all);
  const taken = shares.map(Math.floor);
  const rest = off - taken.reduce((sum, one) => sum + one, 0);
  const byRemainder = shares
    .map((share, at) => ({ at, remainder: share - Math.floor(share) }))
    .toSorted((a, b) => b.remainder - a.remainder || a.at - b.at);
  for (const { at } of byRemainder.slice(0, rest)) taken[at] = (taken[at] ?? 0) + 1;
  return numbers.map((one, at) => one - (taken[at] ?? 0));
}
