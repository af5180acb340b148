import { LIMIT } from '@rondo/domain/limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import type { FormPart } from '../learning-draft.ts';

/** By when it is to be learned. */
export function FormDue({ draft: { due, dueOn, dueDays }, put, faults }: FormPart) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  return (
    <fieldset className="learning-part">
      <legend className="field-label">{t('learning.form.due')}</legend>
      <Segment
        label={t('learning.form.due')}
        value={due}
        onChange={(to) => put({ due: to, dueOn: dueOn ?? today })}
        options={[
          { value: 'none', label: t('learning.form.dueNone') },
          { value: 'day', label: t('learning.form.dueDay') },
          { value: 'days', label: t('learning.form.dueDays') },
        ]}
      />
      {due === 'day' && (
        <DateField
          label={t('learning.form.dueOn')}
          isRequired
          error={faults.dueOn}
          value={dueOn ?? ''}
          onChange={(day) => put({ dueOn: day || null })}
        />
      )}
      {due === 'days' && (
        <NumberField
          label={t('learning.form.dueDaysLabel')}
          error={faults.dueDays}
          value={dueDays}
          min={0}
          max={LIMIT.learning.dueDays}
          digits={0}
          suffix={t('learning.form.days')}
          onChange={(days) => put({ dueDays: days })}
        />
      )}
    </fieldset>
  );
}
