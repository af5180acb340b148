import { addDays } from '@rondo/domain/civil-time';
import { lastDayOf } from '@rondo/domain/month-close';
import type { Context } from '../../platform/context.ts';
import type { Span } from './cells.queries.ts';
import { months } from './month-close.queries.ts';

/** Whether every day of a period lies in a closed month. */
export async function isClosed({ db, actor }: Pick<Context, 'db' | 'actor'>, span: Span): Promise<boolean> {
  return coversAll(await months(db, actor.companyId, span).execute(), span);
}

/** Whether months, the first first, cover every day of a period. */
export function coversAll(closed: readonly { month_on: string }[], { from, to }: Span): boolean {
  let next = from;
  for (const { month_on: monthOn } of closed) {
    if (monthOn > next) return false;
    next = addDays(lastDayOf(monthOn), 1);
  }
  return next > to;
}
