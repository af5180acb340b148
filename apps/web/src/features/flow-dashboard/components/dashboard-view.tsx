import type { FlowDashboardDetail } from '@rondo/contract/flow-dashboard';
import { spanOf } from '@rondo/contract/flow-question';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useLeaveQuestion } from '../../../shared/ui/form/use-form-guard.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { FILTERS, filtersOf, reportOf, SAVED } from '../asked.ts';
import { useEditor } from '../use-editor.ts';
import { useFigures } from '../use-figures.ts';
import { fillScreen } from '../use-fullscreen.ts';
import { DashboardBody } from './dashboard-body.tsx';
import { DashboardFilters } from './dashboard-filters.tsx';
import { DashboardHead } from './dashboard-head.tsx';
import { useDashboardSave } from './use-dashboard-save.tsx';
import { useWidgetTools } from './use-widget-tools.tsx';
import { WallBar } from './wall-bar.tsx';

const LIVE_MS = 60_000;

/** A dashboard: read, edited, or on the wall. */
export function DashboardView({ dashboard }: { dashboard: FlowDashboardDetail }) {
  const navigate = useNavigate();
  const { id, can } = dashboard;
  const { filters: url, open, set } = useListParams({ filters: FILTERS });
  const today = useFormat().civilDay(Date.now());
  const editor = useEditor(dashboard);
  const [pictures, setPictures] = useState(dashboard.pictures);
  const isEditing = url.edit[0] === 'true' && can.edit;
  const isWall = url.wall[0] === 'true';
  const { widgets } = editor.draft;
  const filters = filtersOf(editor.draft.filters, url);
  const isLive = spanOf(filters, today).to >= today;
  const estimates = url.estimates[0] === 'true';
  const figures = useFigures({ filters, widgets, today, estimates, ...(isLive || isWall ? { everyMs: LIVE_MS } : {}) });
  const leave = useLeaveQuestion(
    isEditing && editor.isChanged,
    (search) => new URLSearchParams(search).get('edit') ?? '',
  );
  const tools = useWidgetTools({ editor, pictures, onPicture: (picture) => setPictures((all) => [...all, picture]) });
  const setUrl = (part: Partial<typeof url>) => set({ filters: part });
  const save = useDashboardSave({
    ...{ dashboard, editor, isEditing, mine: { filters, widgets } },
    onSettled: () => setUrl(Object.fromEntries(SAVED.map((name) => [name, []]))),
  });
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
          figures={figures}
          onLeave={() => void navigate(`/flow/dashboard/${id}`, { replace: true })}
        />
        <div className="flow-dashboard-page">{body}</div>
      </div>
    );
  return (
    <div className="list-page flow-dashboard">
      <DashboardHead
        {...{ dashboard, editor, isEditing, figures, filters }}
        report={reportOf(id, filters, url)}
        isSaving={save.isBusy}
        isFiltered={JSON.stringify(filters) !== JSON.stringify(editor.draft.filters)}
        onEdit={(isOn) => setUrl({ edit: isOn ? ['true'] : [] })}
        onAdd={tools.add}
        onWall={() => {
          void fillScreen();
          void navigate(`/flow/dashboard/${id}?wall=true`);
        }}
        onSave={save.run}
      />
      <DashboardFilters filters={filters} url={url} today={today} onSet={setUrl} />
      <div className="list-body flow-dashboard-page">{body}</div>
      {tools.dialog}
      {save.dialog}
      {leave}
    </div>
  );
}
