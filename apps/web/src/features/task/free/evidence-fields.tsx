import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import type { PartProps } from './part-props.ts';

/** What the handler has to hand in. */
export function EvidenceFields({ plan, set }: Pick<PartProps, 'plan' | 'set'>) {
  const t = useT();
  return (
    <fieldset className="free-group">
      <legend>{t('freeTask.evidence')}</legend>
      <NumberField
        label={t('freeTask.evidencePhotos')}
        min={0}
        max={LIMIT.photo.perItem}
        digits={0}
        value={plan.photos}
        onChange={(photos) => set({ photos })}
      />
      <Checkbox label={t('freeTask.evidenceText')} isChecked={plan.text} onChange={(text) => set({ text })} />
      <Checkbox label={t('freeTask.evidenceNumber')} isChecked={plan.number} onChange={(number) => set({ number })} />
      {plan.number && (
        <TextField
          label={t('freeTask.numberLabel')}
          hint={t('freeTask.numberLabelHint')}
          maxLength={LIMIT.task.numberLabel}
          value={plan.numberLabel}
          onChange={(numberLabel) => set({ numberLabel })}
        />
      )}
      {plan.parts.length > 0 && <p className="dense">{t('freeTask.partsEvidence')}</p>}
    </fieldset>
  );
}
