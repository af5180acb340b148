/** What stands where a value cannot be computed; never 0. */
export const noValue = '—';

type Amount = number | null | undefined;

const isNumber = (value: Amount): value is number => typeof value === 'number' && Number.isFinite(value);

/** Rounds half away from zero at `digits` decimals, on the decimal the number shows (1.005 becomes 1.01). */
export function roundHalfUp(value: number, digits: number): number {
  const [mantissa = '0', exponent = '0'] = Math.abs(value).toExponential().split('e');
  const shifted = Math.round(Number(`${mantissa}e${Number(exponent) + digits}`));
  return Math.sign(value) * Number(`${shifted}e${-digits}`) || 0;
}

/** A whole number or a decimal with thousands separators, exact: `1,284`. */
export function count(value: Amount): string {
  return isNumber(value) ? value.toLocaleString('en-US', { maximumFractionDigits: 4 }) : noValue;
}

const steps = [
  [1e9, 'B'],
  [1e6, 'M'],
  [1e3, 'K'],
] as const;

/** K, M and B with at most one decimal, for cards and charts only: 999, 1.2K, 1M (from 999,950), 5B. */
export function short(value: Amount): string {
  if (!isNumber(value)) return noValue;
  const size = Math.abs(value);
  for (const [step, letter] of steps) {
    // Compared as it would read one letter below: 999,950 reads 1000K there, so it is 1M.
    if (roundHalfUp(size / (step / 1000), 1) >= 1000) return `${roundHalfUp(value / step, 1)}${letter}`;
  }
  return String(roundHalfUp(value, 1));
}

/** A ratio (0.913) as percent with one decimal: `91.3%`. */
export function percent(ratio: Amount): string {
  return isNumber(ratio) ? `${roundHalfUp(ratio * 100, 1).toFixed(1)}%` : noValue;
}

/** An amount of money with two decimals, without its currency: `12,345.60`. */
export function money(value: Amount): string {
  return isNumber(value)
    ? value.toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : noValue;
}

/** A score with at most two decimals, half-up, no trailing zeros: `86.7`. */
export function score(value: Amount): string {
  return isNumber(value) ? String(roundHalfUp(value, 2)) : noValue;
}

/** A coefficient between −1 and 1 with two decimals: `0.63`. */
export function coefficient(value: Amount): string {
  return isNumber(value) ? roundHalfUp(value, 2).toFixed(2).replace('-', '−') : noValue;
}

/** A size in bytes with binary steps: `86 KB`, `1.4 MB`. */
export function bytes(value: Amount): string {
  if (!isNumber(value)) return noValue;
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let size = value;
  let unit = 0;
  while (roundHalfUp(size, 1) >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${roundHalfUp(size, size < 10 && unit > 1 ? 1 : 0)} ${units[unit] ?? 'TB'}`;
}
