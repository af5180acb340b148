import { noticeApi } from '@rondo/contract/notice';
import { isChosen } from '@rondo/domain/notice';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { failureWords } from '../../../shared/http/http.ts';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { MultiSelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, usePickablePeople, usePickableShops } from '../../task/index.ts';
import { type FormPart, sentRange } from '../notice-draft.ts';

/** To whom it is sent, with how many people that are now. */
export function FormWhom({ draft, put, faults }: FormPart) {
  const t = useT();
  const { audience } = draft;
  const set = (patch: Partial<typeof audience>) => put({ audience: { ...audience, ...patch } });
  const ranges = useCall(noticeApi.ranges, {}, { part: true });
  const loading = { isLoading: ranges.isPending, onRetry: retryOf(ranges) };
  return (
    <fieldset className="notice-part">
      <legend className="field-label">{t('notice.field.audience')} *</legend>
      <Segment
        label={t('notice.field.audience')}
        value={audience.isAll ? 'all' : 'some'}
        onChange={(to) => set({ isAll: to === 'all' })}
        options={[
          { value: 'all', label: t('notice.form.toAll') },
          { value: 'some', label: t('notice.form.toSome') },
        ]}
      />
      {!audience.isAll && (
        <>
          <MultiSelectField
            label={t('notice.field.departments')}
            value={audience.departmentIds}
            onChange={(departmentIds) => set({ departmentIds })}
            options={(ranges.data?.departments ?? []).map(({ id, name, depth }) => ({
              ...{ value: id, label: `${'\u2003'.repeat(depth)}${name}` },
            }))}
            isSearchable
            {...loading}
          />
          <MultiSelectField
            label={t('notice.field.roles')}
            value={audience.roleIds}
            onChange={(roleIds) => set({ roleIds })}
            options={(ranges.data?.roles ?? []).map(({ id, name }) => ({ value: id, label: name }))}
            {...loading}
          />
          <PickerField
            label={t('notice.field.shops')}
            hint={t('notice.form.shopsHint')}
            value={audience.shopIds}
            onChange={(shopIds) => set({ shopIds })}
            useFound={usePickableShops}
          />
          <PickerField
            label={t('notice.field.members')}
            value={audience.memberIds}
            onChange={(memberIds) => set({ memberIds })}
            useFound={usePickablePeople}
          />
        </>
      )}
      <PickerField
        label={t('notice.field.excluded')}
        value={audience.excludedIds}
        onChange={(excludedIds) => set({ excludedIds })}
        useFound={usePickablePeople}
      />
      <Reached draft={draft} />
      <FieldError>{faults.audience}</FieldError>
    </fieldset>
  );
}

/** How many people a range has now, and how many of their stores get the task; null until that is known. */
export function useReached({ audience, hasTask, task }: Pick<FormPart['draft'], 'audience' | 'hasTask' | 'task'>) {
  const enabled = isChosen(audience);
  const asked = { audience: sentRange(audience), ...(hasTask ? { taskReview: task.review } : {}) };
  const read = useCall(noticeApi.count, asked, { enabled, part: true, keepPrevious: true });
  const members = enabled ? (read.data?.members ?? null) : 0;
  const stores = enabled && !read.isPlaceholderData ? (read.data?.stores ?? null) : null;
  return { members: read.isPlaceholderData ? null : members, stores, failure: enabled ? read.error : null };
}

function Reached({ draft }: Pick<FormPart, 'draft'>) {
  const t = useT();
  const format = useFormat();
  const { members, stores, failure } = useReached(draft);
  return (
    <p role="status" className={members === 0 ? 'notice-reached notice-reached-none' : 'notice-reached'}>
      {failure
        ? failureWords(failure)
        : members === null
          ? t('notice.form.counting')
          : [
              t('notice.form.reached', { count: format.count(members) }),
              ...(stores === null ? [] : [t('notice.form.stores', { count: stores })]),
            ].join(' · ')}
    </p>
  );
}
