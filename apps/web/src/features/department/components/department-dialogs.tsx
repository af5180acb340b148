import type { DepartmentNode } from '@rondo/contract/department';
import { ImportFlow } from '../../../shared/import/import-flow.tsx';
import type { Dialog } from '../department-dialog.ts';
import { DEPARTMENT_IMPORT } from '../department-import.ts';
import { DepartmentForm } from './department-form.tsx';
import { MoveForm } from './move-form.tsx';
import { RemoveForm } from './remove-form.tsx';

interface Props {
  dialog: Dialog;
  nodes: readonly DepartmentNode[];
  onClose: () => void;
  onCreated: (id: string) => void;
  /** The department of the drawer is no more. */
  onGone: () => void;
}

/** What opens over the tree; its code comes with the first of them. */
export default function DepartmentDialogs({ dialog, nodes, onClose, onCreated, onGone }: Props) {
  switch (dialog.kind) {
    case 'create':
      return <DepartmentForm parent={dialog.parent} afterId={dialog.afterId} onCreated={onCreated} onClose={onClose} />;
    case 'edit':
      return <DepartmentForm department={dialog.department} onCreated={onCreated} onClose={onClose} />;
    case 'move':
      return <MoveForm department={dialog.department} nodes={nodes} onClose={onClose} />;
    case 'remove': {
      const childCount = nodes.filter((node) => node.parentId === dialog.department.id).length;
      return <RemoveForm department={dialog.department} childCount={childCount} onClose={onClose} onGone={onGone} />;
    }
    case 'import':
      return <ImportFlow {...DEPARTMENT_IMPORT} onClose={onClose} />;
    default:
      return dialog satisfies never;
  }
}
