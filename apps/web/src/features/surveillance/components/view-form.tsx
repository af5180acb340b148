import { type CameraView, surveillanceApi } from '@rondo/contract/surveillance';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { Wall } from '../wall-layout.ts';

interface Props {
  /** What is saved as a new one. */
  wall: Wall;
  /** The one whose name or readers change. */
  view?: CameraView;
  onClose: () => void;
}

/** Name of a saved wall, and whether others see it. */
export function ViewForm({ wall, view, onClose }: Props) {
  const t = useT();
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const [error, setError] = useState('');
  const [requestId] = useState(() => uuidv7());
  const onDone = () => {
    toast.ok(t('surveillance.view.saved'));
    onClose();
  };
  const onRefused = (refusal: Refusal) => {
    if (refusal.reason === 'CAMERA_VIEW_TAKEN') setError(refusal.message);
    return refusal.reason === 'CAMERA_VIEW_TAKEN';
  };
  const create = useAct(surveillanceApi.createView, { invalidates: ['cameraView'], onDone, onRefused });
  const edit = useAct(surveillanceApi.editView, { invalidates: ['cameraView'], onDone, onRefused });
  const save = () => {
    setError('');
    const fields = { name: name.trim(), isShared };
    if (!view) return void create.run({ ...fields, size: wall.size, cameraIds: [...wall.cells], requestId });
    const { id, rev, size, cells } = view;
    void edit.run({ ...fields, id, rev, size, cameraIds: cells.map((camera) => camera?.id ?? null) });
  };
  return (
    <ConfirmDialog
      title={t(view ? 'surveillance.view.edit' : 'surveillance.view.save')}
      width={400}
      verb={t('ui.save')}
      isBusy={create.busy || edit.busy}
      isDisabled={name.trim() === ''}
      onConfirm={save}
      onClose={onClose}
    >
      <div className="patrol-form">
        <TextField
          label={t('surveillance.view.name')}
          isRequired
          value={name}
          maxLength={LIMIT.name.cameraView}
          error={error}
          onChange={setName}
        />
        <Checkbox label={t('surveillance.view.share')} isChecked={isShared} onChange={setShared} />
        <p className="meta">{t('surveillance.view.shareHint')}</p>
      </div>
    </ConfirmDialog>
  );
}
