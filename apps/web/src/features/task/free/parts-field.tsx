import { LIMIT } from '@rondo/domain/limit';
import { Plus, Trash2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { PickerField } from '../dispatch/picker-field.tsx';
import { usePickablePeople } from '../dispatch/use-pickable.ts';
import { type FreePlan, newPart } from './free-plan.ts';
import type { PartProps } from './part-props.ts';

/** The sub-tasks, each with its own handler. */
export function PartsField({ plan: { parts }, set, errorOf }: PartProps) {
  const t = useT();
  const put = (at: number, patch: Partial<FreePlan['parts'][number]>) =>
    set({ parts: parts.map((part, i) => (i === at ? { ...part, ...patch } : part)) });
  return (
    <fieldset className="free-group">
      <legend>{t('freeTask.parts')}</legend>
      <p className="dense">{t('freeTask.partsHint')}</p>
      {parts.map(({ key, name, handlerId }, at) => (
        <div key={key} className="free-sub">
          <TextField
            label={t('freeTask.partName', { no: at + 1 })}
            isRequired
            maxLength={LIMIT.name.task}
            value={name}
            onChange={(next) => put(at, { name: next })}
          />
          <PickerField
            label={t('freeTask.partHandler', { no: at + 1 })}
            isRequired
            value={handlerId === null ? [] : [handlerId]}
            // One handler: whoever is chosen last takes it over.
            onChange={(ids) => put(at, { handlerId: ids.at(-1) ?? null })}
            useFound={usePickablePeople}
          />
          <button
            type="button"
            className="quiet"
            aria-label={t('freeTask.removePart', { no: at + 1 })}
            onClick={() => set({ parts: parts.filter((part) => part.key !== key) })}
          >
            <Trash2 size={16} strokeWidth={1.75} aria-hidden />
          </button>
        </div>
      ))}
      <FieldError>{errorOf('part').error}</FieldError>
      {parts.length < LIMIT.task.subTasks && (
        <button type="button" className="button" onClick={() => set({ parts: [...parts, newPart()] })}>
          <Plus size={16} strokeWidth={1.75} aria-hidden />
          {t('freeTask.addPart')}
        </button>
      )}
    </fieldset>
  );
}
