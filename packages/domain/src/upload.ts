/** Bytes of a megabyte, as people are told it. */
export const MB = 1024 * 1024;

/** One kind of upload: how many files at once and how big one may be. The picker shows its row. */
export type UploadLimit = { files: number; bytes: number };

/** "Maximum per upload" and "stated number of MB". */
export const UPLOAD = {
  picture: { files: 9, bytes: 20 * MB },
  attachment: { files: 9, bytes: 20 * MB },
  /** A film in an announcement. */
  notice_film: { files: 1, bytes: 100 * MB },
  /** Screenshots of cameras that people bring themselves; 16:9. */
  screenshot: { files: 9, bytes: 20 * MB },
  import: { files: 1, bytes: 20 * MB },
  generation: { files: 1, bytes: 20 * MB },
  knowledge_document: { files: 20, bytes: 100 * MB },
  knowledge_video: { files: 20, bytes: 2048 * MB },
  knowledge_image: { files: 20, bytes: 20 * MB },
  avatar: { files: 1, bytes: 5 * MB },
  logo: { files: 1, bytes: 5 * MB },
} as const satisfies Record<string, UploadLimit>;
export type UploadKind = keyof typeof UPLOAD;

/** The reason a list of files cannot be uploaded, or null. Sizes in bytes; exactly the limit is allowed. */
export function uploadFault(kind: UploadKind, sizesBytes: readonly number[]): 'too_many' | 'too_big' | 'empty' | null {
  const { files, bytes } = UPLOAD[kind];
  if (sizesBytes.length > files) return 'too_many';
  if (sizesBytes.some((size) => size > bytes)) return 'too_big';
  return sizesBytes.some((size) => size <= 0) ? 'empty' : null;
}
