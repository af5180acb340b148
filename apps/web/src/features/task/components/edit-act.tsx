import { type TaskDetail, taskApi } from '@rondo/contract/task';
import { LIMIT } from '@rondo/domain/limit';
import { useState } from 'react';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useWorkAct } from '../../../shared/process/use-work-act.ts';
import { useCan } from '../../../shared/session/me.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { DateTimeField } from '../../../shared/ui/form/date-time-field.tsx';
import { TextField } from '../../../shared/ui/form/text-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import type { ActProps } from './act-props.ts';

const LEAST_AHEAD_MS = 5 * 60_000;

/** What was scheduled, before it begins; all that was dispatched with it too, as background work. */
export function EditAct({ detail, onClose, onGone }: ActProps) {
  const t = useT();
  const mayAll = useCan()('task_center');
  const [plan, setPlan] = useState(() => begun(detail));
  const [isOfAll, setOfAll] = useState(false);
  const [isTried, setTried] = useState(false);
  const one = useWorkAct(taskApi.edit, { done: () => t('task.done.edit'), onClose, onGone });
  const all = useAct(taskApi.bulk, {
    onDone: () => {
      toast.info(t('job.started', { name: t('task.doing.edit') }));
      onClose();
    },
  });
  const set = (patch: Partial<Plan>) => setPlan({ ...plan, ...patch });
  const wrong = faultsOf(plan, detail.startAt);
  const error = (key: keyof typeof wrong) => (isTried && wrong[key] ? { error: t(`task.wizard.need.${key}`) } : {});
  const submit = () => {
    setTried(true);
    const { startAt, deadlineAt } = plan;
    if (wrong.name || wrong.startAt || wrong.deadlineAt || startAt === null || deadlineAt === null) return;
    const wanted = { ...plan, startAt, deadlineAt };
    if (!isOfAll || detail.batchId === null) {
      void one.run({ id: detail.id, rev: detail.rev, ...wanted });
      return;
    }
    const which = { tab: 'initiated' as const, batchId: detail.batchId, state: ['not_initiated' as const] };
    void all.run({ ...which, order: { kind: 'edit', ...wanted }, requestId: uuidv7() });
  };
  return (
    <ActForm verb={t('task.doing.edit')} isBusy={one.busy || all.busy} onSubmit={submit} onClose={onClose}>
      <TextField
        label={t('task.wizard.name')}
        isRequired
        maxLength={LIMIT.name.task}
        value={plan.name}
        onChange={(name) => set({ name })}
        {...error('name')}
      />
      <TextField
        label={t('task.wizard.description')}
        rows={3}
        maxLength={LIMIT.text.description}
        value={plan.description}
        onChange={(description) => set({ description })}
      />
      <DateTimeField
        label={t('task.wizard.startAt')}
        isRequired
        value={plan.startAt}
        onChange={(startAt) => set({ startAt })}
        {...error('startAt')}
      />
      <DateTimeField
        label={t('task.wizard.deadline')}
        isRequired
        value={plan.deadlineAt}
        onChange={(deadlineAt) => set({ deadlineAt })}
        {...error('deadlineAt')}
      />
      {detail.batchId !== null && mayAll && (
        <Checkbox label={t('task.form.editAll')} isChecked={isOfAll} onChange={setOfAll} />
      )}
    </ActForm>
  );
}

interface Plan {
  name: string;
  description: string;
  startAt: string | null;
  deadlineAt: string | null;
}

const begun = ({ name, description, startAt, deadlineAt }: TaskDetail): Plan => ({
  name,
  description,
  startAt,
  deadlineAt,
});

/** A start that stays as it is may be nearer than a new one. */
const faultsOf = ({ name, startAt, deadlineAt }: Plan, before: string) => ({
  name: name.trim() === '',
  startAt: startAt === null || (startAt !== before && Date.parse(startAt) < Date.now() + LEAST_AHEAD_MS),
  deadlineAt: deadlineAt === null || Date.parse(deadlineAt) <= Math.max(Date.parse(startAt ?? ''), Date.now()),
});
