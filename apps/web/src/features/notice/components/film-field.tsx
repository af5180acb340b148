import { FILM_ENDINGS } from '@rondo/domain/film';
import { MB, UPLOAD } from '@rondo/domain/upload';
import { Film } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { AttachmentList } from '../../../shared/ui/form/attachment-list.tsx';
import { UploadButton } from '../../../shared/ui/form/upload-button.tsx';
import type { FilmUpload } from './use-film.ts';

/** What the picker offers; the server looks at the content as well. */
const ACCEPT = FILM_ENDINGS.map((ending) => `.${ending}`).join(',');

/** The film of an announcement: its kinds and its size are told before it is picked. */
export function FilmField({ film }: { film: FilmUpload }) {
  const t = useT();
  const { value, pending, pick, remove, retry } = film;
  const stored = pending ? [] : value.map(({ id, name, sizeBytes }) => ({ key: id, name, sizeBytes }));
  const sent = pending
    ? [
        {
          ...{ key: pending.key, name: pending.file.name, sizeBytes: pending.file.size },
          ...(pending.failure === null ? { share: pending.share } : { failure: pending.failure }),
        },
      ]
    : [];
  const films = [...stored, ...sent];
  return (
    <fieldset className="document-field">
      <legend>{t('notice.field.film')}</legend>
      {films.length > 0 && (
        <AttachmentList
          label={t('notice.field.film')}
          attachments={films}
          onRemove={remove}
          onRetry={retry}
          canRetry={() => pending?.canRetry ?? false}
        />
      )}
      {films.length === 0 && (
        <UploadButton
          label={t('notice.form.filmAdd')}
          accept={ACCEPT}
          icon={<Film size={16} strokeWidth={1.75} aria-hidden />}
          onFiles={pick}
        />
      )}
      <p className="field-hint">{t('notice.form.filmHint', { mb: UPLOAD.notice_film.bytes / MB })}</p>
    </fieldset>
  );
}
