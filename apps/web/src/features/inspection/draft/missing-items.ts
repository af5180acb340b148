import type { Answer } from '@rondo/domain/answer';
import { type MissingReason, missing } from '@rondo/domain/scoring/missing';
import { allItems, type TemplateContent } from '@rondo/domain/scoring/template';

/** An item that still lacks something, with everything it lacks. */
export interface MissingItem {
  itemId: string;
  name: string;
  reasons: MissingReason[];
}

/** What is missing, one row an item, in the order of the template. */
export function missingItems(content: TemplateContent, answers: readonly Answer[]): MissingItem[] {
  const lacking = missing(content, answers);
  return allItems(content).flatMap((item) => {
    const reasons = lacking.flatMap((one) => (one.itemId === item.id ? [one.reason] : []));
    return reasons.length > 0 ? [{ itemId: item.id, name: item.name, reasons }] : [];
  });
}
