import type { DepartmentNode } from '@rondo/contract/department';
import { ChevronDown, ChevronRight, GripVertical } from 'lucide-react';
import { memo } from 'react';
import { count } from '../../../shared/format/number.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { DepartmentAct } from '../department-dialog.ts';
import type { Zone } from '../drag/drop.ts';
import type { TreeRow } from '../tree/tree-rows.ts';
import { DepartmentMenu } from './department-menu.tsx';
import { HeadNames } from './head-names.tsx';

interface Props {
  row: TreeRow;
  isCurrent: boolean;
  isDragged: boolean;
  /** Where a dragged department would go, on this row. */
  drop: Zone | undefined;
  isWrong: boolean;
  /** Found departments cannot be dragged: what stands beside them is not beside them. */
  canDrag: boolean;
  onToggle: (id: string) => void;
  onOpen: (id: string) => void;
  onAct: (act: DepartmentAct, department: DepartmentNode) => void;
}

/** A department as a line of the tree: where it hangs, its heads, how many people, its code and what can be done. */
export const TreeLine = memo(function TreeLine(props: Props) {
  const { row, isCurrent, isDragged, drop, isWrong, onOpen, onAct } = props;
  const { node, place } = row;
  const isMovable = props.canDrag && node.parentId !== null;
  return (
    <li
      className="dept-line"
      data-row={node.id}
      data-current={isCurrent}
      data-dragged={isDragged}
      data-drop={drop}
      data-wrong={isWrong}
    >
      <span className="dept-line-name" style={{ paddingLeft: `calc(${row.indent} * var(--indent))` }}>
        {isMovable ? <Grip {...props} /> : <span className="dept-grip-space" />}
        <Caret {...props} />
        <button
          type="button"
          className="dept-name"
          aria-pressed={isCurrent}
          title={place ? `${place} / ${node.name}` : node.name}
          onClick={() => onOpen(node.id)}
        >
          <span className="dept-text">
            <span className="ellipsis">{node.name}</span>
            {place && <span className="meta ellipsis">{place}</span>}
          </span>
        </button>
      </span>
      <span className="dept-line-heads">
        <HeadNames heads={node.heads} />
      </span>
      <span className="num dept-line-count">{count(node.members)}</span>
      <span className="num dept-line-count dept-line-below">{count(node.membersBelow)}</span>
      <span className="num meta ellipsis dept-line-code">{node.code ?? ''}</span>
      <DepartmentMenu department={node} onAct={onAct} />
    </li>
  );
});

/** Dragged with the pointer; a click opens the dialog that does the same, as the menu does for the keyboard. */
function Grip({ row: { node }, onAct }: Props) {
  const t = useT();
  return (
    <button
      type="button"
      className="dept-grip"
      tabIndex={-1}
      aria-label={t('department.act.drag', { name: node.name })}
      title={t('department.act.drag', { name: node.name })}
      onClick={() => onAct('move', node)}
    >
      <GripVertical size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}

function Caret({ row: { node, isOpen }, onToggle }: Props) {
  const t = useT();
  if (isOpen === null) return <span className="dept-caret" />;
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <button
      type="button"
      className="dept-caret"
      tabIndex={-1}
      aria-expanded={isOpen}
      aria-label={t(isOpen ? 'department.tree.collapse' : 'department.tree.expand', { name: node.name })}
      onClick={() => onToggle(node.id)}
    >
      <Icon size={14} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
