import { type ItemFieldName, itemValue, withItemValue } from '@rondo/contract/item-fields';
import type { Category, TemplateContent } from '@rondo/domain/scoring/template';
import type { PlannedItem } from './plan.ts';

/** Puts imported items into a draft, in their order; categories on the path that are missing are made where they belong. */
export function withImported(
  content: TemplateContent,
  rows: readonly PlannedItem[],
  newId: () => string,
): TemplateContent {
  const categories = content.categories.map((category) => ({ ...category, items: [...category.items] }));
  for (const row of rows) placeOf(categories, row, newId)?.items.push(row.item);
  return { categories };
}

/**
 * Overwrites what is there with what a file says of it: only the fields it has columns for. An item that the file names keeps its id
 * and, in the same category, its place.
 */
export function withOverwritten(
  content: TemplateContent,
  rows: readonly PlannedItem[],
  given: readonly ItemFieldName[],
  newId: () => string,
): TemplateContent {
  const categories = content.categories.map((category) => ({ ...category, items: [...category.items] }));
  for (const row of rows) {
    const place = placeOf(categories, row, newId);
    const from = categories.find(({ items }) => items.some(({ id }) => id === row.item.id));
    const at = from ? from.items.findIndex(({ id }) => id === row.item.id) : -1;
    const before = from?.items[at];
    if (!place || !from || !before) {
      place?.items.push(row.item);
      continue;
    }
    const item = given.reduce((now, name) => withItemValue(now, name, itemValue(row.item, name)), before);
    if (place === from) from.items[at] = item;
    else {
      from.items.splice(at, 1);
      place.items.push(item);
    }
  }
  return { categories };
}

/** The category of a row, made where it is missing, its top level with the weight that the row tells. */
function placeOf(categories: Category[], row: PlannedItem, newId: () => string): Category | null {
  const place = categoryAt(categories, row.category.split('/'), newId);
  const [topName = ''] = row.category.split('/');
  const top = categories.find(({ parentId, name }) => parentId === null && isSame(name, topName));
  if (top && row.categoryWeight !== null) top.weightPercent = row.categoryWeight;
  return place;
}

function categoryAt(categories: Category[], names: readonly string[], newId: () => string): Category | null {
  return names.reduce<Category | null>((above, name) => {
    const parentId = above?.id ?? null;
    const known = categories.find((one) => one.parentId === parentId && isSame(one.name, name));
    const weightPercent = parentId === null ? 0 : null;
    return known ?? made(categories, { id: newId(), name, parentId, weightPercent, items: [] });
  }, null);
}

/** Behind its last sibling and what is below that, so that the list stays in reading order. */
function made(categories: Category[], category: Category): Category {
  const above = new Set<string | null>([category.parentId]);
  let at = categories.findIndex(({ id }) => id === category.parentId);
  if (category.parentId === null) at = categories.length - 1;
  else {
    for (let next = at + 1; next < categories.length; next += 1) {
      const one = categories[next];
      if (!one || !above.has(one.parentId)) break;
      above.add(one.id);
      at = next;
    }
  }
  categories.splice(at + 1, 0, category);
  return category;
}

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
