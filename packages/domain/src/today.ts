import type { Actor } from './actor.ts';

/** What the first screen says of the day: to whoever oversees stores, or to whoever runs one. */
export const TODAY_VIEWS = ['oversee', 'store'] as const;
export type TodayView = (typeof TODAY_VIEWS)[number];

/** A store that nobody inspected for this many days is named. */
export const UNSEEN_DAYS = 30;
/** Rows that are named with what can be done about them. */
export const URGENT_ROWS = 4;

/**
 * Who may read records or rectifications of more than one store and send others there oversees them; whoever runs stores
 * has their own work there. Others have their list alone.
 */
export function todayView({ codes, scope }: Pick<Actor, 'codes' | 'scope'>): TodayView | null {
  if (!codes.has('record_select') && !codes.has('issue_select')) return null;
  if (scope.kind === 'all') return 'oversee';
  const { shopIds, lineages } = scope;
  if (lineages.length > 0 || (shopIds.length > 1 && codes.has('x_dispatch'))) return 'oversee';
  return shopIds.length > 0 ? 'store' : null;
}

/** What a new company does first, in this order. */
export const FIRST_STEPS = ['shops', 'template', 'people', 'dispatch'] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];
