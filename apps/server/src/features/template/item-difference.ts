import { type ItemFieldName, itemValue } from '@rondo/contract/item-fields';
import { COMPARED } from '@rondo/contract/template-difference';
import type { Language } from '@rondo/domain/language';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { AuditField, Change } from '../../platform/changes.ts';
import type { Db } from '../../platform/db/company-db.ts';
import { itemCell } from './item-cells.ts';
import { namesInItems } from './named-in-items.ts';

type Compared = (typeof COMPARED)[number];

export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The fields that two states of an item differ in. What a rectification starts on is three values that are told as one. */
export function fieldsChanged(before: CheckItem, after: CheckItem): Compared[] {
  const differs = (name: ItemFieldName) => !isSame(itemValue(before, name), itemValue(after, name));
  return COMPARED.filter(
    (name) =>
      differs(name) || (name === 'rectify.when' && (differs('rectify.belowPercent') || differs('rectify.optionIds'))),
  );
}

/** The word of each field in the audit log: a field without one does not compile. */
const AUDITED: { [K in Compared]: `item.${K}` & AuditField } = Object.fromEntries(
  COMPARED.map((name) => [name, `item.${name}`]),
) as { [K in Compared]: `item.${K}` };

/** What was changed of an item that stands alone, as the audit log tells it. */
export async function itemChanges(
  db: Db,
  companyId: string,
  language: Language,
  [before, after]: readonly [CheckItem, CheckItem],
): Promise<Change[]> {
  const nameOf = await namesInItems(db, companyId, language, [before, after]);
  const reader = { language, content: { categories: [] }, nameOf };
  return fieldsChanged(before, after).map((name) => {
    const [old, now] = [before, after].map((item) => itemCell(item, name, reader) || null);
    // Other pictures, as many as before: that they changed is told, not how.
    return {
      field: AUDITED[name],
      ...(old === now ? { before: null, after: null } : { before: old ?? null, after: now ?? null }),
    };
  });
}
