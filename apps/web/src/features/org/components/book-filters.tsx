import type { DepartmentNode } from '@rondo/contract/department';
import { LayoutGrid, Rows3 } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import { SearchField } from '../../../shared/ui/list/filter-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { DepartmentTree } from '../../department/index.ts';
import type { View } from '../use-view.ts';

interface Props {
  q: string;
  onSearch: (q: string) => void;
  isBelow: boolean;
  onBelow: (isBelow: boolean) => void;
  view: View;
  onView: (view: View) => void;
  /** The tree behind a chip, where there is no room beside the list. */
  tree?: { nodes: readonly DepartmentNode[]; chosen: DepartmentNode | null; onChoose: (id: string | null) => void };
}

/** Search, how far down, and how people are shown. */
export function BookFilters({ q, onSearch, isBelow, onBelow, view, onView, tree }: Props) {
  const t = useT();
  return (
    <search className="org-filters">
      <SearchField label={t('org.search')} value={q} onChange={onSearch} />
      {tree && (
        <FilterChip
          label={t('org.department')}
          value={tree.chosen ? [tree.chosen.id] : []}
          text={tree.chosen?.name ?? ''}
          onChange={() => tree.onChoose(null)}
          custom={(close) => (
            <div className="org-popover">
              <DepartmentTree
                nodes={tree.nodes}
                chosen={tree.chosen ? [tree.chosen.id] : []}
                onChange={([id]) => {
                  tree.onChoose(id ?? null);
                  close();
                }}
              />
            </div>
          )}
        />
      )}
      <Checkbox label={t('org.below')} isChecked={isBelow} onChange={onBelow} />
      <div className="org-view">
        <Segment<View>
          label={t('org.view.label')}
          value={view}
          onChange={onView}
          isSmall
          options={[
            { value: 'cards', label: <ViewIcon icon={LayoutGrid} name={t('org.view.cards')} /> },
            { value: 'table', label: <ViewIcon icon={Rows3} name={t('org.view.table')} /> },
          ]}
        />
      </div>
    </search>
  );
}

function ViewIcon({ icon: Icon, name }: { icon: typeof LayoutGrid; name: string }) {
  return (
    <span className="org-view-icon" title={name}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
      <span className="visually-hidden">{name}</span>
    </span>
  );
}
