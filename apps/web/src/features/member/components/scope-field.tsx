import type { ScopeShape } from '@rondo/contract/member-shape';
import { shopGroups } from '@rondo/contract/shop-options';
import { useId } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError, type FieldFrame } from '../../../shared/ui/form/field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { ShopsField } from './shops-field.tsx';
import './scope-field.css';

type Props = Omit<FieldFrame, 'isLabelHidden'> & {
  value: ScopeShape;
  onChange: (scope: ScopeShape) => void;
  isDisabled?: boolean;
};

/** The scope of somebody who sees nothing yet but the shops they manage. */
export const NO_SCOPE: ScopeShape = { kind: 'some', shopIds: [], groupIds: [] };

/** Which shops somebody works for: all, or groups (with what is added to them later) and single shops. */
export function ScopeField({ label, error, hint, isRequired = false, value, onChange, isDisabled = false }: Props) {
  const t = useT();
  const id = useId();
  const groups = useCall(shopGroups, {}, { enabled: value.kind === 'some' });
  const options = (groups.data ?? [])
    .toSorted((a, b) => a.path.localeCompare(b.path))
    .map((group) => ({ value: group.id, label: group.path || group.name }));
  return (
    <fieldset className="scope-field" disabled={isDisabled} aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {label}
        {isRequired && (
          <span aria-hidden="true" className="field-star">
            {' *'}
          </span>
        )}
      </legend>
      <Segment
        label={label}
        value={value.kind}
        onChange={(kind) => onChange({ ...value, kind })}
        isSmall
        options={[
          { value: 'all', label: t('member.scope.all') },
          { value: 'some', label: t('member.scope.some') },
        ]}
      />
      {value.kind === 'some' && (
        <div className="scope-choices">
          <MultiSelectField
            label={t('member.scope.groups')}
            hint={t('member.scope.groupsHint')}
            value={value.groupIds}
            onChange={(groupIds) => onChange({ ...value, groupIds })}
            options={options}
            isLoading={groups.isPending}
            isDisabled={isDisabled}
            isSearchable
          />
          <ShopsField
            label={t('member.scope.shops')}
            hint={t('member.scope.own')}
            value={value.shopIds}
            onChange={(shopIds) => onChange({ ...value, shopIds })}
            isDisabled={isDisabled}
          />
        </div>
      )}
      {hint && <p className="field-hint">{hint}</p>}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  );
}
