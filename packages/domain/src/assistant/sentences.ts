/** A sentence of an answer, and the numbers of the passages it cites. */
export interface Sentence {
  /** Without its citations; with the line breaks that stand before it. */
  text: string;
  citations: readonly number[];
}

/** As models write them: [1], [1, 2], 【1】, [^1]. */
const MARK = /[[【]\^?\s*(\d{1,3}(?:\s*[,，、]\s*\d{1,3})*)\s*[\]】]/g;
const MARKS_AFTER = /^(?:[ \t]*[[【]\^?\s*\d{1,3}(?:\s*[,，、]\s*\d{1,3})*\s*[\]】])+/;
/** The end of a sentence: a Chinese one anywhere, a Western one before a space, a line break. Closing quotes belong to it. */
const END = /[。！？；…]+[”’」』）)"']*|[.!?][”’)"']*(?=\s|$|[[【])|\n+/g;

/** Cuts a text into sentences, each with the citations behind it; nothing of the text is lost. The last one may be unfinished. */
export function cutSentences(text: string): string[] {
  const cut: string[] = [];
  let from = 0;
  for (const { index, 0: end } of text.matchAll(END)) {
    if (index < from) continue;
    let until = index + end.length;
    until += MARKS_AFTER.exec(text.slice(until))?.[0].length ?? 0;
    // "approx. two": what goes on with a small letter is no new sentence.
    if (end.startsWith('.') && /^\s+\p{Ll}/u.test(text.slice(until))) continue;
    cut.push(text.slice(from, until));
    from = until;
  }
  if (from < text.length) cut.push(text.slice(from));
  return cut;
}

/** A sentence as it may be shown: citations of numbers that were not given are taken out, so that what rests on them stands without. */
export function citedSentence(raw: string, given: ReadonlySet<number>): Sentence {
  const citations = new Set<number>();
  const text = raw
    .replace(MARK, (_, numbers: string) => {
      for (const one of numbers.split(/[,，、]/)) if (given.has(Number(one))) citations.add(Number(one));
      return '';
    })
    .replace(/[ \t]+(?=[。，；！？.,;!?])/g, '');
  return { text, citations: [...citations].toSorted((a, b) => a - b) };
}

/** An answer as sentences. Where lines break stays in the text; empty sentences are none. */
export const sentencesOf = (answer: string, given: ReadonlySet<number>): Sentence[] =>
  cutSentences(answer).map((raw) => citedSentence(raw, given));

/** A sentence as it is kept and sent: its text, then its citations as [1][2]. */
export function written({ text, citations }: Sentence): string {
  const end = text.trimEnd();
  return end + citations.map((number) => `[${number}]`).join('') + text.slice(end.length);
}

/** Says something: headings and dashes alone need no source. */
const says = (text: string): boolean => /[\p{L}\p{N}]{2}/u.test(text) && !/[:：]\s*$/.test(text);
/** A sentence that rests on nothing that was given. */
export const isUncited = ({ text, citations }: Sentence): boolean => citations.length === 0 && says(text);

/** Takes an answer as it comes and gives its sentences as soon as the next one has begun. */
export function sentenceReader(given: ReadonlySet<number>) {
  let rest = '';
  const done = (raw: string[]): string => raw.map((one) => written(citedSentence(one, given))).join('');
  return {
    /** What can be shown now. */
    push(piece: string): string {
      const sentences = cutSentences(rest + piece);
      rest = sentences.pop() ?? '';
      // Citations of the sentence before may be on their way, or the rest of a number or of a quotation.
      if (!/^\s*[^\s[【]/.test(rest)) rest = (sentences.pop() ?? '') + rest;
      return done(sentences);
    },
    /** What was left at the end. */
    flush(): string {
      const last = done(cutSentences(rest));
      rest = '';
      return last;
    },
  };
}
