import { History } from 'lucide-react';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';
import { noonOf } from '../day-text.ts';

/** Until when the figures are right, and in whose days where the reader's clock shows another time. */
export function Stamp({ until }: { until: string | null }) {
  const t = useT();
  const format = useFormat();
  const zone = format.otherZone();
  return (
    <>
      <History size={14} strokeWidth={1.75} aria-hidden />
      <span>
        {until ? t('statistics.until', { day: format.day(noonOf(until)) }) : t('statistics.notYet')}
        {zone && <> · {t('statistics.zone', { zone })}</>}
      </span>
    </>
  );
}
