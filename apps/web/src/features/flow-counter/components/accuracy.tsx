import type { FlowCounterRow } from '@rondo/contract/flow-counter';
import { useFormat } from '../../../shared/format/use-format.tsx';
import { useT } from '../../../shared/i18n.tsx';

/** How right a counter was when somebody counted by eye. */
export function Accuracy({ of }: { of: FlowCounterRow['calibration'] }) {
  const t = useT();
  const format = useFormat();
  if (!of) return <span className="meta">{t('flowCounter.neverCalibrated')}</span>;
  return (
    <span className="num" title={format.dateTime(of.at)}>
      {of.accuracyPercent === null ? '—' : format.percent(of.accuracyPercent / 100)}
    </span>
  );
}
