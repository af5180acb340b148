import { useFormat } from '../../format/use-format.tsx';
import './ring.css';

/** A score in a numeric cell, with its maximum when given: `86.7`, `16/24`, `—`. */
export function Score({ value, of }: { value: number | null | undefined; of?: number }) {
  const format = useFormat();
  return (
    <span className="num score">
      {format.score(value)}
      {of !== undefined && <span className="score-of">/{format.score(of)}</span>}
    </span>
  );
}

/** A number of a card or chart, abbreviated, with the exact one as tooltip. */
export function ShortNumber({ value }: { value: number | null | undefined }) {
  const format = useFormat();
  return (
    <span className="num" title={format.count(value)}>
      {format.short(value)}
    </span>
  );
}
