import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import { useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { FieldError } from '../../../shared/ui/form/field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DEPARTMENT_INVALIDATES } from '../department-dialog.ts';
import { DepartmentPicker } from '../tree/department-picker.tsx';

interface Props {
  department: DepartmentNode;
  /** How many departments are directly below it. */
  childCount: number;
  onClose: () => void;
  onGone: () => void;
}

/** Deleting a department; who is in it is put somewhere else first. */
export function RemoveForm({ department, childCount, onClose, onGone }: Props) {
  const t = useT();
  const { id, rev, name, members } = department;
  const [targetId, setTargetId] = useState<string | null>(null);
  const [fault, setFault] = useState('');
  const remove = useAct(departmentApi.remove, {
    invalidates: DEPARTMENT_INVALIDATES,
    onRefused: (refusal) => {
      setFault(refusal.fields[0]?.message ?? refusal.message);
      return true;
    },
  });
  const submit = async () => {
    if (members > 0 && !targetId) return setFault(t('department.form.membersToRequired'));
    const done = await remove.run({ id, rev, moveMembersTo: targetId });
    if (!done) return;
    const count = done.moved;
    toast.ok(t(count > 0 ? 'department.dialog.removedMoved' : 'department.dialog.removed', { name, count }));
    onGone();
    onClose();
  };
  const title = t('department.dialog.removeTitle', { name });
  if (childCount > 0) {
    return (
      <Dialog
        title={title}
        width={440}
        onClose={onClose}
        footer={
          <button type="button" className="button button-primary" onClick={onClose}>
            {t('ui.close')}
          </button>
        }
      >
        <p>{t('department.dialog.removeChildren', { count: childCount })}</p>
      </Dialog>
    );
  }
  return (
    <Dialog title={title} width={440} onClose={onClose}>
      <ActForm verb={t('ui.delete')} isDanger isBusy={remove.busy} onSubmit={() => void submit()} onClose={onClose}>
        <p>
          {members > 0 ? t('department.dialog.removeMembers', { count: members }) : t('department.dialog.removeEmpty')}
        </p>
        {members > 0 ? (
          <DepartmentPicker
            label={t('department.field.moveMembersTo')}
            value={targetId ? [targetId] : []}
            onChange={([next]) => {
              setTargetId(next ?? null);
              setFault('');
            }}
            exceptId={id}
            error={fault}
            isRequired
          />
        ) : (
          <FieldError>{fault}</FieldError>
        )}
      </ActForm>
    </Dialog>
  );
}
