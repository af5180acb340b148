import type { TaskRow } from '@rondo/contract/task';
import { isPressing } from '@rondo/domain/task';
import { ChevronRight } from 'lucide-react';
import { useT } from '../../../shared/i18n.tsx';
import { Pill } from '../../../shared/ui/drawer/pill.tsx';
import { Ring } from '../../../shared/ui/drawer/ring.tsx';
import { Level } from '../../../shared/ui/status/level.tsx';
import { RowDeadline } from './row-deadline.tsx';
import { RowState } from './row-state.tsx';

/** One task on the phone. The whole row opens it. */
export function PhoneRow({ row, onOpen }: { row: TaskRow; onOpen: () => void }) {
  const t = useT();
  const { progress } = row;
  const items = progress ? t('task.itemsDone', progress) : '';
  return (
    <button type="button" className="phone-row" onClick={onOpen}>
      {progress ? (
        <Ring value={progress.of === 0 ? 0 : progress.done / progress.of} label={items} size={16} />
      ) : (
        <RowState row={row} bare />
      )}
      <span className="phone-row-text">
        <span className="phone-row-name">{row.shop.name}</span>
        {row.shop.address && <span className="phone-row-place">{row.shop.address}</span>}
        <span className="phone-row-place">
          {[
            ...(row.objectKind === 'rectification' ? [t('task.kinds.rectification')] : []),
            ...(isPressing(row) ? [t(`freeTask.priorities.${row.priority}`)] : []),
            row.name,
          ].join(' · ')}
        </span>
        {row.shop.path && <span className="phone-row-place">{row.shop.path}</span>}
        <span className="phone-row-line">
          {row.level ? <Level {...row} /> : <RowDeadline row={row} />}
          {items && <span>{`· ${items}`}</span>}
          {row.objectKind === 'rectification' && row.redLines > 0 && (
            <Pill tone="red" icon="octagon">
              {t('state.severity.red_line')}
            </Pill>
          )}
        </span>
      </span>
      <ChevronRight size={16} strokeWidth={1.75} aria-hidden />
    </button>
  );
}
