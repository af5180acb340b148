import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import { useAct } from '../../shared/http/query.ts';
import { useT } from '../../shared/i18n.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { DEPARTMENT_INVALIDATES } from './department-dialog.ts';
import { previousId } from './drag/drop.ts';
import type { DepartmentIndex } from './tree/department-index.ts';

interface Place {
  parentId: string;
  afterId: string | null;
}

/** Moving a department at once, with a way back. */
export function useMove(index: DepartmentIndex): (department: DepartmentNode, to: Place) => Promise<void> {
  const t = useT();
  const move = useAct(departmentApi.move, { invalidates: DEPARTMENT_INVALIDATES });
  const run = (id: string, rev: number, { parentId, afterId }: Place) => move.run({ id, rev, parentId, afterId });
  return async (department, to) => {
    const { id, rev, name, parentId } = department;
    const back = { parentId: parentId ?? to.parentId, afterId: previousId(index, department) };
    if (!(await run(id, rev, to))) return;
    toast.ok(t('department.dialog.moved', { name }), {
      action: { label: t('ui.undo'), run: () => void run(id, rev + 1, back) },
    });
  };
}
