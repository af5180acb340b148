import { AI_HANDLINGS } from '@rondo/domain/ai-rule';
import { LIMIT } from '@rondo/domain/limit';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, usePickablePeople } from '../../task/index.ts';
import type { FormPart } from '../form-part.ts';

/** What becomes of an event. */
export function FormAfter({ draft, put, faults }: FormPart) {
  const t = useT();
  return (
    <>
      <SelectField
        label={t('aiRule.field.handling')}
        {...(draft.handling === 'rectify' ? { hint: t('aiRule.form.rectifyHint') } : {})}
        value={draft.handling}
        onChange={(handling) => handling && put({ handling })}
        options={AI_HANDLINGS.map((value) => ({ value, label: t(`aiRule.handling.${value}`) }))}
      />
      {draft.handling === 'rectify' && (
        <>
          <PickerField
            label={t('aiRule.field.handlers')}
            value={draft.handlerIds}
            onChange={(handlerIds) => put({ handlerIds })}
            useFound={usePickablePeople}
            {...(faults.handlerIds ? { error: faults.handlerIds } : {})}
          />
          <PickerField
            label={t('aiRule.field.reviewers')}
            value={draft.reviewerIds}
            onChange={(reviewerIds) => put({ reviewerIds })}
            useFound={usePickablePeople}
          />
          <NumberField
            label={t('aiRule.field.limitHours')}
            digits={0}
            min={1}
            max={LIMIT.rectification.limitHours}
            value={draft.limitHours}
            onChange={(limitHours) => put({ limitHours })}
          />
        </>
      )}
      {draft.handling !== 'record' && (
        <PickerField
          label={t('aiRule.field.notified')}
          hint={t('aiRule.form.notifiedHint')}
          value={draft.notifyIds}
          onChange={(notifyIds) => put({ notifyIds })}
          useFound={usePickablePeople}
          {...(faults.notifyIds ? { error: faults.notifyIds } : {})}
        />
      )}
    </>
  );
}
