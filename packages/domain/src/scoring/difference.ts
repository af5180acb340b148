import { categoryPaths } from './category-path.ts';
import type { Category, CheckItem, TemplateContent } from './template.ts';

/** Where an item stands. */
export type Placed = {
  item: CheckItem;
  /** Names of the categories from the top, joined by "/". */
  category: string;
  /** From 1, inside its category. */
  position: number;
};

/** What one version of a template has and another has not. An item or category is the same by its id, whatever it is called. */
export type Difference<F> = {
  added: Placed[];
  removed: Placed[];
  /** In another category, or out of the order that the others of its category keep. */
  moved: { before: Placed; after: Placed }[];
  changed: { before: Placed; after: Placed; fields: F[] }[];
  addedCategories: string[];
  removedCategories: string[];
  /** Renamed, or below another parent. */
  renamedCategories: { before: string; after: string }[];
  reweighted: { category: string; before: number | null; after: number | null }[];
};

/** Compares two versions; `fieldsOf` names the fields in which an item differs from the same item before. */
export function difference<F>(
  before: TemplateContent,
  after: TemplateContent,
  fieldsOf: (before: CheckItem, after: CheckItem) => F[],
): Difference<F> {
  const [old, now] = [placesOf(before), placesOf(after)];
  const pairs = [...now].flatMap(([id, place]) => {
    const was = old.get(id);
    return was ? [{ before: was, after: place }] : [];
  });
  return {
    added: [...now].flatMap(([id, place]) => (old.has(id) ? [] : [place])),
    removed: [...old].flatMap(([id, place]) => (now.has(id) ? [] : [place])),
    moved: pairs.filter(isMoved(before, after)),
    changed: pairs.flatMap((pair) => {
      const fields = fieldsOf(pair.before.item, pair.after.item);
      return fields.length > 0 ? [{ ...pair, fields }] : [];
    }),
    ...categoryDifference(before, after),
  };
}

function placesOf(content: TemplateContent): Map<string, Placed> {
  const names = categoryNames(content);
  return new Map(
    content.categories.flatMap((category) =>
      category.items.map((item, index) => [
        item.id,
        { item, category: names.get(category.id) ?? category.name, position: index + 1 },
      ]),
    ),
  );
}

function categoryNames(content: TemplateContent): Map<string, string> {
  const join = (path: readonly Category[]) =>
    path
      .map(({ name }) => name)
      .reverse()
      .join('/');
  return new Map([...categoryPaths(content)].map(([id, path]) => [id, join(path)]));
}

/** Whether an item left its category, or its place among the items that stayed: the fewest moves that explain the new order. */
function isMoved(before: TemplateContent, after: TemplateContent): (pair: { after: Placed }) => boolean {
  const homes = homesOf(before);
  const stays = new Set<string>();
  for (const category of after.categories) {
    const stayed = category.items.filter(({ id }) => homes.get(id)?.categoryId === category.id).map(({ id }) => id);
    for (const id of longestRising(stayed, (one) => homes.get(one)?.index ?? 0)) stays.add(id);
  }
  return (pair) => !stays.has(pair.after.item.id);
}

function homesOf(content: TemplateContent): Map<string, { categoryId: string; index: number }> {
  return new Map(
    content.categories.flatMap((category) =>
      category.items.map(({ id }, index) => [id, { categoryId: category.id, index }]),
    ),
  );
}

/** The longest part of a list whose keys rise. n² for the 500 items of a template is nothing. */
function longestRising(list: readonly string[], key: (one: string) => number): string[] {
  const best: string[][] = [];
  for (const [at, one] of list.entries()) {
    const ends = best.filter((_, earlier) => key(list[earlier] ?? '') < key(one));
    const longest = ends.reduce<string[]>((most, end) => (end.length > most.length ? end : most), []);
    best[at] = [...longest, one];
  }
  return best.reduce((most, end) => (end.length > most.length ? end : most), []);
}

function categoryDifference(before: TemplateContent, after: TemplateContent) {
  const [old, now] = [categoryNames(before), categoryNames(after)];
  const weights = new Map(before.categories.map(({ id, weightPercent }) => [id, weightPercent]));
  return {
    addedCategories: [...now].flatMap(([id, name]) => (old.has(id) ? [] : [name])),
    removedCategories: [...old].flatMap(([id, name]) => (now.has(id) ? [] : [name])),
    renamedCategories: [...now].flatMap(([id, name]) => {
      const was = old.get(id);
      return was === undefined || was === name ? [] : [{ before: was, after: name }];
    }),
    reweighted: after.categories.flatMap(({ id, weightPercent }) => {
      const was = weights.get(id);
      if (was === undefined || was === weightPercent) return [];
      return [{ category: now.get(id) ?? '', before: was, after: weightPercent }];
    }),
  };
}
