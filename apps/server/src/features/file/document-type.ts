import { type DocumentType, documentTypeOf, isRunnable } from '@rondo/domain/document';
import { unzipSync } from 'fflate';
import { AppError } from '../../platform/errors.ts';

/** Parts of which the Office formats have at least one; all of them are archives. */
const OFFICE: Partial<Record<DocumentType, string>> = {
  docx: 'word/document.xml',
  xlsx: 'xl/workbook.xml',
  pptx: 'ppt/presentation.xml',
};
/** Where Office keeps macros, and what is embedded to be run. */
const MACROS = /(?:^|\/)(?:vbaProject\.bin|vbaData\.xml|activeX\/)/i;
/** Text that begins like a page, a drawing or a script is none of a note or a table. */
export const MARKUP = /^\s*(?:<[!?a-z]|#!)/i;

/**
 * What a document is, by its name and by its content, which have to agree. Nothing is unpacked: of an archive only the names are
 * read. Refuses everything else with its name in the text.
 */
export function documentType(name: string, bytes: Buffer): DocumentType {
  const type = documentTypeOf(name);
  if (type === null) throw new AppError('DOCUMENT_REFUSED', { params: { name }, data: { name } });
  if (bytes.length === 0) throw new AppError('FILE_BROKEN', { data: { name } });
  const fault = faultOf(type, bytes);
  if (fault === null) return type;
  throw new AppError(fault, { params: { name, type: type.toUpperCase() }, data: { name } });
}

function faultOf(type: DocumentType, bytes: Buffer): 'DOCUMENT_MISMATCH' | 'DOCUMENT_UNSAFE' | null {
  if (type === 'pdf') return bytes.subarray(0, 5).equals(PDF) ? null : 'DOCUMENT_MISMATCH';
  if (type === 'txt' || type === 'csv') return isPlain(bytes) ? null : 'DOCUMENT_MISMATCH';
  return archiveFault(type, namesIn(bytes));
}

/** What is wrong with an archive of these names (null: its list cannot be read) as a document of the type. */
export function archiveFault(
  type: DocumentType,
  names: readonly string[] | null,
): 'DOCUMENT_MISMATCH' | 'DOCUMENT_UNSAFE' | null {
  const needed = OFFICE[type];
  if (names === null || (needed !== undefined && !names.includes(needed))) return 'DOCUMENT_MISMATCH';
  const isUnsafe = needed === undefined ? names.some(isRunnable) : names.some((one) => MACROS.test(one));
  return isUnsafe ? 'DOCUMENT_UNSAFE' : null;
}

const PDF = Buffer.from('%PDF-');
const ZIP = Buffer.from('PK\x03\x04', 'latin1');

/** Text in any encoding: with the mark of UTF-16 what it says, else bytes without control characters. */
function isPlain(bytes: Buffer): boolean {
  const wide = wideText(bytes);
  if (wide !== null) return !wide.includes('\u0000') && !MARKUP.test(wide);
  return !bytes.some(isControl) && !MARKUP.test(bytes.toString('latin1').replace(/^\u00ef\u00bb\u00bf/, ''));
}

/** Neither a tab, nor the end of a line or page, nor the escape that some encodings switch by. */
export const isControl = (byte: number): boolean => byte < 0x09 || (byte > 0x0d && byte < 0x20 && byte !== 0x1b);

/** What is marked as UTF-16; `null` for everything else, which is looked at byte by byte. */
function wideText(bytes: Buffer): string | null {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  return null;
}

/** The names in an archive, from its list at the end; `null` for what is no archive. */
function namesIn(bytes: Buffer): string[] | null {
  if (!bytes.subarray(0, ZIP.length).equals(ZIP)) return null;
  const names: string[] = [];
  try {
    unzipSync(bytes, {
      filter: ({ name }) => {
        names.push(name.replace(/^\//, ''));
        return false;
      },
    });
  } catch {
    // Whatever the reader stumbles over, its list cannot be read: it is no archive.
    return null;
  }
  return names.length === 0 ? null : names;
}
