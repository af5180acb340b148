import { sizeOf } from './sentences.ts';
import type { TextBlock } from './text-block.ts';
import { type Unit, unitsOf } from './units.ts';

/** What is found and quoted as one: some sentences that stand together. */
export interface Passage {
  /** The headings it stands under, from the highest, separated by ` › `; empty where there are none. */
  heading: string;
  /** Paragraphs, items and rows are separated by line ends. */
  text: string;
  page: number | null;
}

/** Sizes of a passage, see `sizeOf`: short ones that belong together are joined up to the first, none is larger than the second. */
export const PASSAGE_SIZE = { least: 300, most: 500 } as const;
/** What is left over at the end of a section and smaller than this goes with what stands before. */
const REST = 80;
const HEADING_BETWEEN = ' › ';
const LONGEST_HEADING = 300;

interface Open {
  path: string[];
  /** Of a part of an article: which. */
  label: string;
  page: number | null;
  text: string;
  size: number;
}

/**
 * A document in passages. Sentences stay whole unless one alone is larger than a passage; an article of a law (第…条) stays together with its
 * paragraphs as far as they fit, and each part of a longer one says which article it is of; a table that goes on repeats its first row.
 * Small sections that stand side by side are one passage, which says their headings in its text.
 */
export function passagesOf(
  blocks: readonly TextBlock[],
  size: { least: number; most: number } = PASSAGE_SIZE,
): Passage[] {
  return joined(sectionsOf(unitsOf(blocks, size.most), size), size).map(({ path, label, text, page }) => ({
    ...{ text, page },
    heading: [...path, ...(label === '' ? [] : [label])].join(HEADING_BETWEEN).slice(-LONGEST_HEADING),
  }));
}

/** Units that stand under the same headings, together as far as they fit. */
function sectionsOf(units: readonly Unit[], { least, most }: { least: number; most: number }): Open[] {
  const sections: Open[] = [];
  for (const { path, label, text, page } of units) {
    const size = sizeOf(text);
    const open = sections.at(-1);
    const isSame = open !== undefined && open.label === label && isSamePath(open.path, path);
    const isRest = isSame && size < REST && open.size + size < most + REST;
    if (isSame && (isRest || (open.size < least && open.size + size <= most))) {
      open.text += `\n${text}`;
      open.size += size;
    } else sections.push({ path, label, page, text, size });
  }
  return sections;
}

/** Sections below one heading that are too small to be found by themselves are joined with what they are called. */
function joined(sections: readonly Open[], { least }: { least: number }): Open[] {
  const all: Open[] = [];
  for (const section of sections) {
    const open = all.at(-1);
    const above = open === undefined ? null : commonPath(open, section);
    if (!open || above === null || open.size + section.size > least) {
      all.push({ ...section });
      continue;
    }
    const text = `${withHeading(open, above)}\n${withHeading(section, above)}`;
    Object.assign(open, { path: above, text, size: sizeOf(text) });
  }
  return all;
}

/** The headings above two sections that stand side by side, or of which the second belongs to the joined ones before; null: they do not. */
function commonPath(open: Open, next: Open): string[] | null {
  if (open.label !== '' || next.label !== '' || open.page !== next.page) return null;
  const above = next.path.slice(0, -1);
  if (above.length === 0) return null;
  const isBeside = open.path.length === next.path.length && isSamePath(open.path.slice(0, -1), above);
  return isBeside || isSamePath(open.path, above) ? above : null;
}

const withHeading = ({ path, text }: Open, above: readonly string[]): string =>
  path.length === above.length ? text : `${path.at(-1) ?? ''}\n${text}`;

const isSamePath = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((heading, index) => heading === b[index]);
