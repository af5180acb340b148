import { fileRef } from '@rondo/contract/kit/shapes';
import { rectificationApi } from '@rondo/contract/rectification';
import { useState } from 'react';
import { z } from 'zod';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { ReasonField } from '../../../shared/process/act-fields.tsx';
import { useWorkAct } from '../../../shared/process/use-work-act.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import type { ActProps } from './act-props.ts';

const shape = z.object({ photos: z.array(fileRef), comment: z.string() });

/** It was no failure: why, and photos that show it. */
export function AppealAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const draft = useFormDraft(`appeal.${detail.id}`, shape, { photos: [], comment: '' });
  const { photos, comment } = draft.value;
  const [isTried, setTried] = useState(false);
  const needed = t('rectification.form.appealPhotosNeeded');
  const close = () => {
    draft.forget();
    onClose();
  };
  const appeal = useWorkAct(rectificationApi.appeal, {
    done: () => t('rectification.done.appeal'),
    onClose: close,
    onGone,
    invalidates: ['task', 'record'],
  });
  const submit = () => {
    setTried(true);
    if (comment.trim() === '' || photos.length === 0) return;
    void appeal.run({ id: detail.id, rev: detail.rev, comment, photoIds: photos.map((photo) => photo.id) });
  };
  return (
    <ActForm verb={t('rectification.act.appeal')} isBusy={appeal.busy} onSubmit={submit} onClose={close}>
      <ReasonField
        value={comment}
        onChange={(next) => draft.set({ photos, comment: next })}
        isTried={isTried}
        hint={t('rectification.form.appealReason')}
      />
      <PhotoField
        label={t('rectification.form.appealPhotos')}
        value={photos}
        onChange={(next) => draft.set({ photos: next, comment })}
        hint={needed}
        error={isTried && photos.length === 0 ? needed : undefined}
      />
    </ActForm>
  );
}
