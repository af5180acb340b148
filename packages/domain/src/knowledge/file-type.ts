import { MB, UPLOAD, type UploadKind } from '../upload.ts';

/** What a file of the knowledge base is opened with (product 19). */
export const KNOWLEDGE_FORMATS = ['pdf', 'docx', 'xlsx', 'pptx', 'text', 'image', 'audio', 'video'] as const;
export type KnowledgeFormat = (typeof KNOWLEDGE_FORMATS)[number];

interface FileType {
  format: KnowledgeFormat;
  mime: string;
  /** Whether its words are read, so that it is found and quoted. */
  isRead: boolean;
}

const type = (format: KnowledgeFormat, mime: string, isRead = true): FileType => ({ format, mime, isRead });
const image = (mime: string) => type('image', mime, false);
const audio = (mime: string) => type('audio', mime, false);
const video = (mime: string) => type('video', mime, false);
const OFFICE = 'application/vnd.openxmlformats-officedocument.';

/** Everything that is taken, by the ending of its name. Old Office formats hide macros; a page (html) is only ever shown as its text. */
const TYPES = {
  pdf: type('pdf', 'application/pdf'),
  docx: type('docx', `${OFFICE}wordprocessingml.document`),
  xlsx: type('xlsx', `${OFFICE}spreadsheetml.sheet`),
  pptx: type('pptx', `${OFFICE}presentationml.presentation`),
  txt: type('text', 'text/plain'),
  md: type('text', 'text/markdown'),
  csv: type('text', 'text/csv'),
  html: type('text', 'text/html'),
  htm: type('text', 'text/html'),
  jpg: image('image/jpeg'),
  jpeg: image('image/jpeg'),
  png: image('image/png'),
  webp: image('image/webp'),
  gif: image('image/gif'),
  mp3: audio('audio/mpeg'),
  m4a: audio('audio/mp4'),
  wav: audio('audio/wav'),
  ogg: audio('audio/ogg'),
  mp4: video('video/mp4'),
  m4v: video('video/mp4'),
  mov: video('video/quicktime'),
  webm: video('video/webm'),
  mkv: video('video/x-matroska'),
  avi: video('video/x-msvideo'),
  wmv: video('video/x-ms-wmv'),
  flv: video('video/x-flv'),
  mpg: video('video/mpeg'),
  mpeg: video('video/mpeg'),
  '3gp': video('video/3gpp'),
  ts: video('video/mp2t'),
} as const satisfies Record<string, FileType>;
export type KnowledgeEnding = keyof typeof TYPES;

/** For pickers: `.pdf`, `.docx`, … */
export const KNOWLEDGE_ENDINGS: readonly string[] = Object.keys(TYPES).map((ending) => `.${ending}`);

const ENDING = /\.([^.]+)$/;

/** The ending of a name, lower case, where it is one that is taken. */
export function knowledgeEndingOf(name: string): KnowledgeEnding | null {
  const ending = ENDING.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(TYPES, ending) ? (ending as KnowledgeEnding) : null;
}

/** What a file is by its name, whatever is in it; null: it is not taken. */
export function knowledgeTypeOf(name: string): FileType | null {
  const ending = knowledgeEndingOf(name);
  return ending === null ? null : TYPES[ending];
}

/** The endings of files that are opened in one of these ways, without the dot. */
export const knowledgeEndingsOf = (formats: readonly KnowledgeFormat[]): string[] =>
  Object.entries<FileType>(TYPES).flatMap(([ending, { format }]) => (formats.includes(format) ? [ending] : []));

/** Whether a name is one of a film, however it is spelt. */
export const isVideoName = (name: string): boolean => knowledgeTypeOf(name)?.format === 'video';

const LIMITS: Record<KnowledgeFormat, UploadKind> = {
  ...{ pdf: 'knowledge_document', docx: 'knowledge_document', xlsx: 'knowledge_document', pptx: 'knowledge_document' },
  ...{ text: 'knowledge_document', image: 'knowledge_image', audio: 'knowledge_document', video: 'knowledge_video' },
};

/** How big a file of this format may be, bytes. */
export const knowledgeBytes = (format: KnowledgeFormat): number => UPLOAD[LIMITS[format]].bytes;

/** Files that are sent at once. */
export const KNOWLEDGE_FILES = UPLOAD.knowledge_document.files;

/** The reason a file is not taken, before anything of it is sent; null: it is. */
export function knowledgeFileFault(
  name: string,
  sizeBytes: number,
): { why: 'type' } | { why: 'empty' } | { why: 'size'; mb: number } | null {
  const known = knowledgeTypeOf(name);
  if (!known) return { why: 'type' };
  if (sizeBytes <= 0) return { why: 'empty' };
  const most = knowledgeBytes(known.format);
  return sizeBytes > most ? { why: 'size', mb: most / MB } : null;
}
