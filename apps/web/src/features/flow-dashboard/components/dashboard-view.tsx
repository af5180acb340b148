import { type FlowDashboardDetail, flowDashboardApi } from '@rondo/contract/flow-dashboard';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useAct } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { toast } from '../../../shared/ui/toast.ts';
import { FILTERS, filtersOf, spanOf } from '../asked.ts';
import { useEditor } from '../use-editor.ts';
import { useFigures } from '../use-figures.ts';
import { DashboardBody } from './dashboard-body.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { useWidgetTools } from './use-widget-tools.tsx';
import { WallBar } from './wall-bar.tsx';

const LIVE_MS = 60_000;

/** A dashboard: read, edited, or on the wall. */
export function DashboardView({ dashboard }: { dashboard: FlowDashboardDetail }) {
  const t = useT();
  const navigate = useNavigate();
  const { id, can, rev } = dashboard;
  const { filters: url, open, set } = useListParams({ filters: FILTERS });
  const today = useFormat().civilDay(Date.now());
  const saved = useMemo(() => ({ filters: dashboard.filters, widgets: dashboard.widgets }), [dashboard]);
  const editor = useEditor(saved);
  const [pictures, setPictures] = useState(dashboard.pictures);
  const isEditing = url.edit[0] === 'true' && can.edit;
  const isWall = url.wall[0] === 'true';
  const filters = filtersOf(saved.filters, url);
  const { widgets } = isEditing ? editor.draft : saved;
  const isLive = spanOf(filters, today).to >= today;
  const estimates = url.estimates[0] === 'true';
  const figures = useFigures({ filters, widgets, today, estimates, ...(isLive || isWall ? { everyMs: LIVE_MS } : {}) });
  const leave = useLeaveQuestion(
    isEditing && editor.isChanged,
    (search) => new URLSearchParams(search).get('edit') ?? '',
  );
  const save = useAct(flowDashboardApi.save, {
    onDone: () => {
      toast.ok(t('flowDashboard.done.save'));
      editor.reset({ ...editor.draft, filters });
    },
  });
  const tools = useWidgetTools({ editor, pictures, onPicture: (picture) => setPictures((all) => [...all, picture]) });
  const setUrl = (part: Partial<typeof url>) => set({ filters: part });
  const body = (
    <DashboardBody
      {...{ widgets, filters, today, figures, pictures, can, open }}
      withEvents={url.events[0] === 'true'}
      onClose={() => set({ open: null })}
      onEdit={() => setUrl({ edit: ['true'] })}
      {...(isEditing ? { tools: tools.of } : {})}
    />
  );
  if (isWall)
    return (
      <div className="flow-dashboard-wall">
        <WallBar
          id={id}
          name={dashboard.name}
          onLeave={() => void navigate(`/flow/dashboard/${id}`, { replace: true })}
        />
        <div className="flow-dashboard-page">{body}</div>
      </div>
    );
  return (
    <div className="list-page flow-dashboard">
      <DashboardHead
        {...{ dashboard, editor, isEditing, figures }}
        isSaving={save.busy}
        isFiltered={JSON.stringify(filters) !== JSON.stringify(saved.filters)}
        onEdit={(isOn) => setUrl({ edit: isOn ? ['true'] : [] })}
        onAdd={tools.add}
        onWall={() => void navigate(`/flow/dashboard/${id}?wall=true`)}
        onSave={() => void save.run({ id, rev, widgets: editor.draft.widgets, filters })}
      />
      <DashboardFilters filters={filters} url={url} today={today} onSet={setUrl} />
      <div className="list-body flow-dashboard-page">{body}</div>
      {tools.dialog}
      {leave}
    </div>
  );
}
