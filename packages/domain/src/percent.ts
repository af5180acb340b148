import { roundHalfUp } from './scoring/round.ts';

/** Decimals of every percentage shown. */
export const PERCENT_DECIMALS = 1;

const UNITS = [
  { size: 1e9, suffix: 'B' },
  { size: 1e6, suffix: 'M' },
  { size: 1e3, suffix: 'K' },
] as const;

/** Part of a whole in percent with one decimal, or null when there is no whole: shown as a dash, never as 0 %. */
export function percent(part: number, whole: number): number | null {
  return whole === 0 ? null : roundHalfUp((part / whole) * 100, PERCENT_DECIMALS);
}

/** Part of a whole, two decimals unless said otherwise, or null when there is no whole. */
export function quotient(part: number, whole: number, decimals = 2): number | null {
  return whole === 0 ? null : roundHalfUp(part / whole, decimals);
}

/**
 * A number short enough for a card or a chart: 999, 1.2K, 3.4M, 5B, the same in both languages. One decimal without a trailing
 * zero, rounded half up away from zero, and rounding carries into the next unit (999,950 is 1M). Below 1,000 as it is.
 * Never used in tables and exports.
 */
export function abbreviate(value: number): string {
  const size = Math.abs(value);
  const largest = UNITS.findIndex((unit) => size >= unit.size);
  const unit = UNITS[largest];
  if (!unit || !Number.isFinite(size)) return String(value);
  const short = roundHalfUp(size / unit.size, 1);
  const above = UNITS[largest - 1];
  const sign = value < 0 ? '-' : '';
  return above && short >= 1000 ? `${sign}1${above.suffix}` : `${sign}${short}${unit.suffix}`;
}
