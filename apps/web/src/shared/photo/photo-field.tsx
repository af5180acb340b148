import { PHOTO_UPLOAD } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { Camera, ImagePlus } from 'lucide-react';
import { Suspense, useEffect } from 'react';
import { useT } from '../i18n.tsx';
import { type Photo, PhotoGrid } from '../ui/drawer/photo-grid.tsx';
import { UploadButton } from '../ui/form/upload-button.tsx';
import { lazyPart } from '../ui/lazy-part.tsx';
import { toast } from '../ui/toast.ts';
import { CameraTile } from './camera-tile.tsx';
import { PICTURE_TYPES } from './picture-types.ts';
import { usePhotoSending } from './use-photo-sending.ts';
import { usePhotos } from './use-photos.ts';
import './photo-field.css';

const SortablePhotos = lazyPart(() => import('../ui/drawer/sortable-photos.tsx'));

interface Props {
  label: string;
  value: readonly FileRef[];
  onChange: (files: FileRef[]) => void;
  /** Told whether pictures are on their way or still on this device only. Keep the function the same. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Most pictures; 9 as everywhere. */
  most?: number;
  hint?: string;
  error?: string | undefined;
  /** Their order matters: they can be moved. */
  isOrdered?: boolean;
  /** They are taken in the page, none is chosen from files. */
  isCameraOnly?: boolean;
  /** One at least: the star of a field that must be filled. */
  isRequired?: boolean;
}

/**
 * Pictures of a form: taken or picked, sent at once, shown as they are stored. What is sent stays when the form fails; what the network
 * did not take is kept to be sent again.
 */
export function PhotoField({ most = PHOTO_UPLOAD.maxFiles, ...props }: Props) {
  const t = useT();
  const { label, value, hint, error, onWaiting, isCameraOnly = false, isRequired = false } = props;
  const sending = usePhotoSending({ ...props, most, source: isCameraOnly ? 'camera' : 'picked' });
  const { share, failure, unsent, onWay } = sending;
  const words = (unsent.length > 0 ? error : null) ?? failure ?? error;
  const waiting = unsent.length > 0 || share !== null;
  useEffect(() => onWaiting?.(waiting), [onWaiting, waiting]);
  const pick = (files: File[]) => {
    if (!sending.send(files)) toast.warn(t('ui.photo.atMost', { max: most }));
  };
  return (
    <fieldset className="photo-field" aria-busy={share !== null}>
      <legend>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="field-star">
            {' *'}
          </span>
        )}{' '}
        <span className="meta num">{`${value.length} / ${most}`}</span>
      </legend>
      <Pictures {...props} share={share} room={most - value.length - unsent.length - onWay} onPick={pick} />
      {hint && !words && <p className="field-hint">{hint}</p>}
      {words && (
        <p className="field-error" role="alert">
          {words}
        </p>
      )}
      {unsent.length > 0 && <Unsent {...sending} />}
    </fieldset>
  );
}

interface PicturesProps extends Pick<Props, 'label' | 'value' | 'onChange' | 'isOrdered' | 'isCameraOnly'> {
  /** How much of what is sent has left, 0 to 1; null: nothing is sent. */
  share: number | null;
  room: number;
  onPick: (files: File[]) => void;
}

function Pictures({ label, value, onChange, isOrdered = false, isCameraOnly, share, room, onPick }: PicturesProps) {
  const t = useT();
  const shown = {
    photos: usePhotos(value, label),
    onRemove: (photo: Photo) => onChange(value.filter((file) => file.id !== photo.key)),
  };
  const plain = <PhotoGrid {...shown} />;
  // What takes pictures stands beside them: the part that orders them comes later, and must not replace a button whose files are being chosen.
  return (
    <div className="photo-tiles">
      {isOrdered ? (
        <Suspense fallback={plain}>
          <SortablePhotos
            {...shown}
            onOrder={(order) => onChange(value.toSorted((a, b) => order.indexOf(a.id) - order.indexOf(b.id)))}
          />
        </Suspense>
      ) : (
        plain
      )}
      {isCameraOnly ? (
        <CameraTile share={share} room={room} onPick={onPick} />
      ) : (
        (room > 0 || share !== null) && (
          <UploadButton
            label={share === null ? t('ui.photo.add') : t('ui.photo.sending', { percent: Math.round(share * 100) })}
            accept={PICTURE_TYPES}
            isMultiple
            isBusy={share !== null}
            look="tile"
            icon={value.length === 0 ? <Camera size={20} aria-hidden /> : <ImagePlus size={20} aria-hidden />}
            onFiles={onPick}
          />
        )
      )}
    </div>
  );
}

/** Pictures that are on this device only: sent again, or left out. */
function Unsent({ unsent, again, leaveOut }: ReturnType<typeof usePhotoSending>) {
  const t = useT();
  return (
    <div className="photo-unsent">
      <span>{t('ui.photo.unsent', { count: unsent.length })}</span>
      <button type="button" className="button button-small" onClick={again}>
        {t('ui.retry')}
      </button>
      <button type="button" className="quiet" onClick={leaveOut}>
        {t('ui.photo.leaveOut')}
      </button>
    </div>
  );
}
