import type { ItemResult } from './item-result.ts';
import { allItems, type TemplateContent } from './template.ts';

/**
 * The items whose answers a re-inspection of what failed takes over: those that were asked and did not fail. Asked anew are what
 * failed, the follow-ups of an item that is asked anew, and signatures, which vouch for the day they were given on.
 */
export function carriedItems(
  content: TemplateContent,
  results: ReadonlyMap<string, ItemResult['result']>,
): ReadonlySet<string> {
  const items = new Map(allItems(content).map((item) => [item.id, item]));
  const isCarried = (itemId: string, askedFrom: readonly string[]): boolean => {
    const item = items.get(itemId);
    const result = results.get(itemId);
    if (!item || result === undefined || result === 'fail' || item.answer === 'signature') return false;
    if (item.showIf === null) return true;
    return !askedFrom.includes(itemId) && isCarried(item.showIf.itemId, [...askedFrom, itemId]);
  };
  return new Set([...results.keys()].filter((itemId) => isCarried(itemId, [])));
}
