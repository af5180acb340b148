import type { DepartmentNode } from '@rondo/contract/department';
import { Star } from 'lucide-react';
import { useMemo } from 'react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { pathOf } from '../../../shared/ui/tree/tree-index.ts';
import { indexDepartments } from '../../department/index.ts';

interface Props {
  nodes: readonly DepartmentNode[];
  currentId: string | null;
  /** With what is below. */
  isDeep: boolean;
  onSelect: (id: string | null) => void;
}

/** Where the list stands: the way down to the department, how many people there are, and who leads it. */
export function DepartmentCrumbs({ nodes, currentId, isDeep, onSelect }: Props) {
  const t = useT();
  const format = useFormat();
  const index = useMemo(() => indexDepartments(nodes), [nodes]);
  const path = pathOf(index, currentId ?? index.root?.id ?? null);
  const current = path.at(-1);
  if (!current) return <div className="member-crumbs" />;
  const count = isDeep ? current.membersBelow : current.members;
  return (
    <nav className="member-crumbs" aria-label={t('member.departments')}>
      {path.slice(0, -1).map((node) => (
        <span key={node.id} className="member-crumb">
          <button type="button" onClick={() => onSelect(node.parentId === null ? null : node.id)}>
            {node.name}
          </button>
          <span aria-hidden="true">/</span>
        </span>
      ))}
      <strong className="ellipsis">{current.name}</strong>
      <span className="meta num">{t('member.people', { count: count === 1 ? 1 : format.count(count) })}</span>
      {current.heads.length > 0 && (
        <span className="member-heads">
          <Star size={12} strokeWidth={1.75} aria-hidden />
          {t('member.heads', { names: format.list(current.heads.map((head) => head.name)) })}
        </span>
      )}
    </nav>
  );
}
