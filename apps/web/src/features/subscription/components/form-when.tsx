import { LIMIT } from '@rondo/domain/limit';
import { isPeriodOf, type SubscriptionReport } from '@rondo/domain/subscription';
import { SUBSCRIPTION_PERIODS } from '@rondo/domain/subscription/period';
import { isBeforeStatistics, SUBSCRIPTION_FREQUENCIES } from '@rondo/domain/subscription/schedule';
import { weekdayWord } from '@rondo/messages/schedule-words';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { TimeField } from '../../../shared/ui/date/time-field.tsx';
import { Banner } from '../../../shared/ui/drawer/banner.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { type FormPart, withFrequency } from '../subscription-draft.ts';

/** How often and at what time it is sent, and which days it is about. */
export function FormWhen({ draft, put, faults, report }: FormPart & { report: SubscriptionReport }) {
  const t = useT();
  const { timeZone } = useFormat().place;
  const periods = SUBSCRIPTION_PERIODS.filter((one) => isPeriodOf(report, one));
  return (
    <>
      <div className="subscription-choice">
        <span className="field-label" aria-hidden="true">
          {t('subscription.field.frequency')}
        </span>
        <Segment
          label={t('subscription.field.frequency')}
          options={SUBSCRIPTION_FREQUENCIES.map((value) => ({ value, label: t(`subscription.frequency.${value}`) }))}
          value={draft.frequency}
          onChange={(frequency) => put(withFrequency(draft, frequency))}
        />
      </div>
      <div className="subscription-pair">
        <FormDay draft={draft} put={put} faults={faults} />
        <TimeField
          label={t('subscription.field.time')}
          hint={t('subscription.form.zone', { zone: timeZone })}
          isRequired
          value={draft.time}
          onChange={(time) => put({ time })}
        />
      </div>
      {isBeforeStatistics(draft.time) && <Banner tone="warn">{t('subscription.form.early')}</Banner>}
      {periods.length > 1 && (
        <SelectField
          label={t('subscription.field.period')}
          value={draft.period}
          onChange={(period) => period && put({ period })}
          options={periods.map((value) => ({ value, label: t(`subscription.period.${value}`) }))}
          {...(faults.period ? { error: faults.period } : {})}
        />
      )}
      <div className="subscription-pair">
        <DateField
          label={t('subscription.field.startOn')}
          isRequired
          value={draft.startOn}
          onChange={(startOn) => put({ startOn })}
        />
        <DateField
          label={t('subscription.field.endOn')}
          hint={t('subscription.form.endHint')}
          value={draft.endOn}
          onChange={(endOn) => put({ endOn })}
        />
      </div>
      <FieldError>{faults.schedule}</FieldError>
    </>
  );
}

function FormDay({ draft, put }: FormPart) {
  const t = useT();
  if (draft.frequency === 'daily') return null;
  if (draft.frequency === 'weekly')
    return (
      <SelectField
        label={t('subscription.field.weekday')}
        value={String(draft.weekday)}
        onChange={(day) => day !== null && put({ weekday: Number(day) })}
        options={Array.from({ length: LIMIT.weekdays }, (_, day) => ({
          value: String(day),
          label: weekdayWord(t, day),
        }))}
      />
    );
  return (
    <NumberField
      label={t(draft.frequency === 'quarterly' ? 'subscription.form.quarterDay' : 'subscription.field.monthDay')}
      hint={t('subscription.form.lastDay')}
      digits={0}
      min={1}
      max={LIMIT.cycle.monthDate}
      value={draft.monthDay}
      onChange={(monthDay) => put({ monthDay })}
    />
  );
}
