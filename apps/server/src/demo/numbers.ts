import { civilDate } from '@rondo/domain/civil-time';
import { formatNumber, type NumberPrefix } from '@rondo/domain/number';
import { v7 as uuidv7 } from 'uuid';

/** A new id whose time is the one given: what was made earlier sorts earlier. */
export function idAt(at: Date): string {
  return uuidv7({ msecs: at.getTime() });
}

/** As `idAt`, and what is made later in one moment sorts later too. */
export function risingIds(): (at: Date) => string {
  let seq = 0;
  return (at) => {
    seq += 1;
    return uuidv7({ msecs: at.getTime(), seq });
  };
}

/** Numbers of one company: counted a day and prefix, as the product does it. */
export interface Numbers {
  /** Call in the order in which things were made. */
  take(prefix: NumberPrefix, at: Date): string;
  /** How far each day has come. */
  rows(): { prefix: string; day: string; last: number }[];
}

export function numbers(timeZone: string): Numbers {
  const last = new Map<string, number>();
  return {
    take(prefix, at) {
      const day = civilDate(at, timeZone);
      const key = `${prefix}${day}`;
      const sequence = (last.get(key) ?? 0) + 1;
      last.set(key, sequence);
      return formatNumber(prefix, day, sequence);
    },
    rows: () => [...last].map(([key, count]) => ({ prefix: key.slice(0, 1), day: key.slice(1), last: count })),
  };
}
