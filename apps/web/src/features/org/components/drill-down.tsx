import type { DepartmentNode } from '@rondo/contract/department';
import { count } from '@rondo/messages/format/number';
import { ChevronRight, Network } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';

interface Props {
  departments: readonly DepartmentNode[];
  onChoose: (id: string) => void;
}

/** The departments below the one that is shown, on the phone: a tap goes one level down, the path above goes back up. */
export function DrillDown({ departments, onChoose }: Props) {
  const t = useT();
  if (departments.length === 0) return null;
  return (
    <nav aria-label={t('org.belowDepartments')}>
      <ul className="org-drill">
        {departments.map(({ id, name, membersBelow }) => (
          <li key={id}>
            <button type="button" onClick={() => onChoose(id)}>
              <Network size={16} strokeWidth={1.75} aria-hidden />
              <span className="ellipsis">{name}</span>
              <span className="meta num">{count(membersBelow)}</span>
              <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
