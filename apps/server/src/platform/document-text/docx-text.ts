import { zipSync } from 'fflate';
import mammoth from 'mammoth';
import { type DocumentText, DocumentUnreadable } from './document-text.ts';
import { htmlBlocks } from './html-text.ts';
import { officeParts, refuseDocumentType } from './office-parts.ts';

/** What text is in; pictures, fonts, what is embedded and what is linked stay packed. */
const WANTED = /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/(?:_rels\/)?[\w-]+\.xml(?:\.rels)?)$/;
const BODY = 'word/document.xml';

const STYLES = [
  "p[style-name='Title'] => h1:fresh",
  "p[style-name='Subtitle'] => h2:fresh",
  'comment-reference => ',
  ...Array.from({ length: 6 }, (_, at) => `p[style-name='标题 ${at + 1}'] => h${at + 1}:fresh`),
];

/**
 * The text of a Word document: headings by their styles, lists, tables, footnotes. It is packed anew from the parts that are wanted,
 * so that the reader finds nothing that says it is smaller than it is.
 */
export async function docxText(bytes: Uint8Array): Promise<DocumentText> {
  const parts = officeParts(bytes, (name) => WANTED.test(name));
  if (!parts.has(BODY)) throw new DocumentUnreadable('broken');
  for (const part of parts.values()) refuseDocumentType(part);
  const plain = zipSync(Object.fromEntries(parts), { level: 0 });
  const { value } = await mammoth.convertToHtml({ buffer: Buffer.from(plain) }, { styleMap: STYLES });
  return { blocks: htmlBlocks(value), pages: null };
}
