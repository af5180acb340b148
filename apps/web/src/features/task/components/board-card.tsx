import type { TaskRow } from '@rondo/contract/task';
import { isPressing } from '@rondo/domain/task';
import { useT } from '../../../shared/i18n.tsx';
import { Person } from '../../../shared/ui/drawer/person.tsx';
import { Ring } from '../../../shared/ui/drawer/ring.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import { KindIcon } from './kind-icon.tsx';
import { RowDeadline } from './row-deadline.tsx';

/** One task on the board: what, where, by when and whose. Its status is the column; place and group are in the drawer. */
export function BoardCard({ row, onOpen }: { row: TaskRow; onOpen: () => void }) {
  const t = useT();
  const [handler, ...more] = row.handlers;
  const { progress } = row;
  return (
    <button type="button" className="board-card" onClick={onOpen}>
      <span className="board-card-name">
        <KindIcon row={row} />
        <span className="ellipsis">{row.name}</span>
      </span>
      <span className="board-card-line ellipsis">
        {[...(isPressing(row) ? [t(`freeTask.priorities.${row.priority}`)] : []), row.shop.name].join(' · ')}
      </span>
      <span className="board-card-line board-card-foot">
        {row.level ? <Level {...row} /> : <RowDeadline row={row} />}
        {progress && (
          <Ring
            value={progress.of === 0 ? 0 : progress.done / progress.of}
            label={t('task.itemsDone', progress)}
            size={16}
          />
        )}
        {handler && <Person name={handler.name} more={more.length} />}
      </span>
    </button>
  );
}
