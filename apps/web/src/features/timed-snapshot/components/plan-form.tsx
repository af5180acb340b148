import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { type TimedSnapshotDetail, timedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { DraftDialog } from '../../../shared/ui/form/draft-dialog.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftForm } from '../../../shared/ui/form/use-draft-form.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { draftOf, faultsOf, sentOf } from '../plan-draft.ts';
import { useConflictFields } from '../use-conflict-fields.ts';
import { Estimate } from './estimate.tsx';
import { PlanAfter } from './plan-after.tsx';
import { PlanWhen } from './plan-when.tsx';
import { PlanWhere } from './plan-where.tsx';
import './timed-snapshot.css';

interface Props {
  /** Absent: a new one. */
  plan?: TimedSnapshotDetail;
  onClose: () => void;
}

const WIDTH = 640;

/** Making or changing a plan. */
export function PlanForm({ plan, onClose }: Props) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const form = useDraftForm({
    shape: timedSnapshotDetail,
    read: plan,
    draftOf: (one) => draftOf(one, today),
    onClose,
  });
  const { draft, put, faults, onRefused } = form;
  const create = useAct(timedSnapshotApi.create, { onRefused });
  const edit = useAct(timedSnapshotApi.edit, { onRefused });
  const { base, found } = form.conflict;
  const named = [base, found?.current].flatMap((one) => one?.notified.map(({ id }) => id) ?? []);
  const part = { draft, put, faults };
  return (
    <DraftDialog
      form={form}
      title={t(plan ? 'timedSnapshot.editTitle' : 'timedSnapshot.create')}
      verb={t(plan ? 'ui.save' : 'ui.create')}
      isBusy={create.busy || edit.busy}
      width={WIDTH}
      conflictFields={useConflictFields(Boolean(found), [...new Set([...named, ...draft.notifyIds])])}
      onSubmit={() =>
        form.submit({
          faultsOf: (typed) => faultsOf(typed, t),
          save: (typed, before, requestId) =>
            before
              ? edit.run({ ...sentOf(typed), id: before.id, rev: before.rev })
              : create.run({ ...sentOf(typed), requestId }),
          onSaved: () => {
            toast.ok(t(plan ? 'timedSnapshot.saved' : 'timedSnapshot.done.create'));
            onClose();
          },
        })
      }
    >
      <TextField
        label={t('timedSnapshot.field.name')}
        isRequired
        maxLength={LIMIT.name.snapshot}
        value={draft.name}
        onChange={(name) => put({ name })}
        {...(faults.name ? { error: faults.name } : {})}
      />
      <PlanWhere {...part} />
      <PlanWhen {...part} />
      <PlanAfter {...part} />
      <Estimate draft={draft} />
    </DraftDialog>
  );
}
