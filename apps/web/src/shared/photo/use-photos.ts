import type { FileRef } from '@rondo/contract/kit/shapes';
import { useT } from '../i18n.tsx';
import type { Photo } from '../ui/drawer/photo-grid.tsx';
import { useAddresses } from './use-addresses.ts';

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
  const addressOf = useAddresses(paths);
  return files.map((file, index) => ({
    key: file.id,
    src: addressOf(file.path),
    thumb: addressOf(file.thumbPath ?? file.path),
    fileName: file.name,
    ...(file.original ? { original: addressOf(file.original.path) } : {}),
    name: t('ui.photo.nameOf', { index: index + 1, item: of }),
  }));
}
