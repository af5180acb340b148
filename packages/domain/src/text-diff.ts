/** A piece of two texts beside each other: in both, only in the one before, only in the one after. */
export interface DiffPart {
  kind: 'same' | 'gone' | 'new';
  text: string;
}

/** More comparisons than this are not made: what is so long is told as gone and new as a whole. */
const MOST_STEPS = 4_000_000;

/** Words, single Chinese characters, spaces and signs: what a reader sees as changed or not. */
const TOKENS = /\p{Script=Han}|[\p{L}\p{N}]+|\s+|[^\s]/gu;

/** What two passages have and have not in common, word by word. */
export const wordDiff = (before: string, after: string): DiffPart[] =>
  diffOf(before.match(TOKENS) ?? [], after.match(TOKENS) ?? []);

/** Lines that stand around a change. */
const AROUND = 1;

/** What is different between two long texts, line by line, each change with the lines around it; the others are left out. */
export function lineDiff(before: string, after: string): DiffPart[] {
  const parts = diffOf(linesOf(before), linesOf(after));
  return parts.flatMap((part, at): DiffPart[] => {
    if (part.kind !== 'same') return [part];
    const lines = linesOf(part.text);
    const head = at === 0 ? [] : lines.slice(0, AROUND);
    const tail = at === parts.length - 1 ? [] : lines.slice(Math.max(head.length, lines.length - AROUND));
    const isCut = head.length + tail.length < lines.length;
    const kept = isCut && head.length + tail.length > 0 ? [...head, GAP, ...tail] : [...head, ...tail];
    return kept.length === 0 ? [] : [{ kind: 'same', text: kept.join('') }];
  });
}

/** Stands for lines that are left out. */
const GAP = '…\n';

/** The lines of a text, each with its end. */
const linesOf = (text: string): string[] => text.match(/[^\n]*\n|[^\n]+$/g) ?? [];

/** The longest common subsequence of two lists of pieces, and what stands between (Wagner and Fischer, 1974). */
function diffOf(before: readonly string[], after: readonly string[]): DiffPart[] {
  if (before.length * after.length > MOST_STEPS)
    return joined([
      { kind: 'gone', text: before.join('') },
      { kind: 'new', text: after.join('') },
    ]);
  const width = after.length + 1;
  const longest = new Uint32Array((before.length + 1) * width);
  const at = (i: number, j: number): number => longest[i * width + j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1)
    for (let j = after.length - 1; j >= 0; j -= 1)
      longest[i * width + j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const parts: DiffPart[] = [];
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old = '', fresh = ''] = [before[i], after[j]];
    if (i < before.length && j < after.length && old === fresh) {
      parts.push({ kind: 'same', text: old });
      i += 1;
      j += 1;
    } else if (i < before.length && (j === after.length || at(i + 1, j) >= at(i, j + 1))) {
      parts.push({ kind: 'gone', text: old });
      i += 1;
    } else {
      parts.push({ kind: 'new', text: fresh });
      j += 1;
    }
  }
  return joined(parts);
}

/** Neighbours of one kind as one part; empty ones are none. */
function joined(parts: readonly DiffPart[]): DiffPart[] {
  const all: DiffPart[] = [];
  for (const part of parts) {
    const last = all.at(-1);
    if (part.text === '') continue;
    if (last?.kind === part.kind) last.text += part.text;
    else all.push({ ...part });
  }
  return all;
}

/** A passage is the same one in another wording from this likeness on, 0 to 1. */
const ALIKE = 0.3;

/**
 * Of some passages the one that says most of what a quote says (shared pairs of neighbours), without the lines around that say nothing of it;
 * null: none says enough of it.
 */
export function closestPassage(quote: string, passages: readonly string[]): string | null {
  const wanted = pairsOf(quote);
  let best: { text: string; likeness: number } | null = null;
  for (const text of passages) {
    const likeness = sharedBy(wanted, text);
    if (!best || likeness > best.likeness) best = { text, likeness };
  }
  return best && best.likeness >= ALIKE ? narrowed(wanted, best.text, best.likeness) : null;
}

/** How much of what is wanted a text says, 0 to 1; it may say much more. */
function sharedBy(wanted: ReadonlySet<string>, text: string): number {
  const found = pairsOf(text);
  return wanted.size === 0 ? 0 : [...wanted].filter((pair) => found.has(pair)).length / wanted.size;
}

/** Without the first and last lines that add nothing to the likeness. */
function narrowed(wanted: ReadonlySet<string>, text: string, likeness: number): string {
  let lines = linesOf(text);
  const isEnough = (some: readonly string[]) => sharedBy(wanted, some.join('')) >= likeness;
  while (lines.length > 1 && isEnough(lines.slice(1))) lines = lines.slice(1);
  while (lines.length > 1 && isEnough(lines.slice(0, -1))) lines = lines.slice(0, -1);
  return lines.join('').trim();
}

function pairsOf(text: string): Set<string> {
  const words = (text.toLowerCase().match(TOKENS) ?? []).filter((word) => word.trim() !== '');
  return new Set(words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`));
}
