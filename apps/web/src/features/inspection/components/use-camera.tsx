import type { CheckItem } from '@rondo/domain/scoring/template';
import { type ReactNode, useRef, useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { CameraView, hasCamera } from '../../../shared/photo/camera-view.tsx';
import { PICTURE_TYPES } from '../../../shared/photo/picture-types.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { answerOf } from '../draft/draft-state.ts';
import type { Session } from '../draft/session.ts';
import { fitting } from './photo-card.tsx';

/** Taking pictures for an item: in the page where only the camera counts, else with the phone's own. */
export function useCamera(session: Session, item: CheckItem | undefined) {
  const t = useT();
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [taken, setTaken] = useState(0);
  const count = item ? answerOf(session.draft.get(), item.id).photos.length : 0;
  const room = item ? item.photo.max - count : 0;
  const add = async (blob: Blob, source: 'camera' | 'picked', role: 'photo' | 'signature' = 'photo') => {
    if (!item) return;
    try {
      await session.addPhoto(item.id, blob, { role, source });
    } catch (cause) {
      console.warn('a photo was not kept', cause);
      toast.error(t('inspection.photo.storageFull'));
    }
  };
  const addFiles = async (files: readonly File[], source: 'camera' | 'picked') => {
    if (files.length > room && item) toast.warn(t('inspection.photo.full', { count: item.photo.max }));
    for (const file of files.slice(0, room)) await add(file, source);
  };
  const open = () => {
    if (!item) return;
    if (room < 1) return toast.warn(t('inspection.photo.full', { count: item.photo.max }));
    setTaken(0);
    // The phone's own camera would also offer the gallery: where only the camera counts, the one in the page is the only way.
    if (!item.photo.cameraOnly) input.current?.click();
    else if (hasCamera()) setOpen(true);
    else toast.error(t('inspection.photo.cameraMissing'));
  };
  const view: ReactNode = (
    <>
      {!item?.photo.cameraOnly && (
        <input
          ref={input}
          type="file"
          hidden
          accept={PICTURE_TYPES}
          capture="environment"
          aria-label={t('inspection.photo.take')}
          onChange={({ target }) => {
            const files = fitting([...(target.files ?? [])], () => toast.warn(t('inspection.photo.tooLarge')));
            void addFiles(files, 'camera');
            target.value = '';
          }}
        />
      )}
      {isOpen && (
        <CameraView
          taken={taken}
          room={room}
          onPhoto={(blob) => {
            setTaken(taken + 1);
            void add(blob, 'camera');
          }}
          onClose={() => setOpen(false)}
          onBlocked={() => {
            setOpen(false);
            toast.error(t('ui.camera.blocked'));
          }}
        />
      )}
    </>
  );
  return { open, add, addFiles, view };
}
