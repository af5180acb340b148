import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import type { FlowDashboardFilters } from '@rondo/contract/flow-widget';
import { type ReactNode, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { v7 as uuidv7 } from 'uuid';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useSubscribe } from '../../../shared/subscribe-link.tsx';
import { RemoveToBin } from '../../../shared/ui/list/remove-to-bin.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { CreateDialog } from './create-dialog.tsx';
import type { ActRow, Acts } from './dashboard-menu.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { ShareDialog } from './share-dialog.tsx';

type Open = { what: 'copy' | 'rename' | 'share' | 'remove'; row: ActRow };

/** A dashboard as its page asks it now: all of it, and what of it a report keeps. */
interface Asked {
  filters: FlowDashboardFilters;
  report: object;
}

/** What the menus of dashboards do, and the dialog that is open for one. `onGone`: it was deleted. */
export function useDashboardActs(onGone: () => void, asked: Asked | null = null): { acts: Acts; dialog: ReactNode } {
  const t = useT();
  const navigate = useNavigate();
  const [open, setOpen] = useState<Open | null>(null);
  const { run: startExport } = useAct(flowDashboardApi.startExport, {
    onDone: () => toast.info(t('job.started', { name: t('job.kind.flowdashboard.export') })),
  });
  const subscribe = useSubscribe();
  const acts = useMemo<Acts>(
    () => ({
      onCopy: (row) => setOpen({ what: 'copy', row }),
      onExport: ({ id }) => void startExport({ id, filters: asked?.filters ?? null, requestId: uuidv7() }),
      onSubscribe:
        subscribe &&
        (({ id, name }) => {
          const { to, state } = subscribe({
            report: 'flowDashboard',
            filters: asked?.report ?? { dashboard: id },
            name,
          });
          void navigate(to, { state });
        }),
      onRename: (row) => setOpen({ what: 'rename', row }),
      onShare: (row) => setOpen({ what: 'share', row }),
      onRemove: (row) => setOpen({ what: 'remove', row }),
    }),
    [startExport, asked, subscribe, navigate],
  );
  const close = () => setOpen(null);
  const { what, row } = open ?? {};
  const dialog = row && (
    <>
      {what === 'copy' && (
        <CreateDialog copyOf={row} onCreated={(id) => void navigate(`/flow/dashboard/${id}`)} onClose={close} />
      )}
      {what === 'rename' && <RenameDialog row={row} onClose={close} />}
      {what === 'share' && <ShareDialog row={row} onClose={close} />}
      {what === 'remove' && (
        <RemoveToBin
          id={row.id}
          api={flowDashboardApi}
          words={{
            title: t('flowDashboard.remove.title', { name: row.name }),
            hint: t('flowDashboard.remove.hint'),
            removed: t('flowDashboard.done.delete'),
            restored: t('flowDashboard.done.restore'),
          }}
          onClose={close}
          onGone={onGone}
        />
      )}
    </>
  );
  return { acts, dialog };
}
