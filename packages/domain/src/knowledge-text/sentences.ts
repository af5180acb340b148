/** Ends of sentences with what closes them; a full stop within a number or an abbreviation is none. */
const END = /[。！？；…]+[”’」』）】》"')]*|[.!?;]+["')\]]*(?=\s)|\n+/gu;
/** Where a sentence that is too long is cut, the best first. */
const CUTS = [/[，,：:、](?!\d)/gu, /\s/gu] as const;

/** Chinese says in one character what Latin letters say in several. */
const WIDE = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\u3000-\u303f\uff00-\uffef]/gu;
const NARROW = 0.4;

/** How much a text says, in Chinese characters: about two and a half letters of another script say as much as one of them. */
export function sizeOf(text: string): number {
  const wide = text.match(WIDE)?.length ?? 0;
  return wide + (text.length - wide) * NARROW;
}

/** A text in its sentences, with their ends; joined they are the text again. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let at = 0;
  for (const found of text.matchAll(END)) {
    const end = found.index + found[0].length;
    sentences.push(text.slice(at, end));
    at = end;
  }
  if (at < text.length) sentences.push(text.slice(at));
  return sentences.filter((one) => one.trim() !== '');
}

/** A text in pieces of at most such a size: between sentences, else between clauses, else between words, else anywhere. */
export function piecesOf(text: string, most: number): string[] {
  const pieces: string[] = [];
  let [open, size] = ['', 0];
  for (const sentence of sentencesOf(text).flatMap((one) => clausesOf(one, most))) {
    const more = sizeOf(sentence);
    if (open !== '' && size + more > most) {
      pieces.push(open.trim());
      [open, size] = ['', 0];
    }
    open += sentence;
    size += more;
  }
  if (open.trim() !== '') pieces.push(open.trim());
  return pieces;
}

function clausesOf(sentence: string, most: number): string[] {
  if (sizeOf(sentence) <= most) return [sentence];
  const room = roomIn(sentence, most);
  for (const cut of CUTS) {
    const at = [...sentence.slice(0, room + 1).matchAll(cut)]
      .map((found) => found.index + 1)
      .filter((index) => index <= room)
      .at(-1);
    if (at !== undefined && at > room / 4) return [sentence.slice(0, at), ...clausesOf(sentence.slice(at), most)];
  }
  const at = isLowSurrogate(sentence.charCodeAt(room)) ? room - 1 : room;
  return [sentence.slice(0, at), ...clausesOf(sentence.slice(at), most)];
}

/** How many characters of a text are of that size. */
function roomIn(text: string, most: number): number {
  let [size, at] = [0, 0];
  for (const character of text) {
    size += sizeOf(character);
    if (size > most) break;
    at += character.length;
  }
  return Math.max(at, 2);
}

const isLowSurrogate = (code: number): boolean => code >= 0xdc00 && code <= 0xdfff;
