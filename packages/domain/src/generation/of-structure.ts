import type { PlacedItem, SourceBlock } from './draft.ts';
import { underHeadings } from './headings.ts';
import { once } from './once.ts';
import { quoteOf } from './quote.ts';
import { forbiddingWord, isEnumerated, isLead, isListed, isRequirement, sentencesOf } from './requirement.ts';
import { suggest } from './suggest.ts';
import { itemsOfTable } from './table.ts';

/** What a document asks for by its structure and its words: headings, lists, clauses, tables. Each item quotes it. */
export function itemsOfStructure(blocks: readonly SourceBlock[]): { title: string | null; items: PlacedItem[] } {
  const { title, parts } = underHeadings(blocks);
  const items: PlacedItem[] = [];
  let lead = '';
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (!part) continue;
    const { block, path } = part;
    if (block.kind === 'table_row') {
      const rows = tableFrom(parts, at);
      items.push(...itemsOfTable(rows, path));
      at += rows.length - 1;
      lead = '';
      continue;
    }
    const isPart = block.kind === 'list_item' || isEnumerated(block.text);
    if (!isPart) lead = '';
    if (lead !== '') {
      items.push({ ...ofLead(block, lead), path });
      continue;
    }
    const found = ofText(block, isPart);
    lead = found.lead;
    items.push(...found.items.map((item) => ({ ...item, path })));
  }
  return { title, items: once(items) };
}

/** A description that somebody typed: each line asks for something, a line with a colon at its end is a heading. */
export function itemsOfDescription(blocks: readonly SourceBlock[]): PlacedItem[] {
  const [only] = blocks;
  const lines = only && blocks.length === 1 ? sentencesOf(only.text).map((text) => ({ ...only, text })) : blocks;
  const { parts } = underHeadings(lines, false);
  return once(
    parts.map(({ block: { text, page }, path }) => ({ ...suggest({ text, quote: quoteOf(text), page }), path })),
  );
}

/** The lines of a typed text as blocks. */
export function blocksOfDescription(text: string): SourceBlock[] {
  const lines = text.split(/\r?\n/).map((line) => line.trim());
  return lines
    .filter((line) => /[\p{L}\d]/u.test(line))
    .map((line, _, all) => ({
      kind: all.length > 1 && (/[:：]$/u.test(line) || line.startsWith('#')) ? 'heading' : 'list_item',
      level: 1,
      text: line.replace(/^#+\s*/, ''),
      page: null,
    }));
}

/** Rows that stand together under the same headings on one page or sheet. */
function tableFrom(parts: readonly { block: SourceBlock; path: readonly string[] }[], from: number): SourceBlock[] {
  const first = parts[from];
  const isSame = (one: (typeof parts)[number]): boolean =>
    one.block.kind === 'table_row' &&
    one.path.join('/') === first?.path.join('/') &&
    one.block.page === first.block.page;
  const end = parts.findIndex((one, index) => index > from && !isSame(one));
  return parts.slice(from, end < 0 ? parts.length : end).map(({ block }) => block);
}

/** What a text asks for, sentence by sentence; a last sentence that introduces a list is told instead. */
function ofText({ text, page }: SourceBlock, isPart: boolean): { items: Omit<PlacedItem, 'path'>[]; lead: string } {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1) ?? '';
  const lead = isLead(last) && isRequirement(last) ? last : '';
  const asks = isPart && sentences.length === 1 ? isListed : isRequirement;
  const items = sentences
    .filter((sentence) => !isLead(sentence) && asks(sentence))
    .map((sentence) => suggest({ text: sentence, quote: quoteOf(sentence), page }));
  return { items, lead };
}

/** A part of a list that a sentence introduces: what that asks for, it asks of each. */
const ofLead = ({ text, page }: SourceBlock, lead: string): Omit<PlacedItem, 'path'> =>
  suggest({ text, quote: quoteOf(text), page, lead, word: forbiddingWord(lead) });
