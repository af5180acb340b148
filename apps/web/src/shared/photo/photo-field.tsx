import { fileApi, PHOTO_UPLOAD } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { Camera, ImagePlus } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import { failureWords } from '../http/http.ts';
import { upload } from '../http/upload.ts';
import { useT } from '../i18n.tsx';
import { type Photo, PhotoGrid } from '../ui/drawer/photo-grid.tsx';
import { UploadButton } from '../ui/form/upload-button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { toast } from '../ui/toast.ts';
import { PICTURE_TYPES } from './picture-types.ts';
import { usePhotos } from './use-photos.ts';
import './photo-field.css';

const SortablePhotos = lazyPart(() => import('../ui/drawer/sortable-photos.tsx'));

interface Props {
  label: string;
  value: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  /** Most pictures; 9 as everywhere. */
  most?: number;
  hint?: string;
  error?: string | undefined;
  /** Their order matters: they can be moved. */
  isOrdered?: boolean;
}

/** Pictures of a form: taken or picked, sent at once, shown as they are stored. What is sent stays when the form fails. */
export function PhotoField({
  label,
  value,
  onChange,
  most = PHOTO_UPLOAD.maxFiles,
  hint,
  error,
  isOrdered = false,
}: Props) {
  const t = useT();
  /** What is there when the pictures have come: something may have been taken out meanwhile. */
  const latest = useRef(value);
  latest.current = value;
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const photos = usePhotos(value, label);
  const send = async (files: File[]) => {
    const room = most - value.length;
    if (files.length > room) toast.warn(t('ui.photo.atMost', { max: most }));
    const some = files.slice(0, room);
    if (some.length === 0) return;
    setShare(0);
    setFailure(null);
    try {
      const sent = await upload(fileApi.upload, { source: 'picked' }, some, { onProgress: setShare });
      onChange([...latest.current, ...sent]);
    } catch (cause) {
      setFailure(failureWords(cause));
    } finally {
      setShare(null);
    }
  };
  const shown = {
    photos,
    onRemove: (photo: Photo) => onChange(value.filter((file) => file.id !== photo.key)),
    after: value.length < most && (
      <UploadButton
        label={share === null ? t('ui.photo.add') : t('ui.photo.sending', { percent: Math.round(share * 100) })}
        accept={PICTURE_TYPES}
        isMultiple
        isBusy={share !== null}
        look="tile"
        icon={value.length === 0 ? <Camera size={20} aria-hidden /> : <ImagePlus size={20} aria-hidden />}
        onFiles={(files) => void send(files)}
      />
    ),
  };
  const sortable = (
    <SortablePhotos
      {...shown}
      onOrder={(order) => onChange(value.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)))}
    />
  );
  return (
    <fieldset className="photo-field" aria-busy={share !== null}>
      <legend>
        {label} <span className="meta num">{`${value.length} / ${most}`}</span>
      </legend>
      {isOrdered ? <Suspense fallback={<PhotoGrid {...shown} />}>{sortable}</Suspense> : <PhotoGrid {...shown} />}
      {hint && !(failure ?? error) && <p className="field-hint">{hint}</p>}
      {(failure ?? error) && (
        <p className="field-error" role="alert">
          {failure ?? error}
        </p>
      )}
    </fieldset>
  );
}
