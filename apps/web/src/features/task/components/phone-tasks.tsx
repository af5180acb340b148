import type { TaskRow } from '@rondo/contract/task';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { dayGroups } from '../day-groups.ts';
import { PhoneRow } from './phone-row.tsx';
import './phone-tasks.css';

interface Props {
  rows: readonly TaskRow[];
  /** Under the day they are due on; else one list. */
  isByDay: boolean;
  /** There are more than these: how many of a day they are is not known. */
  isPart: boolean;
  onOpen: (row: TaskRow) => void;
}

/** Tasks on the phone: what is late, today, tomorrow, later. */
export function PhoneTasks({ rows, isByDay, isPart, onOpen }: Props) {
  const t = useT();
  const { place } = useFormat();
  const groups = isByDay ? dayGroups(rows, new Date(), place.timeZone) : [{ key: null, rows }];
  return (
    <div className="phone-tasks">
      {groups.map(({ key, rows: some }) => (
        <section key={key ?? 'all'} aria-label={key ? t(`task.days.${key}`) : t('task.title')}>
          {key && (
            <h2 data-late={key === 'overdue'}>
              {t(`task.days.${key}`)} {!isPart && <span className="num">{some.length}</span>}
            </h2>
          )}
          <ul>
            {some.map((row) => (
              <li key={row.id}>
                <PhoneRow row={row} onOpen={() => onOpen(row)} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
