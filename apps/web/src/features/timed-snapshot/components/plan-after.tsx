import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { LIMIT } from '@rondo/domain/limit';
import { SNAPSHOT_KEEP_DAYS } from '@rondo/domain/timed-snapshot';
import { REVIEWS } from '@rondo/domain/timed-snapshot/frame';
import { retryOf, useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { NumberField } from '../../../shared/ui/form/number-field.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { PickerField, usePickablePeople } from '../../task/index.ts';
import type { FormPart } from '../form-part.ts';
import { Choice } from './choice.tsx';

/** What becomes of the pictures. */
export function PlanAfter({ draft, put, faults }: FormPart) {
  const t = useT();
  return (
    <>
      <Choice
        label={t('timedSnapshot.field.keepDays')}
        options={SNAPSHOT_KEEP_DAYS.map((days) => ({
          value: String(days),
          label: t('timedSnapshot.days.kept', { count: days }),
        }))}
        value={String(draft.keepDays)}
        onChange={(value) => put({ keepDays: SNAPSHOT_KEEP_DAYS.find((days) => String(days) === value) ?? 90 })}
      />
      <Choice
        label={t('timedSnapshot.field.review')}
        options={REVIEWS.map((value) => ({ value, label: t(`timedSnapshot.review.${value}`) }))}
        value={draft.review}
        onChange={(review) => put({ review })}
      />
      {draft.review === 'share' && (
        <NumberField
          label={t('timedSnapshot.form.percent')}
          digits={0}
          min={1}
          max={LIMIT.percent}
          suffix="%"
          value={draft.reviewPercent}
          onChange={(reviewPercent) => put({ reviewPercent })}
        />
      )}
      {draft.review !== 'none' && (
        <Choice
          label={t('timedSnapshot.form.reviewers')}
          options={(['1', '2'] as const).map((value) => ({ value, label: t(`timedSnapshot.reviewers.${value}`) }))}
          value={draft.reviewers === 2 ? '2' : '1'}
          onChange={(value) => put({ reviewers: value === '2' ? 2 : 1 })}
        />
      )}
      {draft.review !== 'none' && <ReviewRole draft={draft} put={put} faults={faults} />}
      <Checkbox
        label={t('timedSnapshot.form.notifies')}
        isChecked={draft.notifies}
        onChange={(notifies) => put({ notifies })}
      />
      {draft.notifies && (
        <PickerField
          label={t('timedSnapshot.form.notified')}
          hint={t('timedSnapshot.form.notifiedHint')}
          value={draft.notifyIds}
          onChange={(notifyIds) => put({ notifyIds })}
          useFound={usePickablePeople}
          {...(faults.notifyIds ? { error: faults.notifyIds } : {})}
        />
      )}
    </>
  );
}

/** Who gets a task to look at the pictures. */
function ReviewRole({ draft, put, faults }: FormPart) {
  const t = useT();
  const roles = useCall(timedSnapshotApi.reviewRoles, {}, { part: true });
  return (
    <SelectField
      label={t('timedSnapshot.field.reviewRole')}
      hint={t('timedSnapshot.form.reviewRoleHint')}
      placeholder={t('timedSnapshot.form.anyReviewer')}
      value={draft.reviewRoleId}
      onChange={(reviewRoleId) => put({ reviewRoleId })}
      options={(roles.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      isClearable
      isLoading={roles.isPending}
      onRetry={retryOf(roles)}
      {...(faults.reviewRoleId ? { error: faults.reviewRoleId } : {})}
    />
  );
}
