import type { CycleOccurrence } from '@rondo/contract/cycle';
import { useT } from '../../../shared/i18n.tsx';

/** What the last date gave out and what became of it. */
export function LastCounts({ last: { tasks, done, overdue } }: { last: CycleOccurrence }) {
  const t = useT();
  return <span className="num">{t('cycle.lastCounts', { tasks, done, overdue })}</span>;
}
