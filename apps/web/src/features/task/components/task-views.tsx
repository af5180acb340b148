import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { Segment } from '../../../shared/ui/form/segment.tsx';
import type { FilterName, TaskFilters } from '../list-input.ts';
import { TASK_VIEWS, type TaskView } from '../use-task-view.ts';

interface Props {
  filters: TaskFilters;
  isFiltered: boolean;
  /** Overdue rows of the tab, where they are known. */
  overdue: number | null;
  onSet: (patch: { filters: Partial<TaskFilters> }) => void;
  onClear: () => void;
  view: TaskView;
  onView: (view: TaskView) => void;
}

/** The quick views at the right of the filters: everything, due today, overdue. */
export function TaskViews({ filters, isFiltered, overdue, onSet, onClear, view, onView }: Props) {
  const t = useT();
  const format = useFormat();
  const today = format.civilDay(new Date());
  const is = (name: FilterName, value: string) => filters[name][0] === value;
  const isDueToday = is('deadlineFrom', today) && is('deadlineTo', today);
  const isOverdue = is('overdue', 'true');
  const dueToday = isDueToday ? [] : [today];
  const views = [
    { key: 'standard', isOn: !isFiltered, run: onClear },
    {
      key: 'dueToday',
      isOn: isDueToday,
      run: () => onSet({ filters: { deadlineFrom: dueToday, deadlineTo: dueToday } }),
    },
    { key: 'overdue', isOn: isOverdue, run: () => onSet({ filters: { overdue: isOverdue ? [] : ['true'] } }) },
  ] as const;
  return (
    <>
      <fieldset className="task-views">
        <legend className="visually-hidden">{t('task.views.label')}</legend>
        {views.map((view) => (
          <button key={view.key} type="button" className="quiet" aria-pressed={view.isOn} onClick={view.run}>
            {t(`task.views.${view.key}`)}
            {view.key === 'overdue' && overdue !== null && overdue > 0 && (
              <strong className="task-late">{format.count(overdue)}</strong>
            )}
          </button>
        ))}
      </fieldset>
      <Segment
        label={t('task.views.shape')}
        isSmall
        options={TASK_VIEWS.map((value) => ({ value, label: t(`task.views.${value}`) }))}
        value={view}
        onChange={onView}
      />
    </>
  );
}
