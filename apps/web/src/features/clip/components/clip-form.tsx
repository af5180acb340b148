import { clipApi } from '@rondo/contract/clip';
import { LIMIT } from '@rondo/domain/limit';
import type { Stretch } from '@rondo/domain/recording';
import type { WatchPurpose } from '@rondo/domain/surveillance';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ClipCamera } from '../clip-camera.ts';
import { missingOf } from '../clip-range.ts';
import { lastsText } from './lasts-text.ts';

interface Props {
  range: Stretch;
  cameras: readonly ClipCamera[];
  /** Why somebody watches: it stands in the watch log. */
  purpose: WatchPurpose;
  onClose: () => void;
  onDone: () => void;
}

/** What a clip is called and why it is cut: both stand beside it in the gallery. */
export function ClipForm({ range, cameras, purpose, onClose, onDone }: Props) {
  const t = useT();
  const format = useFormat();
  const [cameraId, setCameraId] = useState(cameras[0]?.id ?? '');
  const camera = cameras.find(({ id }) => id === cameraId);
  const [from, to] = [new Date(range.from).toISOString(), new Date(range.to).toISOString()];
  const [name, setName] = useState(() =>
    `${camera?.name ?? ''} ${format.dateTime(from)}`.trim().slice(0, LIMIT.clip.name),
  );
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const [requestId] = useState(() => uuidv7());
  const create = useAct(clipApi.create, {
    onDone: () => {
      toast.ok(t('clip.asked', { name: name.trim() }));
      onDone();
    },
  });
  const submit = () => {
    setTried(true);
    if (name.trim() === '' || reason.trim() === '') return;
    void create.run({ requestId, cameraId, from, to, name: name.trim(), reason: reason.trim(), purpose });
  };
  const missing = camera ? missingOf(range, camera.stretches) : 0;
  return (
    <Dialog title={t('clip.cut')} width={440} isSticky onClose={onClose}>
      <ActForm verb={t('clip.cutThis')} isBusy={create.busy} onSubmit={submit} onClose={onClose}>
        {cameras.length > 1 && (
          <SelectField
            label={t('clip.camera')}
            value={cameraId}
            onChange={(next) => next && setCameraId(next)}
            options={cameras.map((one) => ({ value: one.id, label: `${one.shopName} ${one.name}` }))}
          />
        )}
        <p className="clip-when num">
          {t('clip.span', { from: format.dateTimeSeconds(from), to: format.timeSeconds(to) })}
          <span className="meta">{lastsText(range.to - range.from, t)}</span>
        </p>
        {missing >= 1_000 && <p className="clip-missing">{t('clip.missingHint', { lasts: lastsText(missing, t) })}</p>}
        <TextField
          label={t('clip.name')}
          value={name}
          onChange={setName}
          maxLength={LIMIT.clip.name}
          isRequired
          {...(isTried && name.trim() === '' ? { error: t('clip.nameRequired') } : {})}
        />
        <TextField
          label={t('clip.reason')}
          placeholder={t('clip.reasonHint')}
          value={reason}
          onChange={setReason}
          rows={3}
          maxLength={LIMIT.clip.reason}
          isRequired
          {...(isTried && reason.trim() === '' ? { error: t('clip.reasonRequired') } : {})}
        />
        <p className="field-hint">{t('clip.limits')}</p>
      </ActForm>
    </Dialog>
  );
}
