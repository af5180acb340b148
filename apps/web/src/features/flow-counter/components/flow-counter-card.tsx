import type { FlowCounterRow } from '@rondo/contract/flow-counter';
import { useT } from '../../../shared/i18n.tsx';
import { StateLabel } from '../../../shared/ui/status/state-label.tsx';
import { Accuracy } from './accuracy.tsx';
import './flow-counter.css';

/** A row on the phone. */
export function FlowCounterCard({ row }: { row: FlowCounterRow }) {
  const t = useT();
  return (
    <div className="flow-counter-card">
      <div className="flow-counter-line">
        <strong className="ellipsis">{row.name}</strong>
        <StateLabel object="flowCounter" state={row.isOn ? 'on' : 'off'} />
      </div>
      <div className="ellipsis">{row.shop.name}</div>
      <div className="flow-counter-line meta">
        <span className="ellipsis">
          {t(`flowCounter.kind.${row.kind}`)} · {row.camera?.name ?? row.code}
        </span>
        <Accuracy of={row.calibration} />
      </div>
    </div>
  );
}
