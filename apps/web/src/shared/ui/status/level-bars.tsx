import { role } from '../tokens.ts';
import { StatusIcon } from './status-icon.tsx';
import './state-label.css';

const ramp = ['l1', 'l2', 'l3', 'l4'] as const;

/** Where a level stands: rank 0 is the best of `count`, as records and the wire have it. */
export type LevelPlace = { rank: number; count: number };

/** The colour of a result level: 2 to 6 levels spread over one ramp. */
export function levelRole({ rank, count }: LevelPlace): (typeof ramp)[number] {
  const place = count < 2 ? 0 : Math.round((rank / (count - 1)) * 3);
  return ramp[Math.min(3, Math.max(0, place))] ?? 'l4';
}

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
