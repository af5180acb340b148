import { type FreeTaskPreset, freeTaskApi } from '@rondo/contract/free-task';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { RenamePresetForm } from './preset-name-form.tsx';

/** All presets, with what the reader may do to each. */
export function PresetList({ presets }: { presets: readonly FreeTaskPreset[] }) {
  const t = useT();
  const [renamed, setRenamed] = useState<FreeTaskPreset | null>(null);
  const [removed, setRemoved] = useState<FreeTaskPreset | null>(null);
  const remove = useAct(freeTaskApi.removePreset, {
    onDone: () => {
      toast.ok(t('freeTask.preset.removed'));
      setRemoved(null);
    },
  });
  if (renamed) return <RenamePresetForm preset={renamed} onClose={() => setRenamed(null)} />;
  return (
    <>
      {presets.length === 0 && <p className="dense">{t('freeTask.preset.none')}</p>}
      <ul className="free-preset-list">
        {presets.map((preset) => (
          <li key={preset.id}>
            <span>
              <span className="strong">{preset.name}</span>
              <span className="meta">{t('freeTask.preset.by', { name: preset.by.name })}</span>
            </span>
            {preset.can.edit && (
              <span className="free-quick">
                <button type="button" className="button button-small" onClick={() => setRenamed(preset)}>
                  {t('freeTask.preset.rename')}
                </button>
                <button type="button" className="button button-small" onClick={() => setRemoved(preset)}>
                  {t('freeTask.preset.remove')}
                </button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {removed && (
        <ConfirmDialog
          title={t('freeTask.preset.remove')}
          verb={t('freeTask.preset.remove')}
          isDanger
          isBusy={remove.busy}
          onConfirm={() => void remove.run({ id: removed.id })}
          onClose={() => setRemoved(null)}
        >
          <p>{t('freeTask.preset.removeSure', { name: removed.name })}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
