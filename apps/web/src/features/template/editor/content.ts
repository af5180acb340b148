import { LIMIT } from '@rondo/domain/limit';
import type { Category, CheckItem, TemplateContent } from '@rondo/domain/scoring/template';

/** A category with how deep it lies: 0 is the top. */
export interface Section {
  category: Category;
  depth: number;
}

/** The categories as they are read: each followed by what lies below it. */
export function sectionsOf({ categories }: TemplateContent): Section[] {
  const below = (parentId: string | null, depth: number): Section[] =>
    categories
      .filter((category) => category.parentId === parentId)
      .flatMap((category) => [{ category, depth }, ...below(category.id, depth + 1)]);
  return below(null, 0);
}

/** The same content with its categories in reading order; one whose parent is gone comes to the top. */
export function inReadingOrder(content: TemplateContent): TemplateContent {
  const ids = new Set(content.categories.map((category) => category.id));
  const categories = content.categories.map((category) =>
    category.parentId === null || ids.has(category.parentId) ? category : { ...category, parentId: null },
  );
  return { categories: sectionsOf({ categories }).map(({ category }) => category) };
}

export function newCategory(id: string, name: string, parentId: string | null): Category {
  return { id, name, parentId, weightPercent: parentId === null ? 0 : null, items: [] };
}

export function addCategory(content: TemplateContent, category: Category): TemplateContent {
  return inReadingOrder({ categories: [...content.categories, category] });
}

export function setCategory(content: TemplateContent, id: string, patch: Partial<Category>): TemplateContent {
  return { categories: content.categories.map((one) => (one.id === id ? { ...one, ...patch } : one)) };
}

/** Takes a category away with everything below it. */
export function removeCategory(content: TemplateContent, id: string): TemplateContent {
  const gone = withBelow(content, id);
  return { categories: content.categories.filter((one) => !gone.has(one.id)) };
}

/** How many check items a category holds, below it too. */
export function itemsBelow(content: TemplateContent, id: string): CheckItem[] {
  const ids = withBelow(content, id);
  return content.categories.filter((one) => ids.has(one.id)).flatMap((one) => one.items);
}

/** Puts a category into the place of another one with the same parent; others stay where they are. */
export function moveCategory(content: TemplateContent, id: string, overId: string): TemplateContent {
  const moved = content.categories.find((one) => one.id === id);
  const over = content.categories.find((one) => one.id === overId);
  if (!moved || !over || moved.id === over.id || moved.parentId !== over.parentId) return content;
  const siblings = content.categories.filter((one) => one.parentId === moved.parentId);
  const order = moveTo(siblings, siblings.indexOf(moved), siblings.indexOf(over));
  let next = 0;
  const categories = content.categories.map((one) => {
    if (one.parentId !== moved.parentId) return one;
    const sibling = order[next] ?? one;
    next += 1;
    return sibling;
  });
  return inReadingOrder({ categories });
}

/** One step up or down among those with the same parent. */
export function stepCategory(content: TemplateContent, id: string, by: -1 | 1): TemplateContent {
  const moved = content.categories.find((one) => one.id === id);
  const siblings = content.categories.filter((one) => moved && one.parentId === moved.parentId);
  const over = moved && siblings[siblings.indexOf(moved) + by];
  return over ? moveCategory(content, id, over.id) : content;
}

export function findItem(
  content: TemplateContent,
  id: string,
): { category: Category; index: number; item: CheckItem } | null {
  for (const category of content.categories) {
    const index = category.items.findIndex((item) => item.id === id);
    const item = category.items[index];
    if (item) return { category, index, item };
  }
  return null;
}

/** Puts items into a category, at its end or at a place. */
export function insertItems(
  content: TemplateContent,
  categoryId: string,
  items: readonly CheckItem[],
  at: number = Number.POSITIVE_INFINITY,
): TemplateContent {
  return {
    categories: content.categories.map((one) =>
      one.id === categoryId ? { ...one, items: [...one.items.slice(0, at), ...items, ...one.items.slice(at)] } : one,
    ),
  };
}

export function setItem(content: TemplateContent, id: string, patch: Partial<CheckItem>): TemplateContent {
  return {
    categories: content.categories.map((category) =>
      category.items.some((item) => item.id === id)
        ? { ...category, items: category.items.map((item) => (item.id === id ? { ...item, ...patch } : item)) }
        : category,
    ),
  };
}

export function removeItem(content: TemplateContent, id: string): TemplateContent {
  return {
    categories: content.categories.map((category) =>
      category.items.some((item) => item.id === id)
        ? { ...category, items: category.items.filter((item) => item.id !== id) }
        : category,
    ),
  };
}

/** Puts an item into the place of another one, in whichever category that is, or at the end of a category. */
export function moveItem(content: TemplateContent, id: string, overId: string): TemplateContent {
  const from = findItem(content, id);
  if (!from || id === overId) return content;
  const over = findItem(content, overId);
  if (over && over.category.id === from.category.id) {
    return setCategory(content, from.category.id, { items: moveTo(from.category.items, from.index, over.index) });
  }
  const without = removeItem(content, id);
  if (over) return insertItems(without, over.category.id, [from.item], over.index);
  return content.categories.some((one) => one.id === overId) ? insertItems(without, overId, [from.item]) : content;
}

/** One step up or down; at the edge of a category into the neighbour. */
export function stepItem(content: TemplateContent, id: string, by: -1 | 1): TemplateContent {
  const found = findItem(content, id);
  if (!found) return content;
  const { category, index, item } = found;
  const neighbour = category.items[index + by];
  if (neighbour) return moveItem(content, id, neighbour.id);
  const next = content.categories[content.categories.indexOf(category) + by];
  if (!next) return content;
  return insertItems(removeItem(content, id), next.id, [item], by < 0 ? Number.POSITIVE_INFINITY : 0);
}

/** The lines of what was typed or pasted: trimmed, without bullets and numbers in front, not longer than a name. */
export function namesFrom(text: string): string[] {
  return text
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^\s*(?:[-*•·]|\d{1,3}[.、)）])\s+/, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .map((line) => [...line].slice(0, LIMIT.name.checkItem).join(''));
}

function withBelow(content: TemplateContent, id: string): Set<string> {
  const ids = new Set([id]);
  for (const one of inReadingOrder(content).categories) if (one.parentId && ids.has(one.parentId)) ids.add(one.id);
  return ids;
}

function moveTo<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
}
