import type { CheckItem } from '@rondo/domain/scoring/template';

/** Whether pictures may hang on the answer of an item. */
export const takesPhotos = (item: CheckItem): boolean =>
  item.photo.max > 0 && (item.answer === 'photo' || item.photo.rule !== 'none');
