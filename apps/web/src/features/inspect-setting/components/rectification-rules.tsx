import { LIMIT } from '@rondo/domain/limit';
import { AUTO_CREATE, type AutoCreate } from '@rondo/domain/rectification-setting';
import { CLOCK_TYPES, type ClockType } from '@rondo/domain/work-clock';
import { useId } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import type { Draft } from '../rectification-draft.ts';
import { RectificationEscalation } from './rectification-escalation.tsx';

interface Props {
  draft: Draft;
  set: (patch: Partial<Draft>) => void;
}

const HOURS = ['hoursNormal', 'hoursMajor', 'hoursRedLine', 'roundHours'] as const;

/** What handlers have to, and may. */
const ALLOWED = ['cameraOnly', 'allowsTransfer', 'allowsExtension', 'allowsAppeal'] as const;

/** How long there is, what a fix needs, and what becomes a rectification at all. */
export function RectificationRules(props: Props) {
  return (
    <>
      <Time {...props} />
      <Fix {...props} />
      <Making {...props} />
      <RectificationEscalation {...props} />
    </>
  );
}

function Time({ draft, set }: Props) {
  const t = useT();
  return (
    <fieldset className="setting-group">
      <legend>{t('inspectSetting.rect.hours')}</legend>
      <div className="setting-hours">
        {HOURS.map((key) => (
          <NumberField
            key={key}
            label={t(`inspectSetting.rect.${key}`)}
            min={1}
            max={LIMIT.rectification.limitHours}
            digits={0}
            value={draft[key]}
            onChange={(hours) => set({ [key]: hours })}
          />
        ))}
      </div>
      <p className="field-hint">{t('inspectSetting.rect.hoursHint')}</p>
      <SelectField<ClockType>
        label={t('inspectSetting.rect.clock')}
        hint={t(`inspectSetting.rect.clockHint.${draft.clock}`)}
        options={CLOCK_TYPES.map((value) => ({ value, label: t(`inspectSetting.rect.clocks.${value}`) }))}
        value={draft.clock}
        onChange={(clock) => set({ clock: clock ?? draft.clock })}
      />
    </fieldset>
  );
}

function Fix({ draft, set }: Props) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className="setting-group">
      <legend>{t('inspectSetting.rect.fix')}</legend>
      <NumberField
        label={t('inspectSetting.rect.minPhotos')}
        min={1}
        max={LIMIT.photo.perItem}
        digits={0}
        value={draft.minPhotos}
        onChange={(minPhotos) => set({ minPhotos })}
      />
      {ALLOWED.map((key) => (
        <div key={key} className="setting-line">
          <label htmlFor={`${id}${key}`}>
            {t(`inspectSetting.rect.${key}`)}
            <span className="field-hint">{t(`inspectSetting.rect.${key}Hint`)}</span>
          </label>
          <Switch id={`${id}${key}`} isOn={draft[key]} onChange={(isOn) => set({ [key]: isOn })} />
        </div>
      ))}
    </fieldset>
  );
}

function Making({ draft, set }: Props) {
  const t = useT();
  const id = useId();
  return (
    <fieldset className="setting-group">
      <legend>{t('inspectSetting.rect.making')}</legend>
      <SelectField<AutoCreate>
        label={t('inspectSetting.rect.autoCreate')}
        hint={t('inspectSetting.rect.autoHint')}
        options={AUTO_CREATE.map((value) => ({ value, label: t(`inspectSetting.rect.autos.${value}`) }))}
        value={draft.autoCreate}
        onChange={(autoCreate) => set({ autoCreate: autoCreate ?? 'ask' })}
      />
      <NumberField
        label={t('inspectSetting.rect.repeatDays')}
        min={1}
        max={LIMIT.period.days}
        digits={0}
        value={draft.repeatDays}
        onChange={(repeatDays) => set({ repeatDays })}
      />
      <div className="setting-line">
        <label htmlFor={id}>
          {t('inspectSetting.rect.raisesRepeats')}
          <span className="field-hint">{t('inspectSetting.rect.raisesRepeatsHint')}</span>
        </label>
        <Switch id={id} isOn={draft.raisesRepeats} onChange={(raisesRepeats) => set({ raisesRepeats })} />
      </div>
    </fieldset>
  );
}
