import type { doubleInspectionApi } from '@rondo/contract/double-inspection';
import type { Input } from '@rondo/contract/kit/endpoint';
import { addDays, isCivilDate } from '@rondo/domain/civil-time';
import { LIMIT } from '@rondo/domain/limit';

/** The filters of the page as they stand in its address; `shown` is the list of pairs that a number opened. */
export const FILTERS = ['from', 'to', 'templateId', 'shown', 'itemId', 'inspectorId'] as const;
type FilterName = (typeof FILTERS)[number];
export type Filters = Record<FilterName, string[]>;

/** The lists of the page. */
export const TABS = ['items', 'inspectors'] as const;
/** Which pairs a number opens. */
export const SHOWN = ['all', 'agreed', 'differing'] as const;
export type Shown = (typeof SHOWN)[number];

export type Asked = Pick<Input<typeof doubleInspectionApi.summary>, 'from' | 'to'> & { templateId?: string[] };

/** Pairs are few: a quarter of a year shows something. */
const USUAL_DAYS = 90;

/** The address as the endpoints take it; without a period that can be asked for the last 90 days. */
export function askedOf({ from: [from = ''], to: [to = ''], templateId }: Filters, today: string): Asked {
  const isPeriod = isCivilDate(from) && isCivilDate(to) && from <= to && to < addDays(from, LIMIT.period.days);
  const period = isPeriod ? { from, to } : { from: addDays(today, 1 - USUAL_DAYS), to: today };
  return { ...period, ...(templateId.length > 0 ? { templateId } : {}) };
}
