import { PHOTO_UPLOAD } from '@rondo/contract/file';
import type { FileRef } from '@rondo/contract/kit/shapes';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { CameraView, hasCamera } from '../../../shared/photo/camera-view.tsx';
import { useAddresses } from '../../../shared/photo/use-addresses.ts';
import { usePictureUpload } from '../../../shared/photo/use-picture-upload.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { toast } from '../../../shared/ui/toast.ts';

interface Props {
  /** The photo of the problem. */
  before: FileRef;
  /** Photos of the fix so far. */
  taken: number;
  onTaken: (photo: FileRef) => void;
}

/** Takes a photo of the fix while that of the problem shines through; nothing where the browser gives the page no camera. */
export function SameAngle({ before, taken, onTaken }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const addressOf = useAddresses([before.path]);
  const upload = usePictureUpload({ onSent: onTaken, source: 'camera' });
  if (!hasCamera() || taken >= PHOTO_UPLOAD.maxFiles) return null;
  return (
    <div>
      <Button icon={Camera} isBusy={upload.isSending} onPress={() => setOpen(true)}>
        {t('rectification.form.sameAngle')}
      </Button>
      <p className={upload.failure ? 'field-error' : 'field-hint'} role={upload.failure ? 'alert' : undefined}>
        {upload.failure ?? t('rectification.form.sameAngleHint')}
      </p>
      {isOpen && (
        <CameraView
          taken={0}
          room={1}
          ghost={addressOf(before.path)}
          onPhoto={(blob) => {
            setOpen(false);
            void upload.send([new File([blob], 'photo.jpg', { type: blob.type })]);
          }}
          onClose={() => setOpen(false)}
          onBlocked={() => {
            setOpen(false);
            toast.error(t('ui.camera.blocked'));
          }}
        />
      )}
    </div>
  );
}
