import { role } from '../tokens.ts';

type Props = { values: readonly (number | null)[]; width?: number; height?: number };

/** A line of 72 x 24 without axes: the trend behind a number. Decoration; the delta beside it says it in words. */
export function Spark({ values, width = 72, height = 24 }: Props) {
  const known = values.flatMap((value, index) => (value === null ? [] : [{ value, index }]));
  if (known.length < 2) return null;
  const numbers = known.map(({ value }) => value);
  const low = Math.min(...numbers);
  const span = Math.max(...numbers) - low || 1;
  const pad = 3;
  const points = known.map(({ value, index }) => ({
    x: pad + (index / (values.length - 1)) * (width - 2 * pad),
    y: height - pad - ((value - low) / span) * (height - 2 * pad),
  }));
  const line = points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const first = points[0];
  const last = points.at(-1);
  return (
    <svg width={width} height={height} fill="none" aria-hidden="true" className="spark">
      <path
        d={`${line}L${last?.x ?? 0} ${height}L${first?.x ?? 0} ${height}z`}
        fill={role('brandTint')}
        opacity={0.7}
      />
      <path d={line} stroke={role('c1')} strokeWidth={1.5} strokeLinejoin="round" strokeLinecap="round" />
      {last && <circle cx={last.x} cy={last.y} r={2.5} fill={role('c1')} />}
    </svg>
  );
}
