import { useFormat } from '../../../shared/format/use-format.tsx';
import './learning.css';

/** A bar with its percent: 0 to 1. */
export function Progress({ label, ratio }: { label: string; ratio: number }) {
  const format = useFormat();
  const words = format.percent(ratio);
  return (
    <span className="learning-progress">
      <progress aria-label={label} max={1} value={ratio} />
      <span className="num">{words}</span>
    </span>
  );
}
