import type { InspectionSheet } from '@rondo/contract/inspection';
import { useFormat } from '../../shared/format/use-format.tsx';
import { useT } from '../../shared/i18n.tsx';

/** From which record, of which day, an answer was carried over; empty for one that is given here. */
export function useCarriedWords({ carried }: Pick<InspectionSheet, 'carried'>): (recordId: string | null) => string {
  const t = useT();
  const format = useFormat();
  return (recordId) => {
    const source = carried.find((one) => one.recordId === recordId);
    if (!source) return '';
    return t('reinspection.carried.from', { number: source.number, day: format.day(source.submittedAt) });
  };
}
