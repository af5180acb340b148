import { type PresetRow, ptzApi } from '@rondo/contract/ptz';
import { PTZ_LIMIT } from '@rondo/domain/ptz-limit';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';

/** What somebody wants of a preset. */
export type PresetAsked = { kind: 'new' } | { kind: 'update' | 'remove'; preset: PresetRow };

interface Props {
  cameraId: string;
  asked: PresetAsked;
  onClose: () => void;
}

/** Names a new preset, or asks before one gets another place or is deleted. */
export function PresetDialog({ cameraId, asked, onClose }: Props) {
  const t = useT();
  const [name, setName] = useState('');
  const save = useAct(ptzApi.savePreset);
  const remove = useAct(ptzApi.removePreset);
  const keep = async (wanted: string, presetId: string | null) => {
    if (!(await save.run({ cameraId, name: wanted, preset: presetId }))) return;
    toast.ok(t('ptz.saved', { name: wanted }));
    onClose();
  };
  if (asked.kind === 'new')
    return (
      <ConfirmDialog
        title={t('ptz.save')}
        width={400}
        isSheet
        verb={t('ui.save')}
        isBusy={save.busy}
        isDisabled={name.trim() === ''}
        onConfirm={() => void keep(name.trim(), null)}
        onClose={onClose}
      >
        <TextField
          label={t('ptz.name')}
          isRequired
          autoFocus
          value={name}
          maxLength={PTZ_LIMIT.presetName}
          onChange={setName}
        />
      </ConfirmDialog>
    );
  const { preset } = asked;
  if (asked.kind === 'update')
    return (
      <ConfirmDialog
        title={t('ptz.updateAsk', { name: preset.name })}
        width={400}
        verb={t('ptz.update')}
        isBusy={save.busy}
        onConfirm={() => void keep(preset.name, preset.id)}
        onClose={onClose}
      />
    );
  const forget = async () => {
    if (!(await remove.run({ cameraId, preset: preset.id }))) return;
    toast.ok(t('ptz.removed', { name: preset.name }));
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('ptz.remove', { name: preset.name })}
      width={400}
      verb={t('ui.delete')}
      isDanger
      isBusy={remove.busy}
      onConfirm={() => void forget()}
      onClose={onClose}
    >
      <p>{t('ptz.removeHint')}</p>
    </ConfirmDialog>
  );
}
