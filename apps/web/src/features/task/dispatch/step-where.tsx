import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { ChooseShops } from './choose-shops.tsx';
import { GroupTree } from './group-tree.tsx';
import { PickerField } from './picker-field.tsx';
import type { StepProps } from './step-props.ts';
import { usePickableShops } from './use-pickable.ts';

/** Second step: single shops, whole groups, and what is left out of them. */
export function StepWhere({ plan, set, errorOf }: StepProps) {
  const t = useT();
  const { error } = errorOf('shops');
  const hasGroups = plan.groupIds.length > 0;
  return (
    <>
      <PickerField
        label={t('task.wizard.shops')}
        hint={t('task.wizard.shopsHint')}
        value={plan.shopIds}
        onChange={(shopIds) => set({ shopIds, excludedIds: plan.excludedIds.filter((id) => !shopIds.includes(id)) })}
        useFound={usePickableShops}
      />
      <ChooseShops value={plan.shopIds} onChange={(shopIds) => set({ shopIds })} />
      <GroupTree
        label={t('task.wizard.groups')}
        value={plan.groupIds}
        onChange={(groupIds) => set({ groupIds, ...(groupIds.length === 0 ? { excludedIds: [] } : {}) })}
      />
      {hasGroups && (
        <PickerField
          label={t('task.wizard.excluded')}
          hint={t('task.wizard.excludedHint')}
          value={plan.excludedIds}
          onChange={(excludedIds) => set({ excludedIds })}
          useFound={usePickableShops}
        />
      )}
      <FieldError>{error}</FieldError>
    </>
  );
}
