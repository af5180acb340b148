import type { ReactNode } from 'react';
import { type Role, role } from '../tokens.ts';
import './ring.css';

type Props = {
  /** 0 to 1; null draws the empty track. */
  value: number | null;
  /** What the ring says, for readers without the picture: "86.7 of 100, fail". */
  label: string;
  /** Role of the colour: of the result level, not of the number. */
  colour?: Role;
  size?: number;
  /** What stands inside: number and unit. */
  children?: ReactNode;
};

/** The ring that fills: score in reports (104), progress in phone rows (16). */
export function Ring({ value, label, colour = 'brand', size = 104, children }: Props) {
  const stroke = Math.max(2.4, size * 0.082);
  const radius = (size - stroke) / 2;
  const turn = 2 * Math.PI * radius;
  const part = Math.min(1, Math.max(0, value ?? 0));
  const circle = { cx: size / 2, cy: size / 2, r: radius, strokeWidth: stroke };
  return (
    <span className="ring" role="img" aria-label={label} style={{ width: size, height: size }}>
      <svg width={size} height={size} fill="none" aria-hidden="true">
        <circle {...circle} stroke={role('sunken')} />
        {part > 0 && (
          <circle
            {...circle}
            stroke={role(colour)}
            strokeLinecap="round"
            strokeDasharray={`${part * turn} ${turn}`}
            transform={`rotate(-90 ${size / 2} ${size / 2})`}
          />
        )}
      </svg>
      {children && <span className="ring-inside">{children}</span>}
    </span>
  );
}
