import { fileApi, PHOTO_UPLOAD } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { useRef, useState } from 'react';
import { upload } from '../../../shared/http/upload.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { usePhotos } from '../../../shared/photo/use-photos.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PhotoGrid } from '../../../shared/ui/drawer/photo-grid.tsx';

type Props = { of: 'photo' | 'selfie'; photo: FileRef | null; onTaken: (photo: FileRef) => void };

/** The camera of the phone that each picture is taken with. */
const CAMERA = { photo: 'environment', selfie: 'user' } as const;

/** The store front or whoever inspects, by the phone's camera: `capture` opens it instead of the gallery. */
export function PhotoPart({ of, photo, onTaken }: Props) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const shown = usePhotos(photo ? [photo] : [], t(`checkIn.card.${of}`));
  const send = async (file: File) => {
    if (file.size > PHOTO_UPLOAD.maxBytes) return setError(t('checkIn.card.photoTooLarge'));
    setBusy(true);
    setError('');
    try {
      const [stored] = await upload(fileApi.upload, { source: 'camera', takenAt: new Date().toISOString() }, [file]);
      if (stored) onTaken(stored);
    } catch (cause) {
      console.warn('the picture of a check-in was not uploaded', cause);
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
        capture={CAMERA[of]}
        aria-label={t(`checkIn.card.${of}Take`)}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void send(file);
          target.value = '';
        }}
      />
      <Button isBusy={isBusy} onPress={() => input.current?.click()}>
        {t(photo ? 'checkIn.card.photoAgain' : `checkIn.card.${of}Take`)}
      </Button>
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
