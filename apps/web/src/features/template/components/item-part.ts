import type { FileRef } from '@rondo/contract/kit/shapes';
import type { CheckItem } from '@rondo/domain/scoring/template';

/** Files that the form may show: those that came with it, and those that were brought since. */
export interface StandardFiles {
  files: readonly FileRef[];
  addFiles: (files: readonly FileRef[]) => void;
}

/** What the parts of the settings get: the item, how to change it, and what is wrong at a field. */
export interface ItemPart extends StandardFiles {
  item: CheckItem;
  set: (patch: Partial<CheckItem>) => void;
  errorOf: (field: string) => string;
}
