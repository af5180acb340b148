import type { DepartmentNode } from '@rondo/contract/department';
import { departmentApi } from '@rondo/contract/department';
import { LIMIT } from '@rondo/domain/limit';
import { useMemo, useState } from 'react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { Dialog } from '../../../shared/ui/dialog.tsx';
import { ActForm } from '../../../shared/ui/form/act-form.tsx';
import { SelectField } from '../../../shared/ui/form/select-field.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { DEPARTMENT_INVALIDATES } from '../department-dialog.ts';
import { previousId } from '../drag/drop.ts';
import { heightOf, indexDepartments } from '../tree/department-index.ts';
import { DepartmentPicker } from '../tree/department-picker.tsx';

interface Props {
  department: DepartmentNode;
  nodes: readonly DepartmentNode[];
  onClose: () => void;
}

const FIRST = 'first';

/** Moving a department without dragging it: the department above and the place among its siblings. */
export function MoveForm({ department, nodes, onClose }: Props) {
  const t = useT();
  const index = useMemo(() => indexDepartments(nodes), [nodes]);
  const { id, rev, name } = department;
  const [parentId, setParentId] = useState(department.parentId);
  const [behind, setBehind] = useState<string>(previousId(index, department) ?? FIRST);
  const [fault, setFault] = useState('');
  const move = useAct(departmentApi.move, {
    invalidates: DEPARTMENT_INVALIDATES,
    onRefused: (refusal) => {
      setFault(refusal.fields[0]?.message ?? refusal.message);
      return true;
    },
  });
  const siblings = (index.below.get(parentId ?? '') ?? []).filter((one) => one.id !== id);
  const choose = (next: string | null) => {
    const others = (index.below.get(next ?? '') ?? []).filter((one) => one.id !== id);
    setParentId(next);
    setBehind(others.at(-1)?.id ?? FIRST);
    setFault('');
  };
  const submit = async () => {
    const parent = index.byId.get(parentId ?? '');
    if (!parent) return setFault(t('department.form.parentRequired'));
    const max = LIMIT.tree.departmentDepth;
    if (parent.depth + 1 + heightOf(index, id) > max) return setFault(t('department.drag.deep', { max }));
    const afterId = behind === FIRST ? null : behind;
    if (!(await move.run({ id, rev, parentId: parent.id, afterId }))) return;
    toast.ok(t('department.dialog.moved', { name }));
    onClose();
  };
  return (
    <Dialog title={t('department.dialog.moveTitle', { name })} width={440} onClose={onClose}>
      <ActForm verb={t('ui.save')} isBusy={move.busy} onSubmit={() => void submit()} onClose={onClose}>
        <DepartmentPicker
          label={t('department.field.parent')}
          value={parentId ? [parentId] : []}
          onChange={([next]) => choose(next ?? null)}
          exceptId={id}
          hint={index.below.has(id) ? t('department.dialog.moveHint') : undefined}
          error={fault}
          isRequired
        />
        <SelectField
          label={t('department.dialog.movePosition')}
          value={behind}
          onChange={(next) => setBehind(next ?? FIRST)}
          options={[
            { value: FIRST, label: t('department.dialog.first') },
            ...siblings.map((one) => ({ value: one.id, label: t('department.dialog.behind', { name: one.name }) })),
          ]}
        />
      </ActForm>
    </Dialog>
  );
}
