import { flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { flowFiguresApi } from '@rondo/contract/flow-figures';
import { Footprints, MonitorPlay, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { useAskedDialog } from '../../../shared/ui/asked-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { BinDialog } from '../../../shared/ui/list/bin-dialog.tsx';
import { TablePage } from '../../../shared/ui/list/table-page.tsx';
import { useList } from '../../../shared/ui/list/use-list.ts';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { CreateDialog } from '../components/create-dialog.tsx';
import { FormulaDialog } from '../components/formula-dialog.tsx';
import { ListCard } from '../components/list-card.tsx';
import { useFlowDashboardColumns } from '../components/list-columns.tsx';
import { ListFilters } from '../components/list-filters.tsx';
import { useDashboardActs } from '../components/use-dashboard-acts.tsx';
import { FILTERS, filterLabels, inputOf } from '../list-input.ts';
import { fillScreen } from '../use-fullscreen.ts';
import '../components/flow-dashboard.css';

/** The dashboards of customer flow: the reader's own, and those that are shared with them. */
export default function FlowDashboardListPage() {
  const t = useT();
  const navigate = useNavigate();
  const [isCreating, setCreating] = useState(false);
  const [isBinOpen, setBinOpen] = useState(false);
  const maySet = useCan()(flowFiguresApi.saveSetting.needs);
  const [isFormulaOpen, setFormulaOpen] = useState(false);
  useAskedDialog((asked) => {
    if (asked === 'create') setCreating(true);
    if (asked === 'formula') setFormulaOpen(maySet);
  });
  const { acts, dialog } = useDashboardActs(() => undefined);
  const list = useList({
    name: 'flowDashboard',
    endpoint: flowDashboardApi.list,
    params: useListParams({ filters: FILTERS, sort: '-updated' }),
    inputOf,
    filterLabels: filterLabels(t),
    columns: useFlowDashboardColumns(acts),
  });
  const open = (id: string) => void navigate(`/flow/dashboard/${id}`);
  const wall = list.rows.find(({ isFavourite }) => isFavourite) ?? list.rows[0];
  const create = (
    <Button look="primary" icon={Plus} onPress={() => setCreating(true)}>
      {t('flowDashboard.create')}
    </Button>
  );
  return (
    <>
      <TablePage
        list={list}
        title={t('flowDashboard.title')}
        actions={
          <>
            <button
              type="button"
              className="quiet"
              aria-label={t('flowDashboard.act.bin')}
              title={t('flowDashboard.act.bin')}
              onClick={() => setBinOpen(true)}
            >
              <Trash2 size={16} strokeWidth={1.75} aria-hidden />
            </button>
            {wall && (
              <Button
                icon={MonitorPlay}
                label={t('flowDashboard.act.wall')}
                className="flow-dashboard-wide"
                onPress={() => {
                  void fillScreen();
                  void navigate(`/flow/dashboard/${wall.id}?wall=true`);
                }}
              >
                {t('flowDashboard.act.wall')}
              </Button>
            )}
            {create}
          </>
        }
        filters={(bar) => <ListFilters {...bar} />}
        nameOf={(row) => row.name}
        card={(row) => <ListCard row={row} acts={acts} />}
        empty={{
          ...{ noun: t('flowDashboard.noun'), icon: Footprints },
          ...{ nothingYet: t('flowDashboard.nothingYet'), actions: create },
        }}
        onOpen={({ id }) => open(id)}
      />
      {isCreating && <CreateDialog onCreated={open} onClose={() => setCreating(false)} />}
      {isBinOpen && (
        <BinDialog read={flowDashboardApi.bin} restore={flowDashboardApi.restore} onClose={() => setBinOpen(false)} />
      )}
      {isFormulaOpen && <FormulaDialog onClose={() => setFormulaOpen(false)} />}
      {dialog}
    </>
  );
}
