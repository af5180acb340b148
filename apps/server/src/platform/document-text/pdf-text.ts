import { fileURLToPath } from 'node:url';
import { getDocumentProxy } from 'unpdf';
import { blockList } from './block-list.ts';
import { type DocumentText, DocumentUnreadable } from './document-text.ts';
import { type PdfItem, pdfLines } from './pdf-lines.ts';
import { addParagraphs, sizeOfText } from './pdf-paragraphs.ts';
import { type PdfPage, withoutRunning } from './running-lines.ts';

/** Pages of the longest book that is taken. */
const MOST_PAGES = 5_000;

/** What the pages of a PDF say, in lines joined to paragraphs; headers, footers and page numbers that repeat are left out. */
export async function pdfText(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await opened(bytes);
  if (pdf.numPages > MOST_PAGES) throw new DocumentUnreadable('too_large');
  const pages: PdfPage[] = [];
  for (let no = 1; no <= pdf.numPages; no += 1) {
    const page = await pdf.getPage(no);
    const { items } = await page.getTextContent();
    const [, bottom = 0, , top = 0] = page.view;
    pages.push({ lines: pdfLines(items.filter((item): item is typeof item & PdfItem => 'str' in item)), bottom, top });
    page.cleanup();
  }
  const told = withoutRunning(pages);
  const size = sizeOfText(told);
  const list = blockList();
  for (const [index, lines] of told.entries()) addParagraphs(list, lines, size, index + 1);
  return { blocks: list.blocks, pages: pdf.numPages };
}

/** Opened without a password, without running anything of it; what it needs for Chinese fonts lies on this machine. */
async function opened(bytes: Uint8Array) {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      ...characterMaps(),
      disableFontFace: true,
      useSystemFonts: false,
      verbosity: 0,
    });
  } catch (error) {
    if (error instanceof Error && error.name === 'PasswordException') throw new DocumentUnreadable('encrypted');
    throw error;
  }
}

/** Where the maps of fonts lie that are not in the document; as a path, because the reader takes no address of a file. */
function characterMaps(): { cMapUrl: string; standardFontDataUrl: string; cMapPacked: true } {
  const base = import.meta.resolve('pdfjs-dist/package.json');
  const folder = (name: string): string => fileURLToPath(new URL(`./${name}/`, base));
  return { cMapUrl: folder('cmaps'), standardFontDataUrl: folder('standard_fonts'), cMapPacked: true };
}
