import { fileApi } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useQueries } from '@tanstack/react-query';
import { call } from '../http/http.ts';
import { useT } from '../i18n.tsx';
import type { Photo } from '../ui/drawer/photo-grid.tsx';

/** One transparent point: stands in until the address is there, so that no element asks for nothing. */
const BLANK = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';
/** Addresses are good for 10 minutes; a picture that stays on screen longer has long been loaded. */
const FRESH_MS = 8 * 60_000;

const addressOf = (path: string) => ({
  queryKey: [fileApi.resolve.path, path],
  queryFn: () => call(fileApi.resolve, {}, { append: path, part: true, hideErrors: true, fresh: true }),
  staleTime: FRESH_MS,
});

/**
 * Stored pictures as the kit shows them, in order; one whose address is not there yet is blank. They are named by what they show
 * (`of`): the name of a file says nothing, or is one that a device made up.
 */
export function usePhotos(files: readonly FileRef[], of: string): Photo[] {
  const t = useT();
  const paths = files.flatMap((file) => [
    file.path,
    file.thumbPath ?? file.path,
    ...(file.original ? [file.original.path] : []),
  ]);
  const addresses = useQueries({ queries: [...new Set(paths)].map(addressOf) });
  const urls = new Map([...new Set(paths)].map((path, i) => [path, addresses[i]?.data?.url ?? '']));
  return files.map((file, index) => ({
    key: file.id,
    src: urls.get(file.path) || BLANK,
    thumb: urls.get(file.thumbPath ?? file.path) || BLANK,
    fileName: file.name,
    ...(file.original ? { original: urls.get(file.original.path) || BLANK } : {}),
    name: t('ui.photo.nameOf', { index: index + 1, item: of }),
  }));
}
