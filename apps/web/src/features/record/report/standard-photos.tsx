import type { RecordItem } from '@rondo/contract/record';
import { useT } from '../../../shared/i18n.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';

interface Props {
  item: Pick<RecordItem, 'name' | 'standardPhotos'>;
  /** Side of a picture, px. */
  size?: number;
}

/** What "good" looked like when it was inspected; nothing where the item has no standard photos. */
export function StandardPhotos({ item: { name, standardPhotos }, size = 48 }: Props) {
  const t = useT();
  const photos = usePhotos(standardPhotos, `${name} · ${t('ui.photo.standard')}`);
  if (photos.length === 0) return null;
  return (
    <div className="report-after">
      <span className="meta">{t('ui.photo.standard')}</span>
      <PhotoGrid photos={photos} size={size} ratio={4 / 3} />
    </div>
  );
}
