import { stemmed } from '@rondo/domain/knowledge-text/english';
import { folded } from '@rondo/domain/knowledge-text/fold';
import type { Concept } from '@rondo/domain/knowledge-text/question';

const LATIN = /[\p{sc=Latin}][\p{sc=Latin}']*/gu;
const HAN = /^\p{sc=Han}{2,}/u;

/** Where a text says what was asked, in whatever way: beginnings and lengths, in order, without overlaps. */
export function marksIn(text: string, concepts: readonly Concept[]): { at: number; length: number }[] {
  const words = new Set(
    concepts.flatMap(({ ways }) => ways.flatMap(({ whole, parts }) => (whole === null ? parts : [whole, ...parts]))),
  );
  const marked = new Array<boolean>(text.length).fill(false);
  for (const found of text.matchAll(LATIN))
    if (words.has(stemmed(folded(found[0])))) marked.fill(true, found.index, found.index + found[0].length);
  // Folding keeps lengths of Chinese; where it does not (a number in words), nothing is marked rather than something else.
  const plain = folded(text);
  const isAligned = plain.length === text.length;
  for (const word of words) {
    if (!HAN.test(word)) continue;
    const source = isAligned ? plain : text;
    for (let at = source.indexOf(word); at >= 0; at = source.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  }
  return runsOf(marked);
}

function runsOf(marked: readonly boolean[]): { at: number; length: number }[] {
  const runs: { at: number; length: number }[] = [];
  for (const [at, isMarked] of marked.entries()) {
    const last = runs.at(-1);
    if (!isMarked) continue;
    if (last && last.at + last.length === at) last.length += 1;
    else runs.push({ at, length: 1 });
  }
  return runs;
}
