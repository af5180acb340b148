import { characters, LIMIT } from './limit.ts';

export const GROUP_PATH_SEPARATOR = '/';

/** `index` counts segments from 0; `text` is the trimmed segment that is wrong, for the message with its row. */
export type GroupPath =
  | { ok: true; segments: string[] }
  | { ok: false; index: number; text: string; reason: 'empty' | 'too_long' | 'too_deep' };

/**
 * Reads `华东/上海/浦东`. Each segment is trimmed and has 1-50 Unicode characters; a slash at either end or two in a row make an
 * empty segment. At most `depth` levels. The first fault from the left is reported.
 */
export function parseGroupPath(text: string, depth: number = LIMIT.tree.groupDepth): GroupPath {
  const segments = text.split(GROUP_PATH_SEPARATOR).map((segment) => segment.trim());
  for (const [index, segment] of segments.entries()) {
    if (segment === '') return { ok: false, index, text: segment, reason: 'empty' };
    if (characters(segment) > LIMIT.tree.segment) return { ok: false, index, text: segment, reason: 'too_long' };
    if (index >= depth) return { ok: false, index, text: segment, reason: 'too_deep' };
  }
  return { ok: true, segments };
}

/** The text of a path, as imports read it and lists show it. */
export function formatGroupPath(segments: readonly string[]): string {
  return segments.join(GROUP_PATH_SEPARATOR);
}
