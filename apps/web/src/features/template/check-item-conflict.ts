import type { CheckItemConflict } from '@rondo/contract/check-item';
import type { FileRef } from '@rondo/contract/kit/shapes';
import type { CheckItem } from '@rondo/domain/scoring/template';
import type { Translate } from '../../shared/i18n.tsx';
import { type CompareField, isSame } from '../../shared/ui/form/conflict/merge.ts';

/** What the form of a check item changes. */
export type CheckItemDraft = CheckItem & { category: string };

interface Words {
  t: Translate;
  list: (names: readonly string[]) => string;
  /** The pictures that either side may name. */
  files: readonly FileRef[];
}

/** What is compared when somebody else saved first: the category, and a line for each part of the item that differs. */
export function conflictFields(current: CheckItemConflict, { t, list, files }: Words): CompareField<CheckItemDraft>[] {
  const labelOf = ({ field }: CheckItemConflict['differs'][number]) =>
    field === 'name' || field === 'standardPhotos'
      ? t(`template.item.${field}`)
      : t(`template.importing.field.${field}`);
  const category = {
    keys: ['category'] as const,
    label: t('checkItem.category'),
    words: (one: CheckItemDraft) => one.category,
  };
  const lines = partsOf(current).map(
    ([key, differs]): CompareField<CheckItemDraft> => ({
      keys: [key],
      label: list(differs.map(labelOf)),
      words(draft) {
        // Other pictures, as many as before: their names tell them apart.
        if (key === 'standardPhotos')
          return list(draft[key].map((id) => files.find((file) => file.id === id)?.name ?? t('ui.none')));
        const side = isSame<CheckItem>(draft, current.item, [key]) ? 'theirs' : 'mine';
        const [only] = differs;
        if (only && differs.length === 1) return only[side];
        return differs.map((one) => `${labelOf(one)}: ${one[side] || t('ui.none')}`).join('\n');
      },
    }),
  );
  return [category, ...lines];
}

/** What differs, by the part of the item that it is in: one side is chosen for the whole of a part. */
function partsOf({ differs, item }: CheckItemConflict) {
  const parts = new Map<keyof CheckItem, CheckItemConflict['differs']>();
  for (const one of differs) {
    const [part = ''] = one.field.split('.');
    if (isPartOf(item, part)) parts.set(part, [...(parts.get(part) ?? []), one]);
  }
  return [...parts];
}

const isPartOf = (item: CheckItem, part: string): part is keyof CheckItem => part in item;
