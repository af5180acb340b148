import type { SkipReason } from '@rondo/domain/cycle/next-runs';
import type { ExecutorRule } from '../task/index.ts';
import type { Needed } from './needed.ts';
import type { Slot } from './occurrence.queries.ts';

interface At {
  rule: ExecutorRule;
  needed: Needed;
  handlers: readonly string[];
  /** Why the shop gets nothing whoever could do it. */
  closed: SkipReason | null;
  lackAt: LackAt;
}

/** Why a shop goes without the task of one template: it may not be used there, or nobody is left to review it; null: it does not. */
export type LackAt = (shopId: string, templateId: string) => 'not_shared' | 'no_reviewer' | null;

/**
 * What a shop gets on a date: the tasks of all templates for any one or for each, and the reason why it gets none, or goes without
 * that of one template.
 */
export function slotsOf(shopId: string, { rule, needed, handlers, closed, lackAt }: At): Slot[] {
  const reason = closed ?? (handlers.length === 0 ? 'no_executor' : null);
  if (reason !== null) return [{ shopId, executorId: shopId, reason }];
  // Whoever finds nobody to review finds nobody to send: the store goes without it, with a reason that can be read.
  const lacking = needed.templates.flatMap(({ template: { id } }) => {
    const lack = lackAt(shopId, id);
    return lack === null ? [] : [{ id, reason: lack }];
  });
  const without = [...needed.without, ...lacking];
  const isWhole = lacking.length === needed.templates.length;
  const [first] = without;
  if (isWhole && first && without.every((one) => one.reason === first.reason))
    return [{ shopId, executorId: shopId, reason: first.reason }];
  const given = isWhole ? [] : executorIds(rule, shopId, handlers);
  return [
    ...given.map((executorId) => ({ shopId, executorId, reason: null })),
    ...without.map((one) => ({ shopId, executorId: one.id, reason: one.reason })),
  ];
}

/** Who has a task of their own at a shop; the shop itself stands for any one of several. */
export const executorIds = (rule: ExecutorRule, shopId: string, handlers: readonly string[]): readonly string[] =>
  rule.kind !== 'manager' && rule.how === 'all' ? handlers : [shopId];
