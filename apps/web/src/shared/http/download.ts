import { fileApi } from '@rondo/contract/file';
import { call } from './http.ts';

/** Saves a stored file under a name of its own; a picture with the reader's watermark in it, where the company has one. */
export async function saveFile(path: string, name: string): Promise<void> {
  const { url } = await call(fileApi.resolve, { download: true }, { append: path, part: true });
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}

/** The stored path behind an address that a picture is shown by; `null` for one that is not stored yet. */
export function storedPathOf(src: string): string | null {
  const { pathname } = new URL(src, window.location.href);
  return pathname.startsWith(`${fileApi.resolve.path}/`) ? pathname.slice(fileApi.resolve.path.length) : null;
}
