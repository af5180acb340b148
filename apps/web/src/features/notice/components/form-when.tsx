import { LIMIT } from '@rondo/domain/limit';
import { NOTICE_METHODS } from '@rondo/domain/notice';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import { type FormPart, mayBeEmergency } from '../notice-draft.ts';

/** When it is sent, until when it is shown and pinned, and whether who joins later gets it too. */
export function FormWhen({ draft, put, faults }: FormPart) {
  const t = useT();
  const errorAt = (name: string) => (faults[name] ? { error: faults[name] } : {});
  return (
    <fieldset className="notice-part">
      <legend className="field-label">{t('notice.methodLabel')}</legend>
      <Segment
        label={t('notice.methodLabel')}
        value={draft.method}
        onChange={(method) => put({ method })}
        options={NOTICE_METHODS.map((value) => ({ value, label: t(`notice.method.${value}`) }))}
      />
      {mayBeEmergency(draft) && (
        <SwitchLine
          label={t('notice.emergency.label')}
          hint={t('notice.emergency.hint')}
          isOn={draft.isEmergency}
          onChange={(isEmergency) => put({ isEmergency })}
        />
      )}
      {draft.importance !== 'normal' && !(draft.isEmergency && mayBeEmergency(draft)) && (
        <p className="field-hint notice-hint">{t('notice.emergency.waits')}</p>
      )}
      <FieldError>{faults.isEmergency}</FieldError>
      {draft.method === 'scheduled' && (
        <DateTimeField
          label={t('notice.field.sendAt')}
          hint={t('notice.form.sendHint', { minutes: LIMIT.announcement.leastAheadMinutes })}
          isRequired
          value={draft.sendAt}
          onChange={(sendAt) => put({ sendAt })}
          {...errorAt('sendAt')}
        />
      )}
      <div className="notice-pair">
        <DateTimeField
          label={t('notice.field.pinnedUntil')}
          value={draft.pinnedUntil}
          onChange={(pinnedUntil) => put({ pinnedUntil })}
          {...errorAt('pinnedUntil')}
        />
        <DateTimeField
          label={t('notice.field.expiresAt')}
          value={draft.expiresAt}
          onChange={(expiresAt) => put({ expiresAt })}
          {...errorAt('expiresAt')}
        />
      </div>
      <Checkbox
        label={t('notice.field.withLaterJoiners')}
        isChecked={draft.withLaterJoiners}
        onChange={(withLaterJoiners) => put({ withLaterJoiners })}
      />
    </fieldset>
  );
}
