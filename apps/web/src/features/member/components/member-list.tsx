import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import type { MemberRow } from '@rondo/contract/member-shape';
import { LIMIT } from '@rondo/domain/limit';
import { Building2, ListChecks, ShieldPlus, Store, Users } from 'lucide-react';
import { useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useMe } from '../../../shared/session/me.ts';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { type LayoutStorage, useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { FilterChip } from '../../../shared/ui/list/filter-chip.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { narrowingOf } from '../../../shared/ui/list/narrowing.ts';
import type { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { DepartmentTree } from '../../department/index.ts';
import { filterLabels } from '../filter-labels.ts';
import { BULK_ACTS, type MemberDialog } from '../member-dialog.ts';
import { type FilterName, inputOf } from '../member-input.ts';
import { DepartmentCrumbs } from './department-crumbs.tsx';
import { MemberCard } from './member-card.tsx';
import { useMemberColumns } from './member-columns.tsx';
import { MemberDrawer } from './member-drawer.tsx';
import { MemberFilters } from './member-filters.tsx';
import { OnlyMember } from './only-member.tsx';

interface Props {
  params: ReturnType<typeof useListParams<FilterName>>;
  storage: LayoutStorage;
  onDialog: (dialog: MemberDialog) => void;
}

/** Most members a bulk act takes. */
const NONE: readonly never[] = [];
const ICONS = { department: Building2, role: ShieldPlus, scope: Store } as const;

/** The tree beside the list, or as a chip where there is no room; rows can be ticked and changed together. */
export function MemberList({ params, storage, onDialog }: Props) {
  const t = useT();
  const me = useMe();
  const isFolded = useNarrow(widths.drawer);
  const nodes = useCall(departmentApi.tree, {}).data ?? NONE;
  const list = useCall(memberApi.list, inputOf(params), { keepPrevious: true });
  const columns = useColumnLayout(useMemberColumns(), storage);
  const [ticked, setTicked] = useState<string[]>([]);
  const { filters, open } = params;
  const departmentId = filters.department[0] ?? null;
  const rows = list.data?.list ?? [];
  const isAlone = !params.isFiltered && list.data?.total === 1 && rows[0]?.id === me.id;
  const at = rows.findIndex((row) => row.id === open);
  const go = (step: number) => {
    const next = rows[at + step];
    return next && at >= 0 ? () => params.set({ open: next.id }) : null;
  };
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
          q={params.q}
          filters={filters}
          onSet={params.set}
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
          right={<ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />}
        />
        <div className="member-rows">
          <DataTable<MemberRow>
            label={t('member.title')}
            rows={rows}
            columns={columns.shown}
            rowKey={(row) => row.id}
            nameOf={(row) => row.name}
            isLoading={list.isPending || list.isPlaceholderData}
            emptyState={
              (list.isError || (!list.isPending && rows.length === 0)) && (
                <ListEmptyState
                  noun={t('member.noun')}
                  icon={Users}
                  nothingYet={t('member.empty')}
                  failure={list.error}
                  isFiltered={params.isFiltered}
                  narrowing={narrowingOf({
                    endpoint: memberApi.list,
                    params,
                    inputOf,
                    labels: filterLabels(t),
                    search: t('ui.search'),
                  })}
                  onRetry={() => void list.refetch()}
                  onClear={params.clear}
                />
              )
            }
            selection={{ keys: ticked, onChange: (keys) => setTicked(keys.slice(0, LIMIT.member.batch)) }}
            openKey={open}
            onOpen={(row) => params.set({ open: row.id })}
            onClose={() => params.set({ open: null })}
            sort={params.sort}
            onSort={(sort) => params.set({ sort })}
            card={(row) => <MemberCard member={row} />}
          />
          {isAlone && <OnlyMember onDialog={onDialog} />}
        </div>
        <MemberBulk ids={ticked} onClear={() => setTicked([])} onDialog={onDialog} />
        <PageFooter list={list.data} params={params} />
      </div>
      {open && (
        <MemberDrawer
          key={open}
          id={open}
          {...(at >= 0 ? { place: { index: at + 1, total: rows.length } } : {})}
          onPrevious={go(-1)}
          onNext={go(1)}
          onClose={() => params.set({ open: null })}
          onDialog={onDialog}
        />
      )}
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
