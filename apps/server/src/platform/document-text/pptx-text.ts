import { posix } from 'node:path';
import { attribute, readXml, xmlText } from '../table/read-xml.ts';
import { type BlockList, blockList } from './block-list.ts';
import { type DocumentText, DocumentUnreadable } from './document-text.ts';
import { officeParts } from './office-parts.ts';

const DECK = 'ppt/presentation.xml';
const WANTED =
  /^ppt\/(?:presentation\.xml|slides\/[\w-]+\.xml|notesSlides\/[\w-]+\.xml|diagrams\/data[\w-]*\.xml|(?:slides\/|notesSlides\/)?_rels\/[\w-]+\.xml\.rels)$/;
const LONGEST_TEXT = 100_000;
/** Numbers, days and footers of slides say nothing about them. */
const UNSAID = new Set(['sldNum', 'dt', 'ftr', 'hdr', 'sldImg']);

/** Titles, texts and tables of slides in the order in which they are shown, each with its notes. */
export function pptxText(bytes: Uint8Array): DocumentText {
  const parts = officeParts(bytes, (name) => WANTED.test(name));
  const deck = parts.get(DECK);
  if (!deck) throw new DocumentUnreadable('broken');
  const slides = slidesOf(deck, relations(parts, DECK)).filter((path) => parts.has(path));
  const list = blockList();
  for (const [index, path] of slides.entries()) {
    const page = index + 1;
    addShapes(parts.get(path), list, page);
    for (const { kind, target } of relations(parts, path).values())
      if (kind === 'notesSlide' || kind === 'diagramData') addShapes(parts.get(target), list, page);
  }
  return { blocks: list.blocks, pages: slides.length > 0 ? slides.length : null };
}

/** The paths of the slides in their order. */
function slidesOf(deck: Buffer, targets: ReadonlyMap<string, { target: string }>): string[] {
  const paths: string[] = [];
  readXml(deck, {
    open(name, attributes) {
      if (name === 'sldId') paths.push(targets.get(attribute(attributes, 'r:id') ?? '')?.target ?? '');
    },
  });
  return paths;
}

/** What a part names, by its id; what lies elsewhere is left out. */
function relations(parts: ReadonlyMap<string, Buffer>, path: string): Map<string, { kind: string; target: string }> {
  const found = new Map<string, { kind: string; target: string }>();
  const { dir, base } = posix.parse(path);
  const part = parts.get(`${dir}/_rels/${base}.rels`);
  if (!part) return found;
  readXml(part, {
    open(name, attributes) {
      if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return;
      const target = attribute(attributes, 'Target') ?? '';
      found.set(attribute(attributes, 'Id') ?? '', {
        kind: (attribute(attributes, 'Type') ?? '').split('/').at(-1) ?? '',
        target: target.startsWith('/') ? target.slice(1) : posix.normalize(posix.join(dir, target)),
      });
    },
  });
  return found;
}

/** The texts of a slide's shapes. Of a shape it is known what it is before its first paragraph. */
function addShapes(part: Buffer | undefined, list: BlockList, page: number): void {
  if (!part) return;
  let holder = '';
  let level = 0;
  let text = '';
  let isText = false;
  let cells: string[] | null = null;
  readXml(part, {
    open(name, attributes) {
      if (name === 'sp') holder = '';
      else if (name === 'ph') holder = attribute(attributes, 'type') ?? 'body';
      else if (name === 'p') level = 0;
      else if (name === 'pPr') level = Number(attribute(attributes, 'lvl') ?? 0);
      else if (name === 't') isText = true;
      else if (name === 'br') text += ' ';
      else if (name === 'tr') cells = [];
      else if (name === 'tc') text = '';
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'p' && cells) text += ' ';
      else if (name === 'p') {
        if (!UNSAID.has(holder)) addParagraph(list, { holder, level, text, page });
        text = '';
      } else if (name === 'tc') {
        cells?.push(text);
        text = '';
      } else if (name === 'tr') {
        list.addRow(cells ?? [], page);
        cells = null;
      }
    },
    text(raw) {
      if (isText) text += xmlText(raw, LONGEST_TEXT);
    },
  });
}

function addParagraph(list: BlockList, of: { holder: string; level: number; text: string; page: number }): void {
  if (of.holder === 'title' || of.holder === 'ctrTitle') list.add('heading', of.text, 1, of.page);
  else if (of.holder === 'subTitle') list.add('heading', of.text, 2, of.page);
  else if (of.level > 0) list.add('list_item', of.text, of.level + 1, of.page);
  else list.add('paragraph', of.text, 0, of.page);
}
