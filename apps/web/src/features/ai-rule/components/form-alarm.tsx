import { AI_LIMIT } from '@rondo/domain/ai/ai-limit';
import { useT } from '../../../shared/i18n.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import type { FormPart } from '../form-part.ts';
import { Choice } from './choice.tsx';

const LEVELS = Array.from(
  { length: AI_LIMIT.sensitivity.max - AI_LIMIT.sensitivity.min + 1 },
  (_, at) => AI_LIMIT.sensitivity.min + at,
);

/** What counts as an event. */
export function FormAlarm({ draft, put }: FormPart) {
  const t = useT();
  return (
    <>
      <div className="ai-rule-pair">
        <NumberField
          label={t('aiRule.field.confidence')}
          isRequired
          digits={0}
          suffix="%"
          {...AI_LIMIT.confidencePercent}
          value={draft.confidencePercent}
          onChange={(confidencePercent) => put({ confidencePercent })}
        />
        <NumberField
          label={t('aiRule.field.minSize')}
          digits={0}
          {...AI_LIMIT.minSize}
          value={draft.minSize}
          onChange={(minSize) => put({ minSize })}
        />
      </div>
      <Choice
        label={t('aiRule.field.persistence')}
        options={(['seconds', 'frames'] as const).map((value) => ({ value, label: t(`aiRule.persist.${value}`) }))}
        value={draft.lastsKind}
        onChange={(lastsKind) => put({ lastsKind })}
      />
      {draft.lastsKind === 'seconds' ? (
        <NumberField
          label={t('aiRule.persist.seconds')}
          digits={0}
          suffix={t('aiRule.form.seconds')}
          {...AI_LIMIT.persistSeconds}
          value={draft.seconds}
          onChange={(seconds) => put({ seconds })}
        />
      ) : (
        <div className="ai-rule-pair">
          <NumberField
            label={t('aiRule.form.hits')}
            digits={0}
            min={AI_LIMIT.frames.min}
            max={draft.of}
            value={draft.hits}
            onChange={(hits) => put({ hits })}
          />
          <NumberField
            label={t('aiRule.form.of')}
            digits={0}
            min={draft.hits}
            max={AI_LIMIT.frames.max}
            value={draft.of}
            onChange={(of) => put({ of })}
          />
        </div>
      )}
      <div className="ai-rule-pair">
        <NumberField
          label={t('aiRule.field.coolDown')}
          digits={0}
          {...AI_LIMIT.coolDownMinutes}
          value={draft.coolDownMinutes}
          onChange={(coolDownMinutes) => put({ coolDownMinutes })}
        />
        <NumberField
          label={t('aiRule.field.maxPerDay')}
          digits={0}
          {...AI_LIMIT.maxPerDay}
          value={draft.maxPerDay}
          onChange={(maxPerDay) => put({ maxPerDay })}
        />
      </div>
      <Choice
        label={t('aiRule.field.sensitivity')}
        options={LEVELS.map((value) => ({ value: String(value), label: String(value) }))}
        value={String(draft.sensitivity)}
        onChange={(value) => put({ sensitivity: Number(value) })}
      />
    </>
  );
}
