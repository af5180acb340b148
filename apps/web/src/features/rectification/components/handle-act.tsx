import { fileRef } from '@rondo/contract/kit/shapes';
import { rectificationApi } from '@rondo/contract/rectification';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { z } from 'zod';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { PhotoField } from '../../../shared/photo/photo-field.tsx';
import { refreshCounters } from '../../../shared/session/counters.ts';
import { useFormDraft } from '../../../shared/session/use-form-draft.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { AlikeHint } from '../../photo-hash/index.ts';
import type { ActProps } from './act-props.ts';
import { SameAngle } from './same-angle.tsx';

const shape = z.object({
  photos: z.array(fileRef),
  comment: z.string(),
  noVisibleChange: z.boolean().default(false),
  cost: z.number().nullable().default(null),
});
const EMPTY = { photos: [], comment: '', noVisibleChange: false, cost: null };

/** The handler's fix: photos and a word about it. */
export function HandleAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const draft = useFormDraft(`handle.${detail.id}`, shape, EMPTY);
  const { photos, comment, noVisibleChange, cost } = draft.value;
  const set = (some: Partial<typeof draft.value>) => draft.set({ ...draft.value, ...some });
  const [isTried, setTried] = useState(false);
  const [isUnchanged, setUnchanged] = useState(false);
  const event = detail.can.events.includes('handle') ? 'handle' : 'handle_unreviewed';
  const isShort = photos.length < detail.minPhotos;
  const needed = t(`rectification.form.${detail.cameraOnly ? 'photosTaken' : 'photosNeeded'}`, {
    count: detail.minPhotos,
  });
  const close = () => {
    draft.forget();
    onClose();
  };
  const handle = useAct(rectificationApi.handle, {
    onDone: () => {
      toast.ok(t(`rectification.done.${event}`));
      refreshCounters();
      close();
    },
    onGone: (refusal) => {
      toast.error(refusal.message);
      onGone();
    },
    onRefused: ({ reason }) => {
      const is = reason === 'PHOTO_UNCHANGED';
      setUnchanged(is);
      return is;
    },
    invalidates: ['task', 'record'],
  });
  const unchanged = isUnchanged && !noVisibleChange ? t('error.PHOTO_UNCHANGED') : undefined;
  const submit = () => {
    setTried(true);
    if (isShort) return;
    void handle.run({
      id: detail.id,
      rev: detail.rev,
      photoIds: photos.map((p) => p.id),
      comment,
      noVisibleChange,
      cost,
    });
  };
  return (
    <ActForm verb={t(`rectification.act.${event}`)} isBusy={handle.busy} onSubmit={submit} onClose={close}>
      <PhotoField
        label={t('rectification.form.photos')}
        value={photos}
        onChange={(next) => set({ photos: next })}
        isCameraOnly={detail.cameraOnly}
        hint={needed}
        error={isTried && isShort ? needed : unchanged}
      />
      {detail.beforePhotos[0] && (
        <SameAngle
          before={detail.beforePhotos[photos.length] ?? detail.beforePhotos[0]}
          taken={photos.length}
          onTaken={(photo) => set({ photos: [...photos, photo] })}
        />
      )}
      {(isUnchanged || noVisibleChange) && (
        <div>
          <Checkbox
            label={t('rectification.form.noVisibleChange')}
            isChecked={noVisibleChange}
            onChange={(next) => set({ noVisibleChange: next })}
          />
          <p className="field-hint">{t('rectification.form.noVisibleChangeHint')}</p>
        </div>
      )}
      <AlikeHint photoIds={photos.map((p) => p.id)} rectificationId={detail.id} />
      <TextField
        label={t('ui.act.comment')}
        hint={t('rectification.form.commentHint')}
        value={comment}
        onChange={(next) => set({ comment: next })}
        rows={3}
        maxLength={LIMIT.text.comment}
      />
      <NumberField
        label={t('rectification.cost')}
        hint={t('rectification.form.costHint')}
        min={0}
        max={LIMIT.rectification.cost}
        isOptional
        value={cost}
        onChange={(next) => set({ cost: next })}
      />
    </ActForm>
  );
}
