import type { DepartmentNode } from '@rondo/contract/department';
import { useT } from '../../../shared/i18n.tsx';
import { DepartmentRow } from './department-row.tsx';
import { onTreeKey } from './tree-keys.ts';
import { TreeSearch } from './tree-search.tsx';
import { useTree } from './use-tree.ts';
import './tree.css';

export interface DepartmentTreeProps {
  /** The answer of `departmentApi.tree`; keep it stable. */
  nodes: readonly DepartmentNode[];
  /** The marked department; null: none. */
  selectedId: string | null;
  onSelect: (id: string) => void;
  /** Several at once: these have a tick instead of a count, and `onSelect` turns it round. */
  tickedIds?: readonly string[];
  /** Shown and not to be chosen. */
  isOff?: (node: DepartmentNode) => boolean;
}

/**
 * The departments with their counts and a search above them. What is open is its own state: the company and the way to the
 * marked department from the start. Fills the width it is given; the surrounding box scrolls.
 */
export function DepartmentTree({ nodes, selectedId, onSelect, tickedIds, isOff }: DepartmentTreeProps) {
  const t = useT();
  const tree = useTree(nodes, selectedId ?? tickedIds?.[0] ?? null);
  const { rows, words, query, setQuery, toggle } = tree;
  const first = rows.find((row) => !isOff?.(row.node));
  return (
    <nav className="dept-tree" aria-label={t('department.tree.label')} onKeyDown={onTreeKey}>
      <TreeSearch query={query} onQuery={setQuery} onEnter={() => words && first && onSelect(first.node.id)} />
      <ul>
        {rows.map((row) => (
          <DepartmentRow
            key={row.node.id}
            row={row}
            isCurrent={row.node.id === selectedId}
            isTicked={tickedIds?.includes(row.node.id)}
            isOff={isOff?.(row.node) ?? false}
            onToggle={() => toggle(row.node.id)}
            onSelect={() => onSelect(row.node.id)}
          />
        ))}
      </ul>
      {words && rows.length === 0 && <p className="meta dept-none">{t('department.tree.none')}</p>}
    </nav>
  );
}
