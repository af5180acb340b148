import { createHash, randomBytes } from 'node:crypto';
import type { Settings } from '../settings.ts';
import { MEDIA_KEY_BYTES } from './seal.ts';

/** The key that web seals tickets with and media opens them: of the setting, or one for the life of this process and its child. */
export function mediaKey({ mediaKey: text }: Pick<Settings, 'mediaKey'>): Buffer {
  return text === null ? randomBytes(MEDIA_KEY_BYTES) : createHash('sha256').update(text, 'utf8').digest();
}
