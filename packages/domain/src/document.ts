/**
 * The documents that can be attached, by the ending of their name, with the type they are served as. Not the old Office formats,
 * which can hold macros without their name telling, and nothing that a browser would run: no HTML, no SVG.
 */
export const DOCUMENT_TYPES = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  txt: 'text/plain',
  csv: 'text/csv',
  zip: 'application/zip',
} as const;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

const ENDING = /\.([^.]+)$/;

/** What a document is by the ending of its name, whatever is in it; `null` for everything that cannot be attached. */
export function documentTypeOf(name: string): DocumentType | null {
  const ending = ENDING.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(DOCUMENT_TYPES, ending) ? (ending as DocumentType) : null;
}

/** Whether a stored file is a document, not a picture or a film. */
export const isDocument = (mime: string): boolean => Object.values<string>(DOCUMENT_TYPES).includes(mime);

/** Endings of what is run when it is opened, and of Office files with macros: an archive must not hold one. */
const RUN = new Set(
  'exe com scr pif bat cmd msi msp dll cpl ps1 vbs vbe js jse wsf wsh hta jar lnk reg scf url sh app apk dmg iso img docm dotm xlsm xltm xlam pptm potm ppam ppsm'.split(
    ' ',
  ),
);

/** Whether a name inside an archive is one of a program or of a file with macros. */
export const isRunnable = (name: string): boolean => RUN.has(ENDING.exec(name.trim())?.[1]?.toLowerCase() ?? '');
