import { type ApplicationRow, applicationApi } from '@rondo/contract/application';
import { APPLICATION_STATES } from '@rondo/domain/application';
import { Ban, Check, UserPlus, UserRoundPlus } from 'lucide-react';
import { Suspense, useEffect, useEffectEvent, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useAppState } from '../../../shared/session/app-state.ts';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { lazyPart } from '../../../shared/ui/lazy-part.tsx';
import { BulkBar } from '../../../shared/ui/list/bulk-bar.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { FilterBar } from '../../../shared/ui/list/filter-bar.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { ApplicationCard } from '../components/application-card.tsx';
import { useApplicationColumns } from '../components/application-columns.tsx';
import type { Decision } from '../components/decision-dialog.tsx';
import { useInvitePanel } from '../use-invite-panel.ts';

const ApplicationDrawer = lazyAtTouch(() => import('../components/application-drawer.tsx'));

const DecisionDialog = lazyPart(() => import('../components/decision-dialog.tsx'));
const InviteDrawer = lazyPart(() => import('../components/invite-drawer.tsx'));

const TABS = [...APPLICATION_STATES, 'all'] as const;

/** Who asked to join (product 2): tabs by state, one application open at the right, several decided at once. */
export default function ApplicationPage() {
  const t = useT();
  const params = useListParams({ filters: [], tab: 'pending' });
  const panel = useInvitePanel();
  const [ticked, setTicked] = useState<string[]>([]);
  const [decision, setDecision] = useState<Decision | null>(null);
  const { page, size, q, open, set } = params;
  const tab = TABS.find((key) => key === params.tab) ?? 'pending';
  const state = tab === 'all' ? {} : { state: [tab] };
  const list = useCall(applicationApi.list, { page, size, keyword: q, ...state }, { keepPrevious: true });
  const counts = useCall(applicationApi.counts, {});
  useNewcomers(() => void Promise.all([list.refetch(), counts.refetch()]));
  const columns = useApplicationColumns(tab !== 'pending');
  const rows = list.data?.list ?? [];
  const chosen = rows.filter((row) => ticked.includes(row.id) && row.state === 'pending');
  const at = rows.findIndex((row) => row.id === open);
  const row = rows[at];
  const go = (step: number) => {
    const next = rows[at + step];
    return next && at >= 0 ? () => set({ open: next.id }) : null;
  };
  const emptyState = (list.isError || (!list.isPending && rows.length === 0)) && (
    <ListEmptyState
      noun={t('application.noun')}
      icon={UserRoundPlus}
      nothingYet={t('application.nothingYet')}
      failure={list.error}
      isFiltered={params.isFiltered}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  return (
    <>
      <ListPage
        title={t('application.title')}
        actions={
          <button type="button" className="button button-primary" onClick={panel.open}>
            <UserPlus size={16} strokeWidth={1.75} aria-hidden />
            {t('application.invite.open')}
          </button>
        }
        tabs={TABS.map((key) => ({
          key,
          label: key === 'all' ? t('application.all') : t(`state.application.${key}`),
          count: key === 'all' ? null : (counts.data?.[key] ?? null),
          urgent: key === 'pending' && (counts.data?.pending ?? 0) > 0,
        }))}
        tab={tab}
        onTab={(key) => {
          setTicked([]);
          set({ tab: key, open: null });
        }}
        filters={
          <FilterBar search={{ label: t('application.search'), value: q, onChange: (text) => set({ q: text }) }} />
        }
        bulk={
          <BulkBar
            count={chosen.length}
            onClear={() => setTicked([])}
            actions={(['approve', 'refuse'] as const).map((act) => ({
              key: act,
              label: t(`application.${act}`),
              icon: act === 'approve' ? Check : Ban,
              run: () => setDecision({ act, applications: chosen }),
            }))}
          />
        }
        footer={<PageFooter list={list.data} params={params} />}
      >
        <DataTable<ApplicationRow>
          label={t('application.title')}
          rows={rows}
          columns={columns}
          rowKey={(one) => one.id}
          nameOf={(one) => one.name}
          isLoading={list.isPending || list.isPlaceholderData}
          emptyState={emptyState}
          {...(tab === 'pending' ? { selection: { keys: ticked, onChange: setTicked } } : {})}
          openKey={open}
          onOpen={(one) => set({ open: one.id })}
          onClose={() => set({ open: null })}
          card={(one) => <ApplicationCard application={one} />}
        />
      </ListPage>
      {row && (
        <ApplicationDrawer
          key={row.id}
          application={row}
          place={{ index: at + 1, total: rows.length }}
          onPrevious={go(-1)}
          onNext={go(1)}
          onClose={() => set({ open: null })}
          onRefuse={() => setDecision({ act: 'refuse', applications: [row] })}
        />
      )}
      <Suspense fallback={null}>
        {panel.isOpen && <InviteDrawer onClose={panel.close} />}
        {decision && (
          <DecisionDialog
            decision={decision}
            onClose={() => setDecision(null)}
            onDone={() => {
              setTicked([]);
              setDecision(null);
            }}
          />
        )}
      </Suspense>
    </>
  );
}

/** Runs when the number of those who wait has changed: by somebody who applied, or was decided about elsewhere. */
function useNewcomers(look: () => void): void {
  const count = useAppState((state) => state.applyCount);
  const [known, setKnown] = useState(count);
  const changed = useEffectEvent(look);
  useEffect(() => {
    if (count === known) return;
    setKnown(count);
    changed();
  }, [count, known]);
}
