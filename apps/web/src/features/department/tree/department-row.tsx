import { Check, ChevronDown, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { count } from '../../../shared/format/number.ts';
import { useT } from '../../../shared/i18n.tsx';
import type { TreeRow } from './tree-rows.ts';

interface Props {
  row: TreeRow;
  isCurrent: boolean;
  /** Ticks instead of counts, where several are chosen. */
  isTicked?: boolean | undefined;
  isOff?: boolean;
  onToggle: () => void;
  onSelect: () => void;
  after?: ReactNode;
}

/** A line of the tree: caret, name with the path above it after a search, and how many people are in it and below. */
export function DepartmentRow({ row, isCurrent, isTicked, isOff = false, onToggle, onSelect, after }: Props) {
  const t = useT();
  const { node, indent, isOpen, place } = row;
  const Caret = isOpen ? ChevronDown : ChevronRight;
  return (
    <li className="dept-row" data-row={node.id} data-current={isCurrent} style={{ paddingInlineStart: indent * 16 }}>
      {isOpen === null ? (
        <span className="dept-caret" />
      ) : (
        <button
          type="button"
          className="dept-caret"
          tabIndex={-1}
          aria-expanded={isOpen}
          aria-label={t(isOpen ? 'department.tree.collapse' : 'department.tree.expand', { name: node.name })}
          onClick={onToggle}
        >
          <Caret size={14} strokeWidth={1.75} aria-hidden />
        </button>
      )}
      <button
        type="button"
        className="dept-name"
        aria-pressed={isTicked ?? isCurrent}
        disabled={isOff}
        title={place ? `${place} / ${node.name}` : node.name}
        onClick={onSelect}
      >
        <span className="dept-text">
          <span className="ellipsis">{node.name}</span>
          {place && <span className="meta ellipsis">{place}</span>}
        </span>
        {isTicked === undefined ? (
          <span className="meta num">{count(node.membersBelow)}</span>
        ) : (
          isTicked && <Check size={16} strokeWidth={1.75} aria-hidden />
        )}
      </button>
      {after}
    </li>
  );
}
