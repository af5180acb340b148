import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import type { Editor } from '../editor/use-editor.ts';

/** The cover picture of the template: brought, taken out, or only looked at. */
export function CoverField({ editor: { draft, change, pictures, isReadOnly } }: { editor: Editor }) {
  const t = useT();
  const files = pictures.files.filter(({ id }) => id === draft.coverId);
  const photos = usePhotos(files, t('template.cover'));
  if (!isReadOnly)
    return (
      <PhotoField
        label={t('template.cover')}
        hint={t('template.coverHint')}
        most={1}
        value={files}
        onChange={(next) => {
          pictures.addFiles(next);
          change({ coverId: next[0]?.id ?? null });
        }}
      />
    );
  if (photos.length === 0) return null;
  return (
    <div className="field">
      <span className="field-label">{t('template.cover')}</span>
      <PhotoGrid photos={photos} />
    </div>
  );
}
