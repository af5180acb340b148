import { shopGroups } from '@rondo/contract/shop-options';
import { LIMIT } from '@rondo/domain/limit';
import { POINTS_CYCLES } from '@rondo/domain/points/cycle';
import { POINTS_RESETS, POINTS_SCOPES, POINTS_TARGETS, POINTS_TYPES } from '@rondo/domain/points-rule';
import { useId } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DateField } from '../../../shared/ui/date/date-field.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { MultiSelectField, SelectField } from '../../../shared/ui/form/select-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { Switch } from '../../../shared/ui/switch.tsx';
import { ShopsField } from '../../member/index.ts';
import type { Draft, Hidden } from '../points-rule-draft.ts';
import './points-rule.css';

/** The value of a field, what is wrong with it, and how it changes. */
type FieldOf = <K extends keyof Draft>(
  name: K,
) => { value: Draft[K]; error: string | undefined; onChange: (value: Draft[K]) => void };

interface Props {
  field: FieldOf;
  isNew: boolean;
  /** Stores that it names already. */
  known: readonly { id: string; name: string }[];
  hidden: Hidden;
}

const { least, most, digits } = LIMIT.points;

/** Everything of a rule but its rows. */
export function PointsRuleFields({ field, isNew, known, hidden }: Props) {
  const t = useT();
  const visibleId = useId();
  /** A choice that cannot be empty. */
  const choice = <K extends 'target' | 'type' | 'scope' | 'cycle' | 'reset'>(name: K) => {
    const { onChange, ...rest } = field(name);
    return {
      ...rest,
      label: t(`pointsRule.field.${name}`),
      onChange: (v: Draft[K] | null) => v !== null && onChange(v),
    };
  };
  const points = (name: 'initial' | 'lower' | 'upper') => (
    <NumberField
      label={t(`pointsRule.field.${name}`)}
      min={least}
      max={most}
      digits={digits}
      isRequired
      {...field(name)}
    />
  );
  const visible = field('isVisible');
  return (
    <div className="points-rule-fields">
      <TextField
        label={t('pointsRule.field.name')}
        isRequired
        autoFocus
        maxLength={LIMIT.name.pointsRule}
        {...field('name')}
      />
      <SelectField
        {...choice('target')}
        isDisabled={!isNew}
        hint={t('pointsRule.hint.target')}
        options={POINTS_TARGETS.map((value) => ({ value, label: t(`pointsRule.targets.${value}`) }))}
      />
      <SelectField
        {...choice('type')}
        isDisabled={!isNew}
        options={POINTS_TYPES.map((value) => ({ value, label: t(`pointsRule.types.${value}`) }))}
      />
      <Places field={field} known={known} hidden={hidden} scope={choice('scope')} />
      <DateField label={t('pointsRule.field.validFrom')} hint={t('pointsRule.hint.validity')} {...field('validFrom')} />
      <DateField
        label={t('pointsRule.field.validUntil')}
        hint={t('pointsRule.hint.validity')}
        {...field('validUntil')}
      />
      <SelectField
        {...choice('cycle')}
        options={POINTS_CYCLES.map((value) => ({ value, label: t(`pointsRule.cycles.${value}`) }))}
      />
      {points('lower')}
      {points('initial')}
      {points('upper')}
      <SelectField
        {...choice('reset')}
        options={POINTS_RESETS.map((value) => ({
          value,
          label: value === 'carry_percent' ? t('pointsRule.carryPart') : t(`pointsRule.resets.${value}`),
        }))}
      />
      {field('reset').value === 'carry_percent' && (
        <NumberField
          label={t('pointsRule.field.carryPercent')}
          min={0}
          max={LIMIT.percent}
          digits={0}
          suffix="%"
          {...field('carryPercent')}
        />
      )}
      <NumberField
        label={t('pointsRule.field.appealDays')}
        hint={t('pointsRule.hint.appealDays')}
        min={0}
        max={LIMIT.points.appealDays}
        digits={0}
        isRequired
        {...field('appealDays')}
      />
      <div className="points-rule-switch">
        <label htmlFor={visibleId}>{t('pointsRule.field.isVisible')}</label>
        <Switch id={visibleId} isOn={visible.value} onChange={visible.onChange} />
      </div>
    </div>
  );
}

interface PlacesProps extends Pick<Props, 'field' | 'known' | 'hidden'> {
  scope: Omit<Parameters<typeof SelectField<Draft['scope']>>[0], 'options'>;
}

/** Which stores: all, some groups, or by name. */
function Places({ field, known, hidden, scope }: PlacesProps) {
  const t = useT();
  const { data: groups = [] } = useCall(shopGroups, {});
  const { hiddenGroups, hiddenShops } = hidden;
  const isFixed = hiddenGroups + hiddenShops > 0;
  const hint = (text: string | false) => (text === false ? {} : { hint: text });
  return (
    <>
      <SelectField
        {...scope}
        isDisabled={isFixed}
        {...hint(isFixed && t('pointsRule.hint.fixedScope'))}
        options={POINTS_SCOPES.map((value) => ({ value, label: t(`pointsRule.scopes.${value}`) }))}
      />
      {scope.value === 'groups' && (
        <MultiSelectField
          label={t('pointsRule.field.groupIds')}
          isRequired={hiddenGroups === 0}
          {...hint(hiddenGroups > 0 && t('pointsRule.hint.hiddenGroups', { count: hiddenGroups }))}
          isSearchable
          options={groups.map(({ id, path }) => ({ value: id, label: path }))}
          {...field('groupIds')}
        />
      )}
      {scope.value === 'shops' && (
        <ShopsField
          label={t('pointsRule.field.shopIds')}
          isRequired={hiddenShops === 0}
          {...hint(hiddenShops > 0 && t('pointsRule.hint.hiddenShops', { count: hiddenShops }))}
          known={known}
          {...field('shopIds')}
        />
      )}
    </>
  );
}
