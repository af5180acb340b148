import { Link } from 'react-router';
import { useFormat } from '../../format/use-format.tsx';
import { type Role, role } from '../tokens.ts';
import './chart.css';

type BarRow = {
  key: string;
  label: string;
  value: number | null /** Shown instead of the number. */;
  text?: string;
  to?: string;
};

type Props = {
  label: string;
  rows: readonly BarRow[];
  colour?: Role /** Where the longest bar ends; the largest value when left out. */;
  max?: number;
};

/** A ranking as bars of 12 px: label, bar, number; each row is a link to its records. */
export function BarList({ label, rows, colour = 'c1', max }: Props) {
  const format = useFormat();
  const full = max ?? Math.max(...rows.map((row) => row.value ?? 0), 0);
  return (
    <ul className="bar-list" aria-label={label}>
      {rows.map((row) => {
        const width = full > 0 ? `${(100 * (row.value ?? 0)) / full}%` : '0';
        const inside = (
          <>
            <span className="bar-label">{row.label}</span>
            <span className="bar-track">
              <i style={{ width, background: role(colour) }} />
            </span>
            <span className="num bar-value" title={format.count(row.value)}>
              {row.text ?? format.short(row.value)}
            </span>
          </>
        );
        return (
          <li key={row.key}>
            {row.to ? (
              <Link to={row.to} className="bar-row">
                {inside}
              </Link>
            ) : (
              <div className="bar-row">{inside}</div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
