import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import { LIMIT } from '@rondo/domain/limit';
import { Building2, ListChecks, ShieldPlus, Store, Users } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListTable } from '../../../shared/ui/list/list-table.tsx';
import { OpenRow } from '../../../shared/ui/list/open-row.tsx';
import { filtersOf } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { DepartmentTree } from '../../department/index.ts';
import { filterLabels } from '../filter-labels.ts';
import { BULK_ACTS, type MemberDialog } from '../member-dialog.ts';
import { type FilterName, inputOf } from '../member-input.ts';
import { DepartmentCrumbs } from './department-crumbs.tsx';
import { MemberCard } from './member-card.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { MemberFilters } from './member-filters.tsx';
import { OnlyMember } from './only-member.tsx';

const MemberDrawer = lazyAtTouch(() => import('./member-drawer.tsx'));

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  onDialog: (dialog: MemberDialog) => void;
}

const NONE: readonly never[] = [];
const ICONS = { department: Building2, role: ShieldPlus, scope: Store } as const;

/** The tree beside the list, or as a chip where there is no room; rows can be ticked and changed together. */
export function MemberList({ params, onDialog }: Props) {
  const t = useT();
  const me = useMe();
  const isFolded = useNarrow(widths.drawer);
  const nodes = useCall(departmentApi.tree, {}).data ?? NONE;
  const list = useList({
    name: 'member',
    endpoint: memberApi.list,
    params,
    inputOf,
    filterLabels: filterLabels(t),
    columns: useMemberColumns(),
  });
  const [ticked, setTicked] = useState<string[]>([]);
  const { filters } = params;
  const departmentId = filters.department[0] ?? null;
  const isAlone = !params.isFiltered && list.answer?.total === 1 && list.rows[0]?.id === me.id;
  // The company itself is no filter: everybody is in it.
  const choose = (id: string | null) => {
    setTicked([]);
    params.set({ filters: { department: id && id !== rootOf(nodes) ? [id] : [], alone: [] } });
  };
  const tree = (close?: () => void) => (
    <DepartmentTree
      nodes={nodes}
      chosen={[departmentId ?? rootOf(nodes) ?? '']}
      onChange={([id]) => {
        choose(id ?? null);
        close?.();
      }}
    />
  );
  return (
    <div className="member-frame" data-folded={isFolded}>
      {!isFolded && <aside className="member-side">{tree()}</aside>}
      <div className="member-main">
        <DepartmentCrumbs
          nodes={nodes}
          currentId={departmentId}
          isDeep={filters.alone.length === 0}
          onSelect={choose}
        />
        <MemberFilters
          {...filtersOf(list)}
          departmentChip={
            isFolded && (
              <FilterChip
                label={t('member.filter.department')}
                value={filters.department}
                text={nodes.find((node) => node.id === departmentId)?.name ?? ''}
                onChange={() => choose(null)}
                custom={(close) => <div className="member-tree-popover">{tree(close)}</div>}
              />
            )
          }
        />
        <div className="member-rows">
          <ListTable
            list={list}
            title={t('member.title')}
            nameOf={(row) => row.name}
            card={(row) => <MemberCard member={row} />}
            empty={{ noun: t('member.noun'), icon: Users, nothingYet: t('member.empty') }}
            selection={{ keys: ticked, onChange: (keys) => setTicked(keys.slice(0, LIMIT.member.batch)) }}
          />
          {isAlone && <OnlyMember onDialog={onDialog} />}
        </div>
        <MemberBulk ids={ticked} onClear={() => setTicked([])} onDialog={onDialog} />
        <PageFooter list={list.answer} params={params} />
      </div>
      <OpenRow list={list}>{(row) => <MemberDrawer key={row.id} {...row} onDialog={onDialog} />}</OpenRow>
    </div>
  );
}

/** What can be done with all the members that are ticked. */
function MemberBulk({ ids, onClear, onDialog }: Pick<Props, 'onDialog'> & { ids: string[]; onClear: () => void }) {
  const t = useT();
  const actions = BULK_ACTS.map((act) => ({
    key: act,
    label: t(`member.bulk.${act}`),
    icon: ICONS[act] ?? ListChecks,
    run: () => onDialog({ kind: 'bulk', act, ids }),
  }));
  return <BulkBar count={ids.length} onClear={onClear} actions={actions} />;
}

const rootOf = (nodes: readonly DepartmentNode[]): string | null =>
  nodes.find((node) => node.parentId === null)?.id ?? null;
