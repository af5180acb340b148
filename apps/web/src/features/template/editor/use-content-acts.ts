import type { CheckItemRow } from '@rondo/contract/check-item';
import { fromLibrary } from '@rondo/domain/check-item';
import { LIMIT } from '@rondo/domain/limit';
import { allItems, type Category, type CheckItem, type TemplateContent } from '@rondo/domain/scoring/template';
import { flushSync } from 'react-dom';
import { v7 as uuidv7 } from 'uuid';
import { useT } from '../../../shared/i18n.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import {
  addCategory,
  findItem,
  inReadingOrder,
  insertItems,
  itemsBelow,
  newCategory,
  removeCategory,
  removeItem,
} from './content.ts';
import { type Editor, freshItem } from './use-editor.ts';

/** What is done to the content as a whole, with the limits said and undo where something goes. */
export function useContentActs({ draft, edit, select, setStep, pictures }: Editor) {
  const t = useT();
  const undo = (run: () => void) => ({ action: { label: t('ui.undo'), run } });
  const room = (more: number): boolean => {
    const most = LIMIT.template.items;
    const isRoom = allItems(draft.content).length + more <= most;
    if (!isRoom) toast.warn(t('template.most', { count: most }));
    return isRoom;
  };
  return {
    addCategory(parentId: string | null) {
      const category = newCategory(uuidv7(), t('template.newCategory'), parentId);
      // At once, not with the next frame: what is typed meanwhile must not land in the name.
      flushSync(() => edit((content) => addCategory(content, category)));
      focusName(category.id);
    },
    removeCategory(category: Category) {
      const before = draft.content;
      const count = itemsBelow(before, category.id).length;
      edit((content) => removeCategory(content, category.id));
      const gone = before.categories.filter(
        (one) => !removeCategory(before, category.id).categories.some((left) => left.id === one.id),
      );
      const restore = () =>
        edit((content) => inReadingOrder({ categories: restored(before.categories, content.categories, gone) }));
      toast.ok(t('template.done.categoryRemoved', { name: category.name, count }), undo(restore));
    },
    addItems(categoryId: string, names: readonly string[]) {
      if (!room(names.length)) return;
      edit((content) => insertItems(content, categoryId, names.map(freshItem)));
    },
    addFromLibrary(categoryId: string | null, rows: readonly CheckItemRow[]) {
      if (!room(rows.length)) return;
      const items = rows.map(({ item }) => item);
      pictures.addFiles(rows.flatMap(({ standardPhotos }) => standardPhotos));
      edit((content) => withCopies(content, categoryId, items, t('template.newCategory')));
      toast.ok(t('checkItem.done.inserted', { count: items.length }));
    },
    copyItem(item: CheckItem) {
      const at = findItem(draft.content, item.id);
      if (!at || !room(1)) return;
      const copy = { ...item, id: uuidv7() };
      edit((content) => insertItems(content, at.category.id, [copy], at.index + 1));
      select(copy.id);
    },
    removeItem(item: CheckItem) {
      const at = findItem(draft.content, item.id);
      if (!at) return;
      edit((content) => removeItem(content, item.id));
      select(null);
      const back = () => {
        edit((content) => insertItems(content, at.category.id, [item], at.index));
        setStep('items');
        select(item.id);
      };
      toast.ok(t('template.done.itemRemoved', { name: item.name }), undo(back));
    },
  };
}

/** Copies that say where they came from; a draft without a category gets one for them. */
function withCopies(
  content: TemplateContent,
  categoryId: string | null,
  items: readonly CheckItem[],
  newName: string,
): TemplateContent {
  const copies = items.map((item) => fromLibrary(item, uuidv7()));
  if (categoryId !== null) return insertItems(content, categoryId, copies);
  const made = newCategory(uuidv7(), newName, null);
  return insertItems(addCategory(content, made), made.id, copies);
}

/** What was taken away goes back to its place among what is there now. */
function restored(before: readonly Category[], now: readonly Category[], gone: readonly Category[]): Category[] {
  const result = [...now];
  for (const category of gone) {
    const previous = before[before.indexOf(category) - 1];
    const at = previous ? result.findIndex((one) => one.id === previous.id) + 1 : 0;
    result.splice(at, 0, category);
  }
  return result;
}

/** The new category's name is ready to be overwritten. */
function focusName(categoryId: string): void {
  const section = document.getElementById(`category-${categoryId}`);
  section?.scrollIntoView({ block: 'center' });
  section?.querySelector<HTMLInputElement>('.te-section-name')?.select();
}
