import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../i18n.tsx';
import { toast } from '../ui/toast.ts';
import { CameraView, hasCamera } from './camera-view.tsx';

interface Props {
  /** How much of what is sent has left, 0 to 1; null: nothing is sent. */
  share: number | null;
  room: number;
  onPick: (files: File[]) => void;
}

/** The square after photos that opens the camera of the page: several in a row, each handed over as it is taken. */
export function CameraTile({ share, room, onPick }: Props) {
  const t = useT();
  /** How many were taken since it opened; null: it is closed. */
  const [taken, setTaken] = useState<number | null>(null);
  const open = () => (hasCamera() ? setTaken(0) : toast.error(t('ui.photo.cameraMissing')));
  return (
    <>
      {(room > 0 || share !== null) && (
        <button
          type="button"
          className="upload-tile"
          disabled={share !== null}
          aria-busy={share !== null}
          onClick={open}
        >
          <Camera size={20} aria-hidden />
          {share === null ? t('ui.photo.take') : t('ui.photo.sending', { percent: Math.round(share * 100) })}
        </button>
      )}
      {taken !== null && (
        <CameraView
          taken={taken}
          room={room}
          onPhoto={(blob) => {
            setTaken((before) => (before ?? 0) + 1);
            onPick([new File([blob], 'photo.jpg', { type: blob.type })]);
          }}
          onClose={() => setTaken(null)}
          onBlocked={() => {
            setTaken(null);
            toast.error(t('ui.camera.blocked'));
          }}
        />
      )}
    </>
  );
}
