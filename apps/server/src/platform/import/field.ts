import { LANGUAGES, type Language } from '@rondo/domain/language';
import { type MessageKey, translate } from '@rondo/messages';
import { normalizeHeader } from '../table/normalize-header.ts';

/** What a column of a file can be. */
export interface FieldSpec<F extends string = string> {
  name: F;
  /** Its heading: a text of the product, or in every language what a company called it. */
  label: MessageKey | Readonly<Record<Language, string>>;
  /** Headings of real files in any language, squeezed, with a bar between, the most certain first. The labels count too. */
  aliases: string;
  /** Squeezed headings that a list cannot hold. */
  pattern?: RegExp;
  /** Headings of columns that each hold a part of it: they are joined. A number behind a heading makes it a part as well. */
  parts?: string;
  /** Several columns may be joined into it, with this between them. */
  join?: string;
  /** What its values look like; a heading whose values look otherwise is not believed. */
  looks?: (value: string) => boolean;
  /** Values that say what they are without a heading. */
  detect?: (value: string) => boolean;
  /** Nearly every row has one of its own: a number of a category is no number of a store. */
  isDistinct?: boolean;
  isRequired?: boolean;
  /** A password or the like: no answer, no dry run and no file with rows to mend repeats its values. */
  isSecret?: boolean;
  /** Told once for several rows below each other: merged cells, or the first of a group. */
  isGroup?: boolean;
  /** Rows with this one cell only stand above the rows they belong to. */
  isSection?: boolean;
  /** Several columns stay columns of their own (degrees of a finding). */
  isMany?: boolean;
  /** Where no column has it: the field that is taken for it, or else the column with the longest texts. */
  standIn?: F;
}

export const labelIn = ({ label }: Pick<FieldSpec, 'label'>, language: Language): string =>
  typeof label === 'string' ? translate(language, label) : label[language];

/** How well a heading names a field, 0 to 100. */
export interface HeadingMatch<F extends string> {
  field: F;
  score: number;
  isPart: boolean;
}

const EXACT = 100;
const PART = 95;
const ONE_LANGUAGE = 90;
const ENDING = 60;
/** What stands lower in a list of headings is a little less certain. */
const STEP = 0.2;
const MOST_STEPS = 40;
/** What is longer is a sentence and no heading. */
const LONGEST = 80;

/** Every field a heading could mean, with how certain that is. */
export type HeadingReader<F extends string> = (header: string) => HeadingMatch<F>[];

export function headingReader<F extends string>(fields: readonly FieldSpec<F>[]): HeadingReader<F> {
  const known = new Map<string, { field: F; rank: number }[]>();
  const parts = new Map<string, F[]>();
  for (const field of fields) {
    const labels = LANGUAGES.map((language) => normalizeHeader(labelIn(field, language)));
    [...new Set([...labels, ...field.aliases.split('|').filter(Boolean)])].forEach((word, rank) => {
      known.set(word, [...(known.get(word) ?? []), { field: field.name, rank }]);
    });
    for (const word of (field.parts ?? '').split('|')) {
      if (word) parts.set(word, [...(parts.get(word) ?? []), field.name]);
    }
  }
  const joined = new Set(fields.filter((field) => field.join !== undefined).map((field) => field.name));
  const exact = (word: string, most: number): HeadingMatch<F>[] => [
    ...(parts.get(word) ?? []).map((field) => ({ field, score: PART, isPart: true })),
    ...(known.get(word) ?? []).map(({ field, rank }) => ({
      field,
      score: most - Math.min(rank, MOST_STEPS) * STEP,
      isPart: false,
    })),
  ];
  const numbered = (word: string): HeadingMatch<F>[] => {
    const base = /^(\D+?)(?:line)?\d{1,2}$/u.exec(word)?.[1];
    if (!base) return [];
    return [...exact(base, PART), ...exact(`${base}line`, PART)]
      .filter(({ field }) => joined.has(field))
      .map((match) => ({ ...match, score: PART, isPart: true }));
  };
  return (header) => {
    const word = header.length > LONGEST ? '' : normalizeHeader(header);
    if (word === '') return [];
    const drawn = fields.filter(({ pattern }) => pattern?.test(word));
    const patterns = drawn.map(({ name }) => ({ field: name, score: EXACT, isPart: false }));
    const whole = [...patterns, ...exact(word, EXACT), ...numbered(word)];
    if (whole.length > 0) return whole;
    const halves = header.split(/[/|\n（(]/).map(normalizeHeader);
    const half = halves.length < 2 ? [] : halves.flatMap((one) => exact(one, ONE_LANGUAGE));
    return half.length > 0 ? half : endings(header).flatMap((one) => exact(one, ENDING));
  };
}

/** The last words of a heading, the longest first: `Site Address` ends with `address`, `餐厅名称` with `名称`. */
function endings(header: string): string[] {
  const words = header
    .normalize('NFKC')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const last = words.map((_, at) => normalizeHeader(words.slice(at).join(' '))).slice(1);
  const characters = [...normalizeHeader(header)];
  const isHan = characters.every((one) => /\p{Script=Han}/u.test(one));
  return isHan ? characters.slice(1, -1).map((_, at) => characters.slice(at + 1).join('')) : last;
}
