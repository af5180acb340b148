import type { Category, TemplateContent } from '@rondo/domain/scoring/template';
import type { PlannedItem } from './plan.ts';

/** Puts imported items into a draft, in their order; categories on the path that are missing are made where they belong. */
export function withImported(
  content: TemplateContent,
  rows: readonly PlannedItem[],
  newId: () => string,
): TemplateContent {
  const categories = content.categories.map((category) => ({ ...category, items: [...category.items] }));
  for (const { category, item } of rows) categoryAt(categories, category.split('/'), newId)?.items.push(item);
  return { categories };
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
