import type { TemplateContent } from '@rondo/domain/scoring/template';

/** The same content under new ids: a copy is another template, and repeats of a finding are followed inside one. */
export function freshIds(content: TemplateContent, newId: () => string): TemplateContent {
  const ids = new Map<string, string>();
  const renewed = (id: string): string => {
    const known = ids.get(id);
    if (known) return known;
    const made = newId();
    ids.set(id, made);
    return made;
  };
  return {
    categories: content.categories.map((category) => ({
      ...category,
      id: renewed(category.id),
      parentId: category.parentId === null ? null : renewed(category.parentId),
      items: category.items.map((item) => ({
        ...item,
        id: renewed(item.id),
        showIf: item.showIf === null ? null : { ...item.showIf, itemId: renewed(item.showIf.itemId) },
      })),
    })),
  };
}
