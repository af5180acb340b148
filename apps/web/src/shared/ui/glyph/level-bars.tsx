import { role } from '../tokens.ts';
import { Glyph } from './glyph.tsx';
import './st.css';

const ramp = ['l1', 'l2', 'l3', 'l4'] as const;

/** The colour of a result level: rank 1 is the best of `of`; 2 to 6 levels spread over one ramp. */
export function levelRole(rank: number, of: number): (typeof ramp)[number] {
  const place = of < 2 ? 0 : Math.round(((rank - 1) / (of - 1)) * 3);
  return ramp[Math.min(3, Math.max(0, place))] ?? 'l4';
}

type Props = {
  /** 1 is the best level. */
  rank: number;
  /** How many levels the template has, 2 to 6. */
  of?: number;
  /** The level's word; beside the bars, or their accessible name when `bare`. */
  label: string;
  bare?: boolean;
  /** A red line was crossed: adds the octagon. */
  redLine?: string;
  size?: number;
};

/** A result level as signal bars and a word, plus the octagon when a red line forced it. */
export function LevelBars({ rank, of = 4, label, bare = false, redLine, size = 14 }: Props) {
  const filled = of - rank + 1;
  const step = 16 / of;
  const bars = Array.from({ length: of }, (_, index) => {
    const height = 3 + (10 * (index + 1)) / of;
    return (
      <rect
        key={height}
        x={index * step}
        y={14 - height}
        width={step - 1.2}
        height={height}
        rx={0.8}
        fill={index < filled ? role(levelRole(rank, of)) : role('lineStrong')}
      />
    );
  });
  return (
    <span className="st" {...(bare ? { role: 'img', 'aria-label': label, title: label } : {})}>
      <svg width={size} height={size} viewBox="0 0 16 16" aria-hidden="true" className="level-bars">
        {bars}
      </svg>
      {!bare && <span>{label}</span>}
      {redLine && <Glyph shape="octagon" tone="red" size={size - 1} />}
      {redLine && <span className="visually-hidden">{redLine}</span>}
    </span>
  );
}
