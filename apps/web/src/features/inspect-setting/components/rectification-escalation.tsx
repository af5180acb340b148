import { LIMIT } from '@rondo/domain/limit';
import { ESCALATION_LEVELS, HOURS_OF_LEVEL } from '@rondo/domain/rectification-setting';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SwitchLine } from '../../../shared/ui/form/switch-line.tsx';
import type { Draft } from '../rectification-draft.ts';

interface Props {
  draft: Draft;
  set: (patch: Partial<Draft>) => void;
}

const RANGE = { min: 1, max: LIMIT.rectification.limitHours, digits: 0 };

/** Who hears of what stays late, after how many hours, and how long a review may take. */
export function RectificationEscalation({ draft, set }: Props) {
  const t = useT();
  return (
    <fieldset className="setting-group">
      <legend>{t('inspectSetting.rect.escalation')}</legend>
      <p className="field-hint">{t('inspectSetting.rect.escalationHint')}</p>
      <SwitchLine
        label={t('inspectSetting.rect.tellsOverdue')}
        hint={t('inspectSetting.rect.tellsOverdueHint')}
        isOn={draft.tellsOverdue}
        onChange={(tellsOverdue) => set({ tellsOverdue })}
      />
      {ESCALATION_LEVELS.map((level) => (
        <NumberField
          key={level}
          label={t(`inspectSetting.rect.${HOURS_OF_LEVEL[level]}`)}
          {...RANGE}
          isOptional
          placeholder={t('inspectSetting.rect.off')}
          value={draft[HOURS_OF_LEVEL[level]]}
          onChange={(hours) => set({ [HOURS_OF_LEVEL[level]]: hours })}
        />
      ))}
      <NumberField
        label={t('inspectSetting.rect.reviewHours')}
        hint={t('inspectSetting.rect.reviewHoursHint')}
        {...RANGE}
        value={draft.reviewHours}
        onChange={(reviewHours) => set({ reviewHours })}
      />
    </fieldset>
  );
}
