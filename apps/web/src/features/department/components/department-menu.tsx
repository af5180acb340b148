import type { DepartmentNode } from '@rondo/contract/department';
import { FolderPlus, FolderSymlink, ListPlus, PencilLine, Trash2 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';
import { actsOf, type DepartmentAct } from '../department-dialog.ts';

const icons = {
  createBelow: FolderPlus,
  createBeside: ListPlus,
  edit: PencilLine,
  move: FolderSymlink,
  remove: Trash2,
} as const;

interface Props {
  department: DepartmentNode;
  onAct: (act: DepartmentAct, department: DepartmentNode) => void;
}

/** What can be done with a department. */
export function DepartmentMenu({ department, onAct }: Props) {
  const t = useT();
  const acts = actsOf(department).map((act) => ({
    key: act,
    label: t(`department.act.${act}`),
    icon: icons[act],
    run: () => onAct(act, department),
  }));
  const label = t('department.act.more', { name: department.name });
  return <MoreMenu label={label} acts={acts} className="quiet dept-more" placement="bottom-end" />;
}
