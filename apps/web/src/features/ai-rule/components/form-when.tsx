import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { AI_HOURS } from '@rondo/domain/ai/kinds';
import { AI_TIME_KINDS } from '@rondo/domain/ai/schedule';
import { Plus, X } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import type { FormPart } from '../form-part.ts';
import { Choice } from './choice.tsx';

/** Inspection time and validity. */
export function FormWhen({ draft, put, faults }: FormPart) {
  const t = useT();
  const { fixed } = draft;
  return (
    <>
      <Choice
        label={t('aiRule.field.times')}
        options={AI_TIME_KINDS.map((value) => ({ value, label: t(`aiRule.times.${value}`) }))}
        value={draft.timesKind}
        onChange={(timesKind) => put({ timesKind })}
      />
      {draft.timesKind === 'fixed' && (
        <div className="ai-rule-rows">
          {fixed.map((time, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: times have no name of their own and are only added at the end
            <div key={at} className="ai-rule-row">
              <TimeField
                label={t('aiRule.form.time', { no: at + 1 })}
                isLabelHidden
                value={time}
                onChange={(next) => put({ fixed: fixed.with(at, next) })}
              />
              {fixed.length > 1 && (
                <Button
                  look="text"
                  icon={X}
                  label={t('aiRule.form.remove', { no: at + 1 })}
                  onPress={() => put({ fixed: fixed.toSpliced(at, 1) })}
                />
              )}
            </div>
          ))}
          {fixed.length < AI_LIMIT.timesPerDay && (
            <div>
              <Button isSmall icon={Plus} onPress={() => put({ fixed: [...fixed, '12:00'] })}>
                {t('aiRule.form.addTime')}
              </Button>
            </div>
          )}
        </div>
      )}
      {draft.timesKind === 'every' && (
        <NumberField
          label={t('aiRule.form.minutes')}
          digits={0}
          {...AI_LIMIT.everyMinutes}
          value={draft.minutes}
          onChange={(minutes) => put({ minutes })}
        />
      )}
      <FieldError>{faults.times}</FieldError>
      <Choice
        label={t('aiRule.field.hours')}
        options={AI_HOURS.map((value) => ({ value, label: t(`aiRule.hours.${value}`) }))}
        value={draft.hours}
        onChange={(hours) => put({ hours })}
      />
      <div className="ai-rule-pair">
        <DateField
          label={t('aiRule.field.startOn')}
          isRequired
          value={draft.startOn}
          onChange={(startOn) => put({ startOn })}
          {...(faults.startOn ? { error: faults.startOn } : {})}
        />
        <DateField
          label={t('aiRule.field.endOn')}
          hint={t('aiRule.form.endHint')}
          value={draft.endOn}
          onChange={(endOn) => put({ endOn })}
          {...(faults.endOn ? { error: faults.endOn } : {})}
        />
      </div>
    </>
  );
}
