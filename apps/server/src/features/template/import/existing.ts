import { categoryPaths } from '@rondo/domain/scoring/category-path';
import type { TemplateContent } from '@rondo/domain/scoring/template';

/** What makes two check items the same for an import: their category path and their name, whatever the case. */
export function keyOf(category: string, name: string): string {
  return `${category}\n${name}`.normalize('NFKC').toLowerCase();
}

/** The keys of the check items that a draft holds. */
export function existingKeys(content: TemplateContent): Set<string> {
  const paths = categoryPaths(content);
  return new Set(
    content.categories.flatMap((category) => {
      const path = [...(paths.get(category.id) ?? [])].reverse().map((one) => one.name);
      return category.items.map((item) => keyOf(path.join('/'), item.name));
    }),
  );
}
