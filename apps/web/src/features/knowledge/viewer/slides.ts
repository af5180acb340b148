import { strFromU8, unzipSync } from 'fflate';
import { NotShown } from './viewer-props.ts';

/** What a presentation may become when it is unpacked, bytes: a small file can hold a very big one. */
const UNPACKED_BYTES = 400 * 1024 * 1024;

/** Pictures that a browser shows; drawings of other programs are left out. */
const PICTURES: Partial<Record<string, string>> = {
  ...{
    png: 'image/png',
    jpg: 'image/jpeg',
    jpeg: 'image/jpeg',
    gif: 'image/gif',
    webp: 'image/webp',
    bmp: 'image/bmp',
  },
};

interface Paragraph {
  text: string;
  /** 0: not indented. */
  level: number;
}

type Part =
  | { kind: 'text'; isTitle: boolean; paragraphs: readonly Paragraph[] }
  | { kind: 'table'; rows: readonly (readonly string[])[] }
  | { kind: 'picture'; url: string; name: string };

export interface Slide {
  parts: readonly Part[];
  /** What the speaker wrote below it. */
  notes: readonly string[];
}

type Files = Record<string, Uint8Array>;

/** The slides of a presentation in their order: texts, tables and pictures of each as they follow each other. */
export function slidesOf(bytes: Uint8Array): Slide[] {
  let unpacked = 0;
  const files = unzipSync(bytes, {
    filter: ({ name, originalSize }) => {
      const isWanted = /^ppt\/(presentation\.xml|_rels\/|slides\/|notesSlides\/|media\/)/.test(name);
      if (isWanted) unpacked += originalSize;
      if (unpacked > UNPACKED_BYTES) throw new NotShown('too_large');
      return isWanted;
    },
  });
  const presentation = xmlOf(files, 'ppt/presentation.xml');
  if (!presentation) throw new NotShown('broken');
  const ways = relationsOf(files, 'ppt/presentation.xml');
  return all(presentation, 'sldId').flatMap((entry) => {
    const path = ways.get(attribute(entry, 'id', 'r'));
    const slide = path === undefined ? null : xmlOf(files, path);
    return path && slide ? [slideOf(files, path, slide)] : [];
  });
}

/** Addresses of pictures hold memory until they are given back. */
export function releaseSlides(slides: readonly Slide[]): void {
  for (const { parts } of slides) for (const part of parts) if (part.kind === 'picture') URL.revokeObjectURL(part.url);
}

function slideOf(files: Files, path: string, slide: Document): Slide {
  const ways = relationsOf(files, path);
  const shapes = all(slide, 'sp', 'pic', 'graphicFrame');
  const parts = shapes.flatMap((shape): Part[] => {
    if (shape.localName === 'sp') return textPart(shape);
    if (shape.localName === 'graphicFrame') return tablePart(shape);
    return picturePart(files, shape, ways);
  });
  const notesPath = [...ways.values()].find((one) => one.startsWith('ppt/notesSlides/'));
  const notes = notesPath === undefined ? null : xmlOf(files, notesPath);
  const body = notes && all(notes, 'sp').find((shape) => placeholderOf(shape) === 'body');
  return { parts, notes: body ? paragraphsOf(body).map(({ text }) => text) : [] };
}

const placeholderOf = (shape: Element): string | null => all(shape, 'ph')[0]?.getAttribute('type') ?? null;

function textPart(shape: Element): Part[] {
  const kind = placeholderOf(shape);
  // Page numbers, dates and footers are those of every slide.
  if (kind === 'sldNum' || kind === 'dt' || kind === 'ftr') return [];
  const paragraphs = paragraphsOf(shape);
  return paragraphs.length === 0
    ? []
    : [{ kind: 'text', isTitle: kind === 'title' || kind === 'ctrTitle', paragraphs }];
}

const paragraphsOf = (within: Element): Paragraph[] =>
  all(within, 'p').flatMap((paragraph) => {
    const text = all(paragraph, 't', 'br')
      .map((run) => (run.localName === 'br' ? '\n' : (run.textContent ?? '')))
      .join('');
    const level = Number(all(paragraph, 'pPr')[0]?.getAttribute('lvl') ?? 0);
    return text.trim() === '' ? [] : [{ text, level }];
  });

function tablePart(frame: Element): Part[] {
  const rows = all(frame, 'tr').map((row) =>
    all(row, 'tc').map((cell) =>
      paragraphsOf(cell)
        .map(({ text }) => text)
        .join('\n'),
    ),
  );
  return rows.length === 0 ? [] : [{ kind: 'table', rows }];
}

function picturePart(files: Files, picture: Element, ways: ReadonlyMap<string, string>): Part[] {
  const blip = all(picture, 'blip')[0];
  const path = blip && ways.get(attribute(blip, 'embed', 'r'));
  const bytes = path === undefined ? undefined : files[path];
  const type = PICTURES[path?.split('.').at(-1)?.toLowerCase() ?? ''];
  if (!bytes || type === undefined) return [];
  const name = all(picture, 'cNvPr')[0]?.getAttribute('descr') ?? '';
  return [{ kind: 'picture', url: URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type })), name }];
}

/** Where the relations of a part lead inside the file; what lies elsewhere is not followed. */
function relationsOf(files: Files, path: string): Map<string, string> {
  const at = path.lastIndexOf('/');
  const folder = path.slice(0, at);
  const relations = xmlOf(files, `${folder}/_rels/${path.slice(at + 1)}.rels`);
  const inside = relations
    ? all(relations, 'Relationship').filter((one) => one.getAttribute('TargetMode') !== 'External')
    : [];
  return new Map(
    inside.map((one) => {
      const target = one.getAttribute('Target') ?? '';
      return [one.getAttribute('Id') ?? '', new URL(target, `file:///${folder}/`).pathname.slice(1)];
    }),
  );
}

function xmlOf(files: Files, path: string): Document | null {
  const bytes = files[path];
  if (!bytes) return null;
  const xml = new DOMParser().parseFromString(strFromU8(bytes), 'application/xml');
  if (xml.querySelector('parsererror')) throw new NotShown('broken');
  return xml;
}

/** Elements by their names without prefix, in the order of the document. */
const all = (within: ParentNode, ...names: string[]): Element[] =>
  [...within.querySelectorAll('*')].filter(({ localName }) => names.includes(localName));

const attribute = (of: Element, name: string, prefix: string): string => of.getAttribute(`${prefix}:${name}`) ?? '';
