/** A short word is another word soon: `wifi` is no `wife`. */
const SHORTEST = 5;
/** From so many letters on two of them may be wrong. */
const LONG = 8;

/** Whether somebody may have meant the other word: one letter is wrong, missing or too many, in long words two, but not the first. */
export function isMisspelt(typed: string, word: string): boolean {
  if (typed.length < SHORTEST || typed[0] !== word[0]) return false;
  return editsBetween(typed, word) <= (typed.length < LONG ? 1 : 2);
}

/** Letters to change, to leave out, to put in or to exchange with their neighbour. */
function editsBetween(a: string, b: string): number {
  let [before, last] = [[] as number[], Array.from({ length: b.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= a.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= b.length; at += 1) {
      const isSame = a[row - 1] === b[at - 1];
      const changed = (last[at - 1] ?? 0) + (isSame ? 0 : 1);
      const least = Math.min(changed, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1);
      const isExchanged = row > 1 && at > 1 && a[row - 1] === b[at - 2] && a[row - 2] === b[at - 1];
      next.push(isExchanged ? Math.min(least, (before[at - 2] ?? 0) + 1) : least);
    }
    [before, last] = [last, next];
  }
  return last[b.length] ?? 0;
}
