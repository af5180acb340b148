import { type AuditRow, auditApi } from '@rondo/contract/audit';
import { ScrollText } from 'lucide-react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { EmptyState } from '../../../shared/ui/list/empty-state.tsx';
import { ListEmptyState } from '../../../shared/ui/list/list-empty-state.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { auditInput, FILTERS } from '../audit-input.ts';
import { eventWord } from '../words.ts';
import { AuditCard } from './audit-card.tsx';
import { useAuditColumns } from './audit-columns.tsx';
import { AuditFilters } from './audit-filters.tsx';
import './audit.css';

const AuditDrawer = lazyAtTouch(() => import('./audit-drawer.tsx'));

/** Who did what to whom, from where, before and after (product 1.5): newest first, one entry open at the right. */
export default function AuditTab() {
  const t = useT();
  const can = useCan();
  return can('x_audit_log') ? <Log /> : <EmptyState kind="no-permission" noun={t('audit.title')} />;
}

function Log() {
  const t = useT();
  const params = useListParams({ filters: FILTERS });
  const { page, size, q, filters, open } = params;
  const input = auditInput({ q, filters });
  const list = useCall(auditApi.list, { ...input, page, size }, { keepPrevious: true });
  const columns = useAuditColumns();
  const rows = list.data?.list ?? [];
  const at = rows.findIndex((row) => row.id === open);
  const shown = rows[at];
  const go = (step: number) => {
    const next = rows[at + step];
    return next ? () => params.set({ open: next.id }) : null;
  };
  const isEmpty = !list.isPending && rows.length === 0;
  const emptyState = (list.isError || isEmpty) && (
    <ListEmptyState
      noun={t('audit.title')}
      icon={ScrollText}
      nothingYet={t('audit.nothingBody')}
      failure={list.error}
      isFiltered={params.isFiltered}
      onRetry={() => void list.refetch()}
      onClear={params.clear}
    />
  );
  const isLately = input.from === undefined && input.to === undefined && input.objectId === undefined;
  return (
    <div className="list-page audit">
      <AuditFilters q={q} filters={filters} onSet={params.set} objectName={rows[0]?.objectName ?? ''} />
      <div className="list-body">
        <DataTable<AuditRow>
          label={t('audit.title')}
          rows={rows}
          columns={columns}
          rowKey={(row) => row.id}
          nameOf={(row) => `${eventWord(t, row)} ${row.objectName}`.trim()}
          isLoading={list.isPending || list.isPlaceholderData}
          emptyState={emptyState}
          openKey={open}
          onOpen={(row) => params.set({ open: row.id })}
          onClose={() => params.set({ open: null })}
          card={(row) => <AuditCard row={row} />}
        />
      </div>
      <PageFooter list={list.data} params={params} note={isLately ? t('audit.lastDays') : undefined} />
      {shown && (
        <AuditDrawer
          key={shown.id}
          row={shown}
          place={{ index: at + 1, total: rows.length }}
          onPrevious={go(-1)}
          onNext={go(1)}
          onClose={() => params.set({ open: null })}
          onObject={() => params.set({ open: null, q: '', filters: { ...NOTHING, objectId: [shown.objectId] } })}
        />
      )}
    </div>
  );
}

const NOTHING = { kind: [], actorId: [], from: [], to: [] };
