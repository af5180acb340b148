import { fileApi, PHOTO_UPLOAD } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useRef, useState } from 'react';
import { upload } from '../../../shared/http/upload.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';

type Props = { photo: FileRef | null; onTaken: (photo: FileRef) => void };

/** The store front, by the phone's camera: `capture` opens it instead of the gallery. */
export function PhotoPart({ photo, onTaken }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const shown = usePhotos(photo ? [photo] : [], t('checkIn.card.photo'));
  const send = async (file: File) => {
    if (file.size > PHOTO_UPLOAD.maxBytes) return setError(t('checkIn.card.photoTooLarge'));
    setBusy(true);
    setError('');
    try {
      const [stored] = await upload(fileApi.upload, { source: 'camera', takenAt: new Date().toISOString() }, [file]);
      if (stored) onTaken(stored);
    } catch (cause) {
      console.warn('the photo of the store front was not uploaded', cause);
      setError(t('checkIn.card.photoFailed'));
    }
    setBusy(false);
  };
  return (
    <div className="check-in-photo">
      <PhotoGrid photos={shown} />
      <input
        ref={input}
        type="file"
        hidden
        accept={PICTURE_TYPES}
        capture="environment"
        aria-label={t('checkIn.card.photoTake')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      <Button isBusy={isBusy} onPress={() => input.current?.click()}>
        {t(photo ? 'checkIn.card.photoAgain' : 'checkIn.card.photoTake')}
      </Button>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
