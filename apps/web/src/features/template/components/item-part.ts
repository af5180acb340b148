import type { CheckItem } from '@rondo/domain/scoring/template';

/** What the parts of the settings get: the item, how to change it, and what is wrong at a field. */
export interface ItemPart {
  item: CheckItem;
  set: (patch: Partial<CheckItem>) => void;
  errorOf: (field: string) => string;
}
