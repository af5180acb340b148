import { type FlowDashboardRow, flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { Copy, Download, House, Mail, Pencil, Share2, Star, Trash2 } from 'lucide-react';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { MoreMenu } from '../../../shared/ui/more-menu.tsx';

/** A dashboard as its menu knows it. */
export type ActRow = Pick<FlowDashboardRow, 'id' | 'name' | 'rev' | 'can' | 'isDefault' | 'isCompanyDefault'>;

/** What the list or the page does with a dashboard. */
export interface Acts {
  onCopy: (row: ActRow) => void;
  onExport: (row: ActRow) => void;
  /** Null: the reader may not have reports sent. */
  onSubscribe: ((row: ActRow) => void) | null;
  onRename: (row: ActRow) => void;
  onShare: (row: ActRow) => void;
  onRemove: (row: ActRow) => void;
}

/** What can be done with one dashboard: exactly what its reader may. */
export function DashboardMenu({ row, acts }: { row: ActRow; acts: Acts }) {
  const t = useT();
  const { run: mark } = useAct(flowDashboardApi.mark);
  const { run: setDefault } = useAct(flowDashboardApi.setDefault);
  const { id, isDefault, isCompanyDefault, can } = row;
  const { onSubscribe } = acts;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the row opens by a press, its menu does not
    <span onClick={(event) => event.stopPropagation()}>
      <MoreMenu
        label={`${t('flowDashboard.act.more')} · ${row.name}`}
        className="quiet"
        placement="bottom-end"
        acts={[
          { key: 'copy', label: t('flowDashboard.act.copy'), icon: Copy, run: () => acts.onCopy(row) },
          { key: 'export', label: t('flowDashboard.act.export'), icon: Download, run: () => acts.onExport(row) },
          ...(onSubscribe
            ? [{ key: 'subscribe', label: t('ui.subscribe'), icon: Mail, run: () => onSubscribe(row) }]
            : []),
          ...(can.edit
            ? [{ key: 'rename', label: t('flowDashboard.act.rename'), icon: Pencil, run: () => acts.onRename(row) }]
            : []),
          ...(can.manage
            ? [{ key: 'share', label: t('flowDashboard.act.share'), icon: Share2, run: () => acts.onShare(row) }]
            : []),
          {
            ...{ key: 'default', icon: Star },
            label: t(isDefault ? 'flowDashboard.act.noDefault' : 'flowDashboard.act.makeDefault'),
            run: () => void mark({ id, isDefault: !isDefault }),
          },
          ...(can.setDefault
            ? [
                {
                  ...{ key: 'company', icon: House },
                  label: t(isCompanyDefault ? 'flowDashboard.act.noCompany' : 'flowDashboard.act.makeCompany'),
                  run: () => void setDefault({ id, isDefault: !isCompanyDefault }),
                },
              ]
            : []),
          ...(can.manage
            ? [
                {
                  ...{ key: 'delete', label: t('flowDashboard.act.delete'), icon: Trash2, isDanger: true },
                  run: () => acts.onRemove(row),
                },
              ]
            : []),
        ]}
      />
    </span>
  );
}
