import { type DepartmentNode, departmentApi } from '@rondo/contract/department';
import { memberApi } from '@rondo/contract/member';
import { Users } from 'lucide-react';
import { useMemo } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { SkeletonRows } from '../../../shared/ui/list/skeleton.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow, widths } from '../../../shared/ui/list/use-narrow.ts';
import { pathOf } from '../../../shared/ui/tree/tree-index.ts';
import { DepartmentTree, indexDepartments } from '../../department/index.ts';
import { useView } from '../use-view.ts';
import { BookFilters } from './book-filters.tsx';
import { Crumbs } from './crumbs.tsx';
import { DrillDown } from './drill-down.tsx';
import { PeopleList } from './people-list.tsx';

const PersonDrawer = lazyAtTouch(() => import('./person-drawer.tsx'));

const FILTERS = ['department', 'below'] as const;
/** In the address when only the department itself is shown. */
const ALONE = 'no';

/** Who works where: departments at the left, their people at the right, one of them open. */
export function AddressBook() {
  const t = useT();
  const { filters, q, page, size, open, set, clear } = useListParams({ filters: FILTERS });
  const [view, setView] = useView();
  const isFolded = useNarrow(widths.rail);
  const isPhone = useNarrow();
  const tree = useCall(departmentApi.tree, {});
  const nodes = tree.data ?? NONE;
  const index = useMemo(() => indexDepartments(nodes), [nodes]);
  const chosen = index.byId.get(filters.department[0] ?? '') ?? index.root;
  const isBelow = filters.below[0] !== ALONE;
  const isWhole = !chosen?.parentId && isBelow;
  const input = { page, size, keyword: q, below: isBelow, ...(isWhole || !chosen ? {} : { departmentId: chosen.id }) };
  const cards = useCall(memberApi.cards, input, { keepPrevious: true, enabled: tree.data !== undefined });
  const members = cards.data?.list ?? [];
  const at = members.findIndex((member) => member.id === open);
  const member = members[at];
  const choose = (id: string | null) =>
    set({ filters: { department: id && id !== index.root?.id ? [id] : [] }, open: null });
  const step = (by: number) => {
    const next = members[at + by];
    return next ? () => set({ open: next.id }) : null;
  };
  const failure = tree.error ?? cards.error;
  const emptyState = (failure || (cards.data && members.length === 0)) && (
    <ListEmptyState
      noun={t('org.noun')}
      icon={Users}
      nothingYet={t('org.empty')}
      failure={failure}
      isFiltered={q !== ''}
      onRetry={() => void (tree.error ? tree : cards).refetch()}
      onClear={clear}
    />
  );
  if (view === null) return <SkeletonRows rows={8} />;
  return (
    <div className="org-book" data-folded={isFolded}>
      {!isFolded && (
        <aside className="org-side">
          <DepartmentTree nodes={nodes} chosen={chosen ? [chosen.id] : []} onChange={([id]) => choose(id ?? null)} />
        </aside>
      )}
      <div className="org-main">
        <Crumbs path={pathOf(index, chosen?.id ?? null)} onChoose={choose} />
        <BookFilters
          q={q}
          onSearch={(next) => set({ q: next, open: null })}
          isBelow={isBelow}
          onBelow={(next) => set({ filters: { below: next ? [] : [ALONE] } })}
          view={view}
          onView={setView}
          {...(isFolded && !isPhone ? { tree: { nodes, chosen: isWhole ? null : chosen, onChoose: choose } } : {})}
        />
        <div className="org-people">
          {isPhone && q === '' && <DrillDown departments={index.below.get(chosen?.id ?? '') ?? []} onChoose={choose} />}
          <PeopleList
            view={view}
            members={members}
            isLoading={cards.isPending || cards.isPlaceholderData}
            emptyState={emptyState}
            openId={open}
            onOpen={(id) => set({ open: id })}
          />
        </div>
        <PageFooter list={cards.data} params={{ page, size, set }} />
      </div>
      {member && (
        <PersonDrawer
          key={member.id}
          member={member}
          place={{ index: at + 1, total: members.length }}
          onPrevious={step(-1)}
          onNext={step(1)}
          onClose={() => set({ open: null })}
          onDepartment={choose}
        />
      )}
    </div>
  );
}

const NONE: readonly DepartmentNode[] = [];
