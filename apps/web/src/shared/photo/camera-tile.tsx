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

/** The square after photos that opens the camera of the page: several in a row, handed over when it closes. */
export function CameraTile({ share, room, onPick }: Props) {
  const t = useT();
  const [taken, setTaken] = useState<readonly File[] | null>(null);
  const open = () => (hasCamera() ? setTaken([]) : toast.error(t('ui.photo.cameraMissing')));
  const close = () => {
    if (taken && taken.length > 0) onPick([...taken]);
    setTaken(null);
  };
  return (
    <>
      <button type="button" className="upload-tile" disabled={share !== null} aria-busy={share !== null} onClick={open}>
        <Camera size={20} aria-hidden />
        {share === null ? t('ui.photo.take') : t('ui.photo.sending', { percent: Math.round(share * 100) })}
      </button>
      {taken !== null && (
        <CameraView
          taken={taken.length}
          room={room - taken.length}
          onPhoto={(blob) => setTaken([...taken, new File([blob], 'photo.jpg', { type: blob.type })])}
          onClose={close}
          onBlocked={() => {
            setTaken(null);
            toast.error(t('ui.camera.blocked'));
          }}
        />
      )}
    </>
  );
}
