import { type LevelPlace, levelRole } from '@rondo/domain/palette';
import { role } from '../tokens.ts';
import { StatusIcon } from './status-icon.tsx';
import './state-label.css';

type Props = {
  place: LevelPlace;
  /** The level's word; beside the bars, or their accessible name when `bare`. */
  label: string;
  bare?: boolean;
  /** More than the word, shown on hover. */
  title?: string | undefined;
  /** A red line was crossed: adds the octagon. */
  redLine?: string;
  size?: number;
};

/** A result level as signal bars and a word, plus the octagon when a red line forced it. */
export function LevelBars({ place, label, bare = false, title, redLine, size = 14 }: Props) {
  const { rank, count } = place;
  const filled = count - rank;
  const step = 16 / count;
  const bars = Array.from({ length: count }, (_, index) => {
    const height = 3 + (10 * (index + 1)) / count;
    return (
      <rect
        key={height}
        x={index * step}
        y={14 - height}
        width={step - 1.2}
        height={height}
        rx={0.8}
        fill={index < filled ? role(levelRole(place)) : role('lineStrong')}
      />
    );
  });
  return (
    <span
      className="state-label"
      title={title ?? (bare ? label : undefined)}
      {...(bare ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" className="level-bars">
        {bars}
      </svg>
      {!bare && <span>{label}</span>}
      {redLine && <StatusIcon shape="octagon" tone="red" size={size - 1} />}
      {redLine && <span className="visually-hidden">{redLine}</span>}
    </span>
  );
}
