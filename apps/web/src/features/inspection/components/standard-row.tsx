import type { CheckItem } from '@rondo/domain/scoring/template';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';
import type { Session } from '../draft/session.ts';
import { useStandardPhotos } from '../use-standard-photos.ts';
import './standard.css';

/** What "good" looks like, under the words of the standard; each opens large. */
export function StandardRow({ session, item }: { session: Session; item: CheckItem }) {
  const t = useT();
  const photos = useStandardPhotos(session, item);
  return (
    <section className="standard-row" aria-label={t('ui.photo.standard')}>
      <span className="meta">{t('ui.photo.standard')}</span>
      <PhotoGrid photos={photos} size={56} />
    </section>
  );
}
