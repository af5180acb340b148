import { learningApi } from '@rondo/contract/learning';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, usePickablePeople, usePickableShops } from '../../task/index.ts';
import type { FormPart } from '../learning-draft.ts';

/** Whom a list is for. */
export function FormWhom({ draft, put, faults }: FormPart) {
  const t = useT();
  const ranges = useCall(learningApi.ranges, {}, { part: true });
  const loading = { isLoading: ranges.isPending, onRetry: retryOf(ranges) };
  // What is wrong with it is of all of these fields.
  const set = (patch: Partial<typeof draft>) => put({ ...patch, isAll: patch.isAll ?? draft.isAll });
  return (
    <fieldset className="learning-part">
      <legend className="field-label">{t('learning.form.audience')} *</legend>
      <Segment
        label={t('learning.form.audience')}
        value={draft.isAll ? 'all' : 'some'}
        onChange={(to) => set({ isAll: to === 'all' })}
        options={[
          { value: 'all', label: t('learning.form.everyone') },
          { value: 'some', label: t('learning.form.some') },
        ]}
      />
      {!draft.isAll && (
        <>
          <MultiSelectField
            label={t('learning.form.departments')}
            value={draft.departmentIds}
            onChange={(departmentIds) => set({ departmentIds })}
            options={(ranges.data?.departments ?? []).map(({ id, name, depth }) => ({
              ...{ value: id, label: `${'\u2003'.repeat(depth)}${name}` },
            }))}
            isSearchable
            {...loading}
          />
          <MultiSelectField
            label={t('learning.form.roles')}
            value={draft.roleIds}
            onChange={(roleIds) => set({ roleIds })}
            options={(ranges.data?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...loading}
          />
          <PickerField
            label={t('learning.form.shops')}
            value={draft.shopIds}
            onChange={(shopIds) => set({ shopIds })}
            useFound={usePickableShops}
          />
          <PickerField
            label={t('learning.form.members')}
            value={draft.memberIds}
            onChange={(memberIds) => set({ memberIds })}
            useFound={usePickablePeople}
          />
        </>
      )}
      <FieldError>{faults.audience}</FieldError>
    </fieldset>
  );
}
