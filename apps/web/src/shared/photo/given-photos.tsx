import type { FileRef } from '@rondo/contract/kit/shapes';
import { useT } from '../i18n.tsx';
import { PhotoGrid } from '../ui/drawer/photo-grid.tsx';
import { usePhotos } from './use-photos.ts';

/** Pictures that were given along with a description. */
export function GivenPhotos({ files }: { files: readonly FileRef[] }) {
  const t = useT();
  return <PhotoGrid photos={usePhotos(files, t('task.wizard.photos'))} />;
}
