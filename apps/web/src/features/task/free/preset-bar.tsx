import { freeTaskApi } from '@rondo/contract/free-task';
import { useState } from 'react';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { type FreePlan, presetOf, withPreset } from './free-plan.ts';
import { PresetList } from './preset-list.tsx';
import { SavePresetForm } from './preset-name-form.tsx';

interface Props {
  plan: FreePlan;
  onUse: (plan: FreePlan) => void;
}

/** Where a free task begins from: what was asked for before. */
export function PresetBar({ plan, onUse }: Props) {
  const t = useT();
  const [open, setOpen] = useState<'save' | 'manage' | null>(null);
  const read = useCall(freeTaskApi.presets, {}, { part: true });
  const presets = read.data ?? [];
  const close = () => setOpen(null);
  return (
    <section className="free-presets">
      <SelectField
        label={t('freeTask.preset.begin')}
        isLoading={read.isPending}
        onRetry={retryOf(read)}
        {...(read.data?.length === 0 ? { hint: t('freeTask.preset.none') } : {})}
        options={presets.map(({ id, name }) => ({ value: id, label: name }))}
        value={null}
        onChange={(id) => {
          const preset = presets.find((one) => one.id === id);
          if (preset) onUse(withPreset(plan, preset));
        }}
      />
      <div className="free-quick">
        <button type="button" className="button" disabled={plan.name.trim() === ''} onClick={() => setOpen('save')}>
          {t('freeTask.preset.save')}
        </button>
        {presets.length > 0 && (
          <button type="button" className="button" onClick={() => setOpen('manage')}>
            {t('freeTask.preset.manage')}
          </button>
        )}
      </div>
      {open === 'save' && (
        <Dialog title={t('freeTask.preset.save')} onClose={close} isSheet>
          <SavePresetForm name={plan.name} body={presetOf(plan)} onClose={close} />
        </Dialog>
      )}
      {open === 'manage' && (
        <Dialog title={t('freeTask.preset.manage')} onClose={close}>
          <PresetList presets={presets} />
        </Dialog>
      )}
    </section>
  );
}
