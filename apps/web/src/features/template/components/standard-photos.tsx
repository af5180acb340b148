import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import type { ItemPart } from './item-part.ts';

/** The pictures that show what "good" looks like: brought, put in order, taken out. */
export function StandardPhotos({ item, set, files, addFiles }: ItemPart) {
  const t = useT();
  return (
    <PhotoField
      label={t('template.item.standardPhotos')}
      hint={t('template.item.standardPhotosHint')}
      value={filesOf(item, files)}
      onChange={(next) => {
        addFiles(next);
        set({ standardPhotos: next.map(({ id }) => id) });
      }}
      most={LIMIT.photo.standard}
      isOrdered
    />
  );
}

/** The same to be looked at only; nothing where there are none. */
export function ShownStandardPhotos({ item, files }: Pick<ItemPart, 'item' | 'files'>) {
  const t = useT();
  const photos = usePhotos(filesOf(item, files), t('template.item.standardPhotos'));
  if (photos.length === 0) return null;
  return (
    <div className="field">
      <span className="field-label">{t('template.item.standardPhotos')}</span>
      <PhotoGrid photos={photos} />
    </div>
  );
}

const filesOf = ({ standardPhotos }: ItemPart['item'], files: ItemPart['files']) =>
  standardPhotos.flatMap((id) => files.find((file) => file.id === id) ?? []);
