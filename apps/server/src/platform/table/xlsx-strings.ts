import { readXml, xmlText } from './read-xml.ts';
import { TABLE_LIMITS, TableError } from './table.ts';

/** Bytes of a text that are looked at: entities take up to ten of them for one character. */
export const LONGEST_TEXT_BYTES = TABLE_LIMITS.cellCharacters * 10;

/** Joins the pieces of a text of several styles; how it is pronounced (`rPh`) is not part of it. */
export function textCollector() {
  let text = '';
  let isInText = false;
  let isPronounced = false;
  return {
    open(name: string): void {
      if (name === 't') isInText = !isPronounced;
      else if (name === 'rPh') isPronounced = true;
    },
    close(name: string): void {
      if (name === 't') isInText = false;
      else if (name === 'rPh') isPronounced = false;
    },
    text(raw: Buffer): void {
      if (isInText && text.length <= TABLE_LIMITS.cellCharacters) text += xmlText(raw, LONGEST_TEXT_BYTES);
    },
    /** The text so far; begins anew. */
    take(): string {
      const whole = readable(text);
      text = '';
      return whole;
    },
  };
}

/** The texts that cells name by their number. */
export function sharedStrings(bytes: Buffer | null): readonly string[] {
  const strings: string[] = [];
  if (bytes === null) return strings;
  const collect = textCollector();
  let characters = 0;
  readXml(bytes, {
    open: collect.open,
    text: collect.text,
    close(name) {
      collect.close(name);
      if (name !== 'si') return;
      const text = collect.take();
      characters += text.length;
      strings.push(text);
      if (characters > TABLE_LIMITS.characters || strings.length > TABLE_LIMITS.cells)
        throw new TableError('too_large');
    },
  });
  return strings;
}

/** `_x000D_` is how the format writes a character that XML cannot hold. */
function readable(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replace(/_x([\dA-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}
