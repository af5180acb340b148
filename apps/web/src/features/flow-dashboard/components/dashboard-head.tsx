import type { FlowDashboardDetail } from '@rondo/contract/flow-dashboard';
import { flowFiguresApi } from '@rondo/contract/flow-figures';
import type { FlowDashboardFilters } from '@rondo/contract/flow-widget';
import { ArrowLeft, MonitorPlay, Pencil, Percent, Plus, Printer, Redo2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import type { reportOf } from '../asked.ts';
import type { Editor } from '../use-editor.ts';
import type { useFigures } from '../use-figures.ts';
import { DashboardMenu } from './dashboard-menu.tsx';
import { FormulaDialog } from './formula-dialog.tsx';
import { FavouriteButton } from './list-columns.tsx';
import { useDashboardActs } from './use-dashboard-acts.tsx';

interface Props {
  dashboard: FlowDashboardDetail;
  editor: Editor;
  figures: ReturnType<typeof useFigures>;
  isEditing: boolean;
  isSaving: boolean;
  /** It is asked otherwise than it was saved. */
  isFiltered: boolean;
  filters: FlowDashboardFilters;
  /** What a report of it as it is asked now keeps. */
  report: ReturnType<typeof reportOf>;
  onEdit: (isOn: boolean) => void;
  onAdd: (() => void) | null;
  onWall: () => void;
  onSave: () => void;
}

/** Name, age of the figures, and what can be done: with the dashboard, or while it is edited. */
export function DashboardHead(props: Props) {
  const { dashboard, figures, isEditing } = props;
  const t = useT();
  const format = useFormat();
  const { data } = figures.read;
  return (
    <header className="list-head">
      <Link className="quiet" to="/flow" aria-label={t('flowDashboard.title')} title={t('flowDashboard.title')}>
        <ArrowLeft size={16} strokeWidth={1.75} aria-hidden />
      </Link>
      <h1 title={dashboard.name}>{dashboard.name}</h1>
      <span className="meta list-head-meta flow-dashboard-stamp">
        {isEditing
          ? t('flowDashboard.editing')
          : data && t('flowDashboard.stamp', { time: format.time(data.computedAt) })}
      </span>
      <div className="list-actions">{isEditing ? <EditActs {...props} /> : <ReadActs {...props} />}</div>
    </header>
  );
}

function EditActs({ editor, isSaving, isFiltered, onEdit, onAdd, onSave }: Props) {
  const t = useT();
  const step = (label: string, Icon: typeof Undo2, run: (() => void) | null) => (
    <button type="button" className="quiet" aria-label={label} title={label} disabled={!run} onClick={run ?? undefined}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <>
      {step(t('flowDashboard.act.undo'), Undo2, editor.undo)}
      {step(t('flowDashboard.act.redo'), Redo2, editor.redo)}
      <Button icon={Plus} label={t('flowDashboard.act.add')} isDisabled={!onAdd} onPress={() => onAdd?.()}>
        <span className="flow-dashboard-wide">{t('flowDashboard.act.add')}</span>
      </Button>
      <Button onPress={() => onEdit(false)}>{t('flowDashboard.act.leaveEdit')}</Button>
      <Button look="primary" isBusy={isSaving} isDisabled={!editor.isChanged && !isFiltered} onPress={onSave}>
        {t('ui.save')}
      </Button>
    </>
  );
}

function ReadActs({ dashboard, filters, report, onEdit, onWall }: Props) {
  const t = useT();
  const navigate = useNavigate();
  const maySet = useCan()(flowFiguresApi.saveSetting.needs);
  const [isFormulaOpen, setFormulaOpen] = useState(false);
  const { acts, dialog } = useDashboardActs(() => void navigate('/flow'), { filters, report });
  const icon = (label: string, Icon: typeof Printer, run: () => void) => (
    <button type="button" className="quiet flow-dashboard-wide" aria-label={label} title={label} onClick={run}>
      <Icon size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
  return (
    <>
      <FavouriteButton row={dashboard} />
      {icon(t('flowDashboard.act.print'), Printer, () => window.print())}
      {maySet && icon(t('flowDashboard.act.formula'), Percent, () => setFormulaOpen(true))}
      {icon(t('flowDashboard.act.wall'), MonitorPlay, onWall)}
      <span className="flow-dashboard-reports">
        <SubscribeLink report="flowDashboard" filters={report} name={dashboard.name} dashboard={dashboard.id} />
      </span>
      <DashboardMenu row={dashboard} acts={acts} />
      {dashboard.can.edit && (
        <Button icon={Pencil} label={t('flowDashboard.act.edit')} onPress={() => onEdit(true)}>
          <span className="flow-dashboard-wide">{t('flowDashboard.act.edit')}</span>
        </Button>
      )}
      {isFormulaOpen && <FormulaDialog onClose={() => setFormulaOpen(false)} />}
      {dialog}
    </>
  );
}
