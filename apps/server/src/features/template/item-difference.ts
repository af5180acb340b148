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

/** The fields that two states of an item that stands alone differ in, with the value of each in words; empty: none. */
export async function itemWords(
  db: Db,
  companyId: string,
  language: Language,
  [one, other]: readonly [CheckItem, CheckItem],
): Promise<{ field: Compared; words: readonly [string, string] }[]> {
  const nameOf = await namesInItems(db, companyId, language, [one, other]);
  const reader = { language, content: { categories: [] }, nameOf };
  return fieldsChanged(one, other).map((field) => ({
    field,
    words: [itemCell(one, field, reader), itemCell(other, field, reader)],
  }));
}

/** What was changed of an item that stands alone, as the audit log tells it. */
export async function itemChanges(...asked: Parameters<typeof itemWords>): Promise<Change[]> {
  const differing = await itemWords(...asked);
  return differing.map(({ field, words: [old, now] }) => ({
    field: AUDITED[field],
    // Other pictures, as many as before: that they changed is told, not how.
    ...(old === now ? { before: null, after: null } : { before: old || null, after: now || null }),
  }));
}
