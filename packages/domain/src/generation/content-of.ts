import { LIMIT } from '../limit.ts';
import { type Category, type CheckItem, newCheckItem, type TemplateContent } from '../scoring/template.ts';
import type { PlacedItem } from './draft.ts';

/** Where an item came from: the words of the document, by the id of the item. */
export interface ItemSource {
  itemId: string;
  quote: string;
  page: number | null;
}

interface Words {
  /** The category of items without a heading. */
  general: string;
  /** The category of what goes beyond the most categories. */
  others: string;
}

interface Generated {
  content: TemplateContent;
  sources: ItemSource[];
  /** Items beyond the most that a template holds. */
  leftOut: number;
}

/** A template of items and their headings, inside its limits: what is too deep or too much of headings is joined. */
export function contentOf(items: readonly PlacedItem[], words: Words, newId: () => string): Generated {
  const kept = items.slice(0, LIMIT.template.items);
  const paths = fitted(kept, words);
  const categories = new Map<string, Category>();
  const categoryOf = (path: readonly string[]): Category => {
    const key = JSON.stringify(path);
    const known = categories.get(key);
    if (known) return known;
    const parent = path.length > 1 ? categoryOf(path.slice(0, -1)) : null;
    const name = cut(path.at(-1) ?? words.general, LIMIT.name.category);
    const made: Category = {
      ...{ id: newId(), name, parentId: parent?.id ?? null, weightPercent: parent ? null : 0, items: [] },
    };
    categories.set(key, made);
    return made;
  };
  const sources = kept.map((item, index) => {
    const made = checkItemOf(item, newId());
    categoryOf(paths[index] ?? []).items.push(made);
    return { itemId: made.id, quote: item.quote, page: item.page };
  });
  return { content: { categories: [...categories.values()] }, sources, leftOut: items.length - kept.length };
}

/** The headings of each item, as deep and as many as a template holds. */
function fitted(items: readonly PlacedItem[], { general, others }: Words): string[][] {
  const whole = items.map(({ path }) => (path.length === 0 ? [general] : [...path]));
  for (let depth = LIMIT.tree.categoryDepth; depth > 0; depth -= 1) {
    const paths = whole.map((path) => path.slice(0, depth));
    const all = new Set(paths.flatMap((path) => path.map((_, at) => JSON.stringify(path.slice(0, at + 1)))));
    if (all.size <= LIMIT.template.categories) return paths;
  }
  const first = [...new Set(whole.map(([top = general]) => top))].slice(0, LIMIT.template.categories - 1);
  return whole.map(([top = general]) => [first.includes(top) ? top : others]);
}

function checkItemOf(item: PlacedItem, id: string): CheckItem {
  const fresh = newCheckItem(id, cut(item.name, LIMIT.name.checkItem));
  const { standard, code, answer, unit, min, max, severity } = item;
  const maxScore = item.maxScore ?? fresh.maxScore;
  const last = Math.max(1, item.options.length - 1);
  const options = item.options.map((text, index) => ({
    ...{ id: `o${index + 1}`, text: cut(text, LIMIT.name.option) },
    ...{ points: Math.round((maxScore * (last - index) * 100) / last) / 100, isFail: index === last },
  }));
  const photo = item.needsPhoto
    ? { ...fresh.photo, rule: 'always' as const, min: 1 }
    : answer === 'photo'
      ? { ...fresh.photo, min: 1 }
      : fresh.photo;
  return { ...fresh, standard, code, answer, unit, min, max, severity, maxScore, options, photo };
}

const cut = (text: string, most: number): string => [...text].slice(0, most).join('').trim();
