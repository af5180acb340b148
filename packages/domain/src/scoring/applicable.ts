import type { ShopFormat } from '../shop.ts';
import type { Mode } from '../task.ts';
import { categoryPaths } from './category-path.ts';
import type { Applies, CheckItem, TemplateContent } from './template.ts';

/** What the rules of items read of a store and of its inspection. */
type Traits = { format: ShopFormat | null; tags: readonly string[]; mode: Mode };

export const EXCLUDED_BY = ['format', 'tags', 'withoutTags', 'mode', 'sample'] as const;

/** A check item that is not asked, and the part of its rule that says so with what it wanted or forbids; or it was not drawn. */
export type ExcludedItem = {
  itemId: string;
  name: string;
  /** Names of the categories from the top, joined by "/". */
  category: string;
  by: (typeof EXCLUDED_BY)[number];
  /** Formats, tags or modes of the rule; of a sample how many were drawn from how many. */
  values: string[];
};
type Why = Pick<ExcludedItem, 'by' | 'values'> | null;

/**
 * The items of a template that are asked in an inspection of a store, and those that its rules leave out, in the order of the template. A follow-up of
 * an item that is left out is never asked: it stays, hidden.
 */
export function applicable(
  content: TemplateContent,
  traits: Traits,
): { content: TemplateContent; excluded: ExcludedItem[] } {
  return excludedOf(content, (item) => whyNot(item.applies, traits));
}

/** The content without some items, and why each of them is left out; `why` answers null for those that stay. */
export function excludedOf(
  content: TemplateContent,
  why: (item: CheckItem) => Why,
): { content: TemplateContent; excluded: ExcludedItem[] } {
  const paths = categoryPaths(content);
  const excluded: ExcludedItem[] = [];
  const categories = content.categories.map((category) => {
    const path = (paths.get(category.id) ?? []).map(({ name }) => name).reverse();
    const items = category.items.filter((item) => {
      const reason = why(item);
      if (reason) excluded.push({ itemId: item.id, name: item.name, category: path.join('/'), ...reason });
      return reason === null;
    });
    return items.length === category.items.length ? category : { ...category, items };
  });
  return excluded.length === 0 ? { content, excluded } : { content: { categories }, excluded };
}

/** Null: it is asked. A store without a format is of none. */
function whyNot({ formats, tags, withoutTags, modes }: Applies, shop: Traits): Why {
  if (modes.length > 0 && !modes.includes(shop.mode)) return { by: 'mode', values: modes };
  if (formats.length > 0 && (shop.format === null || !formats.includes(shop.format))) {
    return { by: 'format', values: formats };
  }
  if (tags.length > 0 && !tags.some((tag) => shop.tags.includes(tag))) return { by: 'tags', values: tags };
  const forbidden = withoutTags.filter((tag) => shop.tags.includes(tag));
  return forbidden.length > 0 ? { by: 'withoutTags', values: forbidden } : null;
}
