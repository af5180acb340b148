import { TASK_TABS, type TaskRow, taskApi } from '@rondo/contract/task';
import { type ComponentProps, useEffect, useState } from 'react';
import { useCall } from '../../../shared/http/query.ts';
import { useT } from '../../../shared/i18n.tsx';
import { BeginLinks } from '../../../shared/inspect/begin-links.tsx';
import { ProblemLink } from '../../../shared/inspect/problem-link.tsx';
import { useCan } from '../../../shared/session/me.ts';
import { SubscribeLink } from '../../../shared/subscribe-link.tsx';
import { lazyAtTouch } from '../../../shared/ui/lazy-at-touch.tsx';
import { type LayoutStorage, useColumnLayout } from '../../../shared/ui/list/column.ts';
import { ColumnChooser } from '../../../shared/ui/list/column-chooser.tsx';
import { PageFooter } from '../../../shared/ui/list/list-footer.tsx';
import { ListPage } from '../../../shared/ui/list/list-page.tsx';
import { useListParams } from '../../../shared/ui/list/use-list-params.ts';
import { useNarrow } from '../../../shared/ui/list/use-narrow.ts';
import { useWalk } from '../../../shared/ui/list/use-walk.ts';
import { RectificationDrawer } from '../../rectification/index.ts';
import { TodayStrip } from '../../today/index.ts';
import { BulkPart } from '../bulk/bulk-part.tsx';
import { allOf } from '../bulk/use-bulk-all.ts';
import { FILTERS, listInput, type TaskTab, tabOf } from '../list-input.ts';
import { type Opened, openedBy, openKeyOf } from '../open-key.ts';
import { useExport } from '../use-export.ts';
import { useTaskView } from '../use-task-view.ts';
import { ExportButton } from './export-button.tsx';
import { NewTaskLink } from './new-task-link.tsx';
import { useTaskColumns } from './task-columns.tsx';
import { TaskFilters } from './task-filters.tsx';
import { type TaskParams, TaskRows } from './task-rows.tsx';
import { TaskShape } from './task-shape.tsx';
import { TaskViews } from './task-views.tsx';
import './task.css';

const TaskDrawer = lazyAtTouch(() => import('./task-drawer.tsx'));

/** The task centre (product 9): the rows of a tab, one of them open at the right. */
export function TaskList({ storage }: { storage: LayoutStorage | null }) {
  const t = useT();
  const mayAll = useCan()('task_center');
  const isPhone = useNarrow();
  const params = useListParams({ filters: FILTERS, tab: 'todo' });
  const tab = tabOf(params.tab, mayAll);
  const list = useCall(taskApi.list, listInput(params, tab), { keepPrevious: true });
  const { page: _page, size: _size, ...filters } = listInput(params, tab);
  const counts = useCall(taskApi.counts, {}).data;
  const columns = useColumnLayout(useTaskColumns(), storage);
  const shape = useTaskView();
  const [ticked, setTicked] = useState<string[]>([]);
  const isWaiting = list.isPending || storage === null;
  const rows = isWaiting ? [] : (list.data?.list ?? []);
  const chosen = rows.filter((row) => ticked.includes(row.id));
  const exporting = useExport(
    params,
    tab,
    { total: chosen.length, totalIsCapped: false },
    chosen.map(({ id }) => id),
  );
  const open = useOpening(rows, params);
  useTabInView(tab, counts !== undefined);
  const overdue = tab === 'todo' ? (counts?.overdue ?? null) : null;
  const late = list.data?.overdue ?? 0;
  const changed = (patch: Parameters<typeof params.set>[0]) => {
    setTicked([]);
    params.set(patch);
  };
  return (
    <div className="task-page">
      <ListPage
        title={t('task.title')}
        actions={
          <>
            <ProblemLink isIcon={isPhone} />
            <NewTaskLink isIcon={isPhone} />
            <BeginLinks look={isPhone ? 'icons' : 'words'} />
          </>
        }
        above={<TodayStrip onOpen={(row) => params.set({ open: openKeyOf(row) })} />}
        tabs={TASK_TABS.filter((key) => key !== 'all' || mayAll).map((key) => ({
          key,
          label: t(`task.tab.${key}`),
          count: counts?.[key] ?? null,
          urgent: key === 'todo',
        }))}
        tab={tab}
        onTab={(key) => changed({ tab: key, open: null, sort: null })}
        filters={
          <TaskFilters
            tab={tab}
            q={params.q}
            filters={params.filters}
            onSet={changed}
            right={
              <>
                <TaskViews
                  filters={params.filters}
                  isFiltered={params.isFiltered}
                  overdue={overdue}
                  onSet={changed}
                  onClear={params.clear}
                  view={shape.view}
                  onView={shape.setView}
                />
                {!isPhone && mayAll && tab !== 'todo' && <SubscribeLink report="tasks" filters={filters} />}
                {!isPhone && mayAll && <ExportButton params={params} tab={tab} found={list.data} />}
                {!isPhone && shape.view === 'list' && (
                  <ColumnChooser columns={columns.all} layout={columns.layout} onChange={columns.change} />
                )}
              </>
            }
          />
        }
        bulk={
          <BulkPart
            rows={chosen}
            all={allOf(params, tab, list.data?.total ?? 0, rows.length)}
            onExport={mayAll && exporting ? () => void exporting.run() : null}
            onClear={() => setTicked([])}
          />
        }
        footer={
          shape.view === 'list' && (
            <PageFooter
              list={list.data}
              params={{ page: params.page, size: params.size, set: changed }}
              note={late > 0 ? t('task.overdueCount', { count: late }) : undefined}
            />
          )
        }
      >
        <TaskShape
          shape={shape}
          params={params}
          tab={tab}
          onOpen={open.row}
          onState={(state) => {
            shape.setView('list');
            changed({ filters: { state: [state] } });
          }}
        >
          <TaskRows
            rows={rows}
            tab={tab}
            columns={columns.shown}
            list={list}
            isPart={(list.data?.total ?? 0) > rows.length}
            isWaiting={isWaiting}
            params={params}
            selection={{ keys: ticked, onChange: setTicked }}
            onOpen={open.row}
          />
        </TaskShape>
      </ListPage>
      {open.opened && (
        <OpenRow
          opened={open.opened}
          {...open.walk.place}
          onPrevious={open.walk.previous}
          onNext={open.walk.next}
          onClose={open.close}
        />
      )}
    </div>
  );
}

interface OpenProps extends Omit<ComponentProps<typeof TaskDrawer>, 'id'> {
  opened: Opened;
}

/** The drawer of a row, by what it is. */
function OpenRow({ opened: { kind, id }, ...props }: OpenProps) {
  const Drawer = kind === 'task' ? TaskDrawer : RectificationDrawer;
  return <Drawer id={id} {...props} />;
}

/** On the phone the scopes are wider than the screen: the chosen one is brought into it. */
function useTabInView(tab: TaskTab, isCounted: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: tab and counters decide where the selected one stands
  useEffect(() => {
    document
      .querySelector('.task-page [role=tab][aria-selected=true]')
      ?.scrollIntoView({ inline: 'nearest', block: 'nearest' });
  }, [tab, isCounted]);
}

/** Opens rows at the right of the list, tasks and rectifications alike. */
function useOpening(rows: readonly TaskRow[], params: TaskParams) {
  const open = (row: TaskRow) => params.set({ open: openKeyOf(row) });
  const walk = useWalk(rows, (row) => openKeyOf(row) === params.open, open);
  const opened = params.open ? openedBy(params.open) : null;
  return { row: open, opened, walk, close: () => params.set({ open: null }) };
}
