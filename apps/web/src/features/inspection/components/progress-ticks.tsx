import { memo } from 'react';
import { useT } from '../../../shared/i18n.tsx';

type Props = {
  /** The marks of the items, joined by commas: as one text it is compared at once. */
  marks: string;
  /** Index of the current item. */
  at: number;
};

/** One tick an item: done petrol, failed red, not applicable grey, the current one taller. */
export const ProgressTicks = memo(function ProgressTicks({ marks, at }: Props) {
  const t = useT();
  const all = marks.split(',');
  const done = all.filter((mark) => mark !== 'open').length;
  return (
    <div
      className="ticks"
      role="progressbar"
      aria-label={t('inspection.perform.progress', { done, total: all.length })}
      aria-valuemin={0}
      aria-valuemax={all.length}
      aria-valuenow={done}
      data-many={all.length > 60}
    >
      {all.map((mark, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a tick is its place.
        <i key={index} data-mark={mark} data-current={index === at} />
      ))}
    </div>
  );
});
