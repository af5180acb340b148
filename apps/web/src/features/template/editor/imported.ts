import type { ItemImportReport } from '@rondo/contract/template';
import type { Category, TemplateContent } from '@rondo/domain/scoring/template';
import { addCategory, insertItems, newCategory } from './content.ts';

type Ready = ItemImportReport['ready'][number];

/** What goes into the draft: all that is ready, or without the rows whose category and name are there already. */
export function chosenRows({ ready, duplicates }: ItemImportReport, choice: 'skip' | 'keep_both'): Ready[] {
  const doubles = new Set(duplicates.map((one) => one.row));
  return choice === 'keep_both' ? ready : ready.filter((one) => !doubles.has(one.row));
}

/** Puts imported items into the draft; categories on the path that are missing are made. */
export function withImported(content: TemplateContent, rows: readonly Ready[], newId: () => string): TemplateContent {
  const byPath = new Map<string, Ready[]>();
  for (const row of rows) byPath.set(row.category, [...(byPath.get(row.category) ?? []), row]);
  let result = content;
  for (const [path, some] of byPath) {
    const found = categoryAt(result, path.split('/'), newId);
    result = insertItems(
      found.content,
      found.id,
      some.map((one) => one.item),
    );
  }
  return result;
}

function categoryAt(content: TemplateContent, names: readonly string[], newId: () => string) {
  let result = content;
  let parentId: string | null = null;
  for (const name of names) {
    const parent: string | null = parentId;
    const known: Category | undefined = result.categories.find(
      (one) => one.parentId === parent && isSame(one.name, name),
    );
    const category: Category = known ?? newCategory(newId(), name, parent);
    if (!known) result = addCategory(result, category);
    parentId = category.id;
  }
  return { content: result, id: parentId ?? '' };
}

function isSame(one: string, other: string): boolean {
  return one.trim().toLowerCase() === other.trim().toLowerCase();
}
