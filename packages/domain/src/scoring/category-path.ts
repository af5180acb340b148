import type { Category, TemplateContent } from './template.ts';

/**
 * For each category id the categories from itself up to the top level. A parent that does not exist ends the path, a ring is cut
 * where it closes: `validateTemplate` refuses both, and a stored document must never hang the reader.
 */
export function categoryPaths(content: TemplateContent): Map<string, Category[]> {
  const byId = new Map(content.categories.map((category) => [category.id, category]));
  return new Map(
    content.categories.map((category) => {
      const path = [category];
      let parent = category.parentId === null ? undefined : byId.get(category.parentId);
      while (parent && !path.includes(parent)) {
        path.push(parent);
        parent = parent.parentId === null ? undefined : byId.get(parent.parentId);
      }
      return [category.id, path];
    }),
  );
}
