import type { DepartmentNode } from '@rondo/contract/department';
import { useT } from '../../../shared/i18n.tsx';
import { Tree } from '../../../shared/ui/tree/tree.tsx';

interface Props {
  /** The answer of `departmentApi.tree`; keep it stable. */
  nodes: readonly DepartmentNode[];
  isLoading?: boolean;
  /** The marked department, if any, or those with a tick where several may be chosen. */
  chosen: readonly string[];
  onChange: (ids: readonly string[]) => void;
  isMulti?: boolean;
  /** Shown and not to be chosen. */
  isOff?: (node: DepartmentNode) => boolean;
}

/** The departments with how many people are in them and below, and a search by name and code. */
export function DepartmentTree(props: Props) {
  const t = useT();
  const { isMulti = false } = props;
  return (
    <nav aria-label={t('department.tree.label')}>
      <Tree<DepartmentNode>
        {...props}
        label={t('department.tree.label')}
        searchLabel={t('department.tree.search')}
        noneText={t('department.tree.none')}
        wordsOf={(node) => node.code ?? ''}
        {...(isMulti ? {} : { countOf: (node) => node.membersBelow })}
      />
    </nav>
  );
}
