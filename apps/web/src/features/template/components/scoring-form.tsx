import { LIMIT } from '@rondo/domain/limit';
import {
  NA_POLICIES,
  RED_LINE_POLICIES,
  SCORING_METHODS,
  type ScoringMethod,
  type ScoringSettings,
} from '@rondo/domain/scoring/settings';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { RadioCards } from '../../../shared/ui/form/wizard.tsx';
import type { Editor } from '../editor/use-editor.ts';
import { LevelsEditor } from './levels-editor.tsx';
import { SwitchRow } from './switch-row.tsx';
import { WeightsEditor } from './weights-editor.tsx';

/** How answers become a score: method with its parts, policies, weights, result levels. */
export function ScoringForm({ editor }: { editor: Editor }) {
  const t = useT();
  const { draft, change, isReadOnly } = editor;
  const { scoring } = draft;
  const set = (patch: Partial<ScoringSettings>) => change({ scoring: { ...scoring, ...patch } });
  return (
    <fieldset disabled={isReadOnly} className="te-form" aria-label={t('template.step.scoring')}>
      <h2>{t('template.scoring.title')}</h2>
      <RadioCards
        label={t('template.scoring.title')}
        value={scoring.method}
        onChange={(method) => set(withMethod(scoring, method))}
        options={SCORING_METHODS.map((value) => ({
          value,
          label: t(`template.byMethod.${value}`),
          hint: t(`template.methodHint.${value}`),
          children: <MethodParts editor={editor} set={set} />,
        }))}
      />
      <div className="te-pair">
        <SelectField
          label={t('template.scoring.naPolicy')}
          value={scoring.naPolicy}
          options={NA_POLICIES.map((value) => ({ value, label: t(`template.scoring.na.${value}`) }))}
          onChange={(naPolicy) => naPolicy && set({ naPolicy })}
        />
        <SelectField
          label={t('template.scoring.redLinePolicy')}
          value={scoring.redLinePolicy}
          options={RED_LINE_POLICIES.map((value) => ({ value, label: t(`template.scoring.redLine.${value}`) }))}
          onChange={(redLinePolicy) => redLinePolicy && set({ redLinePolicy })}
        />
        {scoring.redLinePolicy === 'cap' && (
          <NumberField
            label={t('template.scoring.redLineCap')}
            value={scoring.redLineCap}
            onChange={(redLineCap) => set({ redLineCap })}
            min={0}
            max={LIMIT.percent}
            suffix="%"
          />
        )}
        <SelectField
          label={t('template.scoring.decimals')}
          value={scoring.decimals}
          options={([0, 1, 2] as const).map((value) => ({ value, label: String(value) }))}
          onChange={(decimals) => decimals !== null && set({ decimals })}
        />
      </div>
      <SwitchRow
        label={t('template.scoring.showPoints')}
        line={t(`template.scoring.${scoring.showPoints ? 'showPointsOn' : 'showPointsOff'}`)}
        isOn={scoring.showPoints}
        onChange={(showPoints) => set({ showPoints })}
      />
      {scoring.method === 'weighted' && <WeightsEditor editor={editor} />}
      <LevelsEditor editor={editor} set={set} />
    </fieldset>
  );
}

/** A standard score of 0 came from a method that does not use it: those that do begin with 100. */
function withMethod({ standardScore }: ScoringSettings, method: ScoringMethod): Partial<ScoringSettings> {
  const usesStandard = method === 'percent' || method === 'deduction';
  return usesStandard && standardScore === 0 ? { method, standardScore: 100 } : { method };
}

interface Part {
  editor: Editor;
  set: (patch: Partial<ScoringSettings>) => void;
}

function MethodParts({ editor, set }: Part) {
  const t = useT();
  const { scoring } = editor.draft;
  const fault = editor.faults.find((one) => one.step === 'scoring' && one.field === 'standardScore');
  const standard = (
    <NumberField
      label={t('template.scoring.standardScore')}
      value={scoring.standardScore}
      onChange={(standardScore) => set({ standardScore })}
      min={0}
      max={LIMIT.template.standardScore}
      error={fault ? t(`template.fault.${fault.fault.reason}`) : ''}
    />
  );
  const bonus = (
    <NumberField
      label={t('template.scoring.bonusCapPercent')}
      value={scoring.bonusCapPercent}
      onChange={(bonusCapPercent) => set({ bonusCapPercent })}
      min={0}
      max={LIMIT.percent}
      suffix="%"
    />
  );
  switch (scoring.method) {
    case 'points':
      return <div className="te-pair">{bonus}</div>;
    case 'percent':
      return (
        <div className="te-pair">
          {standard}
          {bonus}
        </div>
      );
    case 'deduction':
      return (
        <>
          <div className="te-pair">{standard}</div>
          <Checkbox
            label={t('template.scoring.deductionFloorAtItem')}
            isChecked={scoring.deductionFloorAtItem}
            onChange={(deductionFloorAtItem) => set({ deductionFloorAtItem })}
          />
        </>
      );
    case 'pass_fail':
      return (
        <div className="te-pair">
          <NumberField
            label={t('template.scoring.passFailMaxFails')}
            value={scoring.passFailMaxFails}
            onChange={(passFailMaxFails) => set({ passFailMaxFails })}
            min={0}
            max={LIMIT.template.items}
            digits={0}
          />
        </div>
      );
    case 'weighted':
      return null;
    default:
      return scoring.method satisfies never;
  }
}
