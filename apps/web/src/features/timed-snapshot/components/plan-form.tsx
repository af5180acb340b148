import { timedSnapshotApi } from '@rondo/contract/timed-snapshot';
import { type TimedSnapshotDetail, timedSnapshotDetail } from '@rondo/contract/timed-snapshot-shapes';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useFormat } from '../../../shared/format/use-format.tsx';
import type { Refusal } from '../../../shared/http/http.ts';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { ConflictDialog } from '../../../shared/ui/form/conflict/conflict-dialog.tsx';
import { useConflict } from '../../../shared/ui/form/conflict/use-conflict.ts';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { useDraftGuard } from '../../../shared/ui/form/use-form-guard.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { type Draft, draftOf, type Faults, faultsOf, sentOf } from '../plan-draft.ts';
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

/** Making or changing a plan. What was typed stays when the server refuses. */
export function PlanForm({ plan, onClose }: Props) {
  const t = useT();
  const today = useFormat().civilDay(Date.now());
  const conflict = useConflict(timedSnapshotDetail, plan ?? null);
  const [draft, setDraft] = useState<Draft>(() => draftOf(plan, today));
  const [faults, setFaults] = useState<Faults>({});
  const [requestId] = useState(() => uuidv7());
  const onRefused = (refusal: Refusal): boolean => {
    setFaults(Object.fromEntries(refusal.fields.map(({ path, message }) => [path.split('.')[0] ?? path, message])));
    return refusal.fields.length > 0 || conflict.isShown(refusal);
  };
  const create = useAct(timedSnapshotApi.create, { onRefused });
  const edit = useAct(timedSnapshotApi.edit, { onRefused });
  const submit = async () => {
    const wrong = faultsOf(draft, t);
    setFaults(wrong);
    if (Object.keys(wrong).length > 0) return;
    const { base } = conflict;
    const sent = sentOf(draft);
    const done = base
      ? await edit.run({ ...sent, id: base.id, rev: base.rev })
      : await create.run({ ...sent, requestId });
    if (!done) return;
    toast.ok(t(plan ? 'timedSnapshot.saved' : 'timedSnapshot.done.create'));
    onClose();
  };
  const put = (patch: Partial<Draft>) => {
    setDraft((current) => ({ ...current, ...patch }));
    setFaults({});
  };
  const guard = useDraftGuard(draft, onClose);
  const { base, found } = conflict;
  const named = [base, found?.current].flatMap((one) => one?.notified.map(({ id }) => id) ?? []);
  const conflictFields = useConflictFields(Boolean(found), [...new Set([...named, ...draft.notifyIds])]);
  return (
    <Dialog
      title={t(plan ? 'timedSnapshot.editTitle' : 'timedSnapshot.create')}
      width={WIDTH}
      isSheet
      isSticky
      onClose={guard.close}
    >
      <ActForm
        verb={t(plan ? 'ui.save' : 'ui.create')}
        isBusy={create.busy || edit.busy}
        onSubmit={() => void submit()}
        onClose={guard.close}
      >
        <TextField
          label={t('timedSnapshot.field.name')}
          isRequired
          maxLength={LIMIT.name.snapshot}
          value={draft.name}
          onChange={(name) => put({ name })}
          {...(faults.name ? { error: faults.name } : {})}
        />
        <PlanWhere draft={draft} put={put} faults={faults} />
        <PlanWhen draft={draft} put={put} faults={faults} />
        <PlanAfter draft={draft} put={put} faults={faults} />
        <Estimate draft={draft} />
      </ActForm>
      {base && found && (
        <ConflictDialog
          stale={found}
          fields={conflictFields}
          base={draftOf(base, today)}
          theirs={draftOf(found.current, today)}
          mine={draft}
          onResolve={(next) => {
            conflict.rebase(found.current);
            setDraft(next);
          }}
          onClose={conflict.close}
        />
      )}
      {guard.question}
    </Dialog>
  );
}
