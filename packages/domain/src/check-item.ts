import type { CheckItem } from './scoring/template.ts';

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
