import { LEVEL_RAMP } from '@rondo/domain/level';
import { LIMIT } from '@rondo/domain/limit';
import { eventsOf, POINTS_EVENT } from '@rondo/domain/points/event';
import { groupWeights, type PointsDetail } from '@rondo/domain/points/rule';
import type { PointsTarget, PointsType } from '@rondo/domain/points-rule';
import { SEVERITIES } from '@rondo/domain/scoring/template';
import { Plus, Trash2 } from 'lucide-react';
import { v7 as uuidv7 } from 'uuid';
import { useT } from '../../../shared/i18n.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { newDetail } from '../points-rule-draft.ts';
import './points-rule.css';

interface Props {
  type: PointsType;
  target: PointsTarget;
  value: PointsDetail[];
  error: string | undefined;
  onChange: (rows: PointsDetail[]) => void;
}

/** The rows of a rule: what happens, what it is worth, how much of it counts. */
export function DetailRows({ type, target, value, error, onChange }: Props) {
  const t = useT();
  const put = (key: string, patch: Partial<PointsDetail>) =>
    onChange(value.map((row) => (row.key === key ? { ...row, ...patch } : row)));
  const weights = [...groupWeights(value)];
  const total = weights.reduce((sum, [, weight]) => sum + (weight ?? 0), 0);
  return (
    <section className="points-rule-rows" aria-label={t('pointsRule.field.details')}>
      <h3>{t('pointsRule.field.details')}</h3>
      {type === 'comprehensive' && <p className="meta">{t('pointsRule.hint.groupWeights', { total })}</p>}
      {value.map((row, at) => (
        <fieldset key={row.key} className="points-rule-row">
          <legend className="meta">{t('pointsRule.detail.row', { no: at + 1 })}</legend>
          <SelectField
            label={t('pointsRule.detail.event')}
            isRequired
            options={eventsOf(type, target).map((event) => ({ value: event, label: t(`pointsRule.events.${event}`) }))}
            value={row.event}
            onChange={(event) =>
              put(row.key, { event, level: null, severity: null, rateFrom: null, rateBelow: null, maxDays: null })
            }
          />
          <Condition row={row} onPut={(patch) => put(row.key, patch)} />
          <Amounts row={row} onPut={(patch) => put(row.key, patch)} />
          <Button
            icon={Trash2}
            look="text"
            label={t('pointsRule.detail.remove', { no: at + 1 })}
            onPress={() => onChange(value.filter(({ key }) => key !== row.key))}
          />
        </fieldset>
      ))}
      <FieldError>{error}</FieldError>
      {value.length < LIMIT.points.details && (
        <Button icon={Plus} onPress={() => onChange([...value, newDetail(uuidv7())])}>
          {t('pointsRule.detail.add')}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  row: PointsDetail;
  onPut: (patch: Partial<PointsDetail>) => void;
}

/** What the event of a row asks for. */
function Condition({ row, onPut }: RowProps) {
  const t = useT();
  const condition = row.event === null ? undefined : POINTS_EVENT[row.event].condition;
  switch (condition) {
    case undefined:
      return null;
    case 'level':
      return (
        <SelectField
          label={t('pointsRule.detail.level')}
          isRequired
          options={LEVEL_RAMP.map((value) => ({ value, label: t(`state.level.${value}`) }))}
          value={row.level}
          onChange={(level) => onPut({ level })}
        />
      );
    case 'severity':
      return (
        <SelectField
          label={t('pointsRule.detail.severity')}
          isRequired
          options={SEVERITIES.map((value) => ({ value, label: t(`state.severity.${value}`) }))}
          value={row.severity}
          onChange={(severity) => onPut({ severity })}
        />
      );
    case 'days':
      return (
        <NumberField
          label={t('pointsRule.detail.maxDays')}
          isRequired
          isOptional
          min={1}
          max={LIMIT.points.maxDays}
          digits={0}
          value={row.maxDays}
          onChange={(maxDays) => onPut({ maxDays })}
        />
      );
    case 'rate': {
      const bound = (name: 'rateFrom' | 'rateBelow') => (
        <NumberField
          label={t(`pointsRule.detail.${name}`)}
          isOptional
          min={0}
          max={LIMIT.percent}
          digits={0}
          suffix="%"
          value={row[name]}
          onChange={(value) => onPut({ [name]: value })}
        />
      );
      return (
        <>
          {bound('rateFrom')}
          {bound('rateBelow')}
        </>
      );
    }
  }
}

const { least, most, digits } = LIMIT.points;

/** What a row is worth, and how much of it counts. */
function Amounts({ row, onPut }: RowProps) {
  const t = useT();
  const cap = (name: 'capPerCycle' | 'capPerDay') => (
    <NumberField
      label={t(`pointsRule.detail.${name}`)}
      placeholder={t('pointsRule.detail.noCap')}
      isOptional
      min={0}
      max={most}
      digits={digits}
      value={row[name]}
      onChange={(value) => onPut({ [name]: value })}
    />
  );
  return (
    <>
      <NumberField
        label={t('pointsRule.detail.points')}
        isRequired
        isOptional
        min={least}
        max={most}
        digits={digits}
        value={row.points}
        onChange={(points) => onPut({ points })}
      />
      <NumberField
        label={t('pointsRule.detail.weight')}
        isRequired
        isOptional
        min={0}
        max={LIMIT.percent}
        digits={0}
        suffix="%"
        value={row.weight}
        onChange={(weight) => onPut({ weight })}
      />
      {cap('capPerCycle')}
      {cap('capPerDay')}
    </>
  );
}
