import { DEFAULT_SCORING } from './scoring/settings.ts';
import type { CheckItem } from './scoring/template.ts';
import type { TemplateFaultReason } from './scoring/template-fault.ts';
import { validateTemplate } from './scoring/validate-template.ts';

/** What would keep a template with this item alone from being published, by the field of the item. The library keeps nothing like it. */
export function libraryItemFaults(item: CheckItem): Map<string, TemplateFaultReason> {
  const items = [{ ...item, showIf: null }];
  const content = { categories: [{ id: 'library', name: '-', parentId: null, weightPercent: null, items }] };
  const prefix = 'categories.0.items.0.';
  return new Map(
    validateTemplate(content, DEFAULT_SCORING)
      .filter(({ path }) => path.startsWith(prefix))
      .map(({ path, reason }) => [path.slice(prefix.length), reason]),
  );
}

/** An item as the library keeps it: by itself, so without the question that a template asked before it. */
export function libraryItem(item: CheckItem, id: string): CheckItem {
  const { libraryItemId: _, ...rest } = item;
  return { ...rest, id, showIf: null };
}

/** A copy of an item of the library for a template; it stays as it is when the library changes later, and says where it came from. */
export function fromLibrary(item: CheckItem, newId: string): CheckItem {
  return { ...libraryItem(item, newId), libraryItemId: item.id };
}

/** What the library says now, in the place of an older copy: its identity in the template and what it waits for stay. */
export function renewedFromLibrary(copy: CheckItem, latest: CheckItem): CheckItem {
  return { ...fromLibrary(latest, copy.id), showIf: copy.showIf };
}

/** Whether a copy says something else than the library does now. */
export function differsFromLibrary(copy: CheckItem, latest: CheckItem): boolean {
  const plain = (item: CheckItem): string => {
    const entries: [string, unknown][] = Object.entries(libraryItem(item, ''));
    return JSON.stringify(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  };
  return plain(copy) !== plain(latest);
}
