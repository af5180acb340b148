import { categoryPaths } from '@rondo/domain/scoring/category-path';
import type { CheckItem, TemplateContent } from '@rondo/domain/scoring/template';
import type { Numbered } from './follow-ups.ts';

/** What makes two check items the same for an import: their category path and their name, whatever the case. */
export function keyOf(category: string, name: string): string {
  return `${category}\n${name}`.normalize('NFKC').toLowerCase();
}

/** The keys of the check items that a draft holds. */
export function existingKeys(content: TemplateContent): Set<string> {
  return new Set(keyed(content).map(([key]) => key));
}

/**
 * Rows that are in the draft already get the id they have there: the one they tell, else that of the first item of their category and
 * name that no other row is. So follow-ups of a file find what stays in the draft.
 */
export function withDraftIds(rows: readonly Numbered[], content: TemplateContent): Numbered[] {
  const told = ({ fields }: Numbered) => fields.id?.trim().toLowerCase() ?? '';
  const items = keyed(content);
  const ids = new Set(items.map(([, item]) => item.id));
  const taken = new Set(rows.map(told).filter((id) => ids.has(id)));
  const free = new Map<string, string[]>();
  for (const [key, { id }] of items) if (!taken.has(id)) free.set(key, [...(free.get(key) ?? []), id]);
  const used = new Set<string>();
  return rows.map((row) => {
    const own = told(row);
    const isOwn = ids.has(own) && !used.has(own);
    const id = isOwn ? own : free.get(keyOf(row.category, row.item.name))?.shift();
    if (id === undefined) return row;
    used.add(id);
    return { ...row, item: { ...row.item, id } };
  });
}

function keyed(content: TemplateContent): [string, CheckItem][] {
  const paths = categoryPaths(content);
  return content.categories.flatMap((category) => {
    const path = [...(paths.get(category.id) ?? [])].reverse().map((one) => one.name);
    return category.items.map((item): [string, CheckItem] => [keyOf(path.join('/'), item.name), item]);
  });
}
