import type { DepartmentNode } from '@rondo/contract/department';
import { Ellipsis, FolderPlus, FolderSymlink, ListPlus, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useT } from '../../../shared/i18n.tsx';
import { Popover } from '../../../shared/ui/popover.tsx';
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

/** What can be done with a department, behind three dots. */
export function DepartmentMenu({ department, onAct }: Props) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const label = t('department.act.more', { name: department.name });
  return (
    <Popover
      label={label}
      role="menu"
      placement="bottom-end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={(trigger) => (
        <button type="button" className="quiet dept-more" aria-label={label} {...trigger}>
          <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
        </button>
      )}
    >
      {actsOf(department).map((act) => {
        const Icon = icons[act];
        return (
          <button key={act} type="button" role="menuitem" className="menu-item" onClick={() => onAct(act, department)}>
            <Icon size={16} strokeWidth={1.75} aria-hidden />
            {t(`department.act.${act}`)}
          </button>
        );
      })}
    </Popover>
  );
}
