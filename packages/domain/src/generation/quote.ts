import { characters } from '../limit.ts';
import { MOST_QUOTE, type SourceBlock } from './draft.ts';

/** Quotations shorter than this prove nothing, characters without spaces. */
const LEAST_QUOTE = 4;

/** Finds where a document says something; null: it does not. */
export type QuoteFinder = (quote: string) => { quote: string; page: number | null } | null;

/**
 * Finds quotations in a document. Spaces do not count: readers of documents and models set them as they like; everything else
 * does. What is found comes back as the document has it.
 */
export function quoteFinder(blocks: readonly SourceBlock[]): QuoteFinder {
  let all = '';
  const starts = blocks.map(({ text }) => {
    const start = all.length;
    all += squeezed(text);
    return start;
  });
  return (quote) => {
    const wanted = squeezed(quote);
    const at = wanted.length < LEAST_QUOTE ? -1 : all.indexOf(wanted);
    if (at < 0) return null;
    const place = starts.findLastIndex((start) => start <= at);
    const block = blocks[place];
    if (!block) return null;
    const whole = sliceOf(block.text, at - (starts[place] ?? 0), wanted.length);
    return { quote: quoteOf(whole ?? quote), page: block.page };
  };
}

/** A quotation of a text: in one line and not too long. */
export function quoteOf(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return characters(line) <= MOST_QUOTE ? line : [...line].slice(0, MOST_QUOTE).join('');
}

const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** The part of a text that is `length` long from `start` on, both counted without spaces; null: it goes on in the next block. */
function sliceOf(text: string, start: number, length: number): string | null {
  const places = [...text.matchAll(/\S/g)].map(({ index }) => index);
  const [first, last] = [places[start], places[start + length - 1]];
  return first === undefined || last === undefined ? null : text.slice(first, last + 1);
}
