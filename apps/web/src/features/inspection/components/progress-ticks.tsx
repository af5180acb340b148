import { useT } from '../../../shared/i18n.tsx';
import type { Mark } from '../draft/item-rows.ts';

type Props = { marks: readonly { id: string; mark: Mark }[]; current: string };

/** One tick an item: done petrol, failed red, the current one taller. */
export function ProgressTicks({ marks, current }: Props) {
  const t = useT();
  const done = marks.filter(({ mark }) => mark !== 'open').length;
  return (
    <div
      className="ticks"
      role="progressbar"
      aria-label={t('inspection.perform.progress', { done, total: marks.length })}
      aria-valuemin={0}
      aria-valuemax={marks.length}
      aria-valuenow={done}
      data-many={marks.length > 60}
    >
      {marks.map(({ id, mark }) => (
        <i key={id} data-mark={mark} data-current={id === current} />
      ))}
    </div>
  );
}
