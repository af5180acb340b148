import { useEffect, useState } from 'react';
import { useT } from '../../i18n.tsx';
import './table.css';

const patienceMs = 200;

/** True once `ms` have passed since the component appeared. */
function useAfter(ms: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isOver;
}

/** Grey rows of the real height; invisible for the first 200 ms, so that a fast answer does not flicker. */
export function SkeletonRows({ rows = 3, hasHead = false }: { rows?: number; hasHead?: boolean }) {
  const t = useT();
  const isVisible = useAfter(patienceMs);
  return (
    <div className="skeleton" role="status" aria-label={t('ui.loading')} data-visible={isVisible}>
      {hasHead && <div className="skeleton-head" />}
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
        <div key={index} className="skeleton-row">
          <i />
          <i />
          <i />
          <i />
        </div>
      ))}
    </div>
  );
}
