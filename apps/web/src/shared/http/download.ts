import { fileApi } from '@rondo/contract/file';
import { call } from './http.ts';

/** Saves a stored file under a name of its own. */
export async function saveFile(path: string, name: string): Promise<void> {
  const { url } = await call(fileApi.resolve, {}, { append: path, part: true });
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
}
